"""The table: a server where people and bots meet, wherever they are."""
