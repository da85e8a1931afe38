"""What people do with the client, done in a real browser. Chromium is found, or installed; see chromium.py."""
