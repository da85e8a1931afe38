"""docs/hosting.md is true: its commands work, and what it quotes is what lies in hosting/, and works as well."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from knossos.cli import _parser
from tests import debian
from tests.table.databases import database, locked_server
from tests.table.serving import OPEN, Opened, ask, bot, me, open_table
from tests.table.test_serve import started
from tests.test_install import PARTS

ROOT = Path(__file__).parents[1]
HOSTING = ROOT / "hosting"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
PROGRAMS = Path(sys.executable).parent
Proxy: TypeAlias = Callable[..., AbstractContextManager[str]]
TABLES = "/var/lib/knossos/tables.sqlite"


def lines(language: str) -> list[str]:
    """The commands of the page: `sh` can be run here, `shell` needs a machine of one's own."""
    return [line for kind, text in BLOCKS if kind == language for line in text.splitlines()]


def here(text: str, folder: Path, address: str = "") -> str:
    """The same with the places of a test."""
    for place in ("/var/lib/knossos", "/var/backups/knossos"):
        (folder / place.strip("/")).mkdir(parents=True, exist_ok=True)
        text = text.replace(place, str(folder / place.strip("/")))
    return text.replace("/opt/knossos/bin", str(PROGRAMS)).replace("http://127.0.0.1:8400", address.rstrip("/"))


def ran(command: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command where there is no terminal, so that it reads a password from what is typed."""
    there = os.environ | {"LANG": "C.UTF-8", "LC_ALL": ""} | environment
    return subprocess.run(
        command,
        shell=True,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env=there,
        start_new_session=True,
    )


def needs(program: str, package: str | None = None) -> str:
    """Where a program is that not every machine has."""
    found = shutil.which(program) or debian.unpacked(package or program, program)
    if found is None:
        pytest.skip(f"{program} is not installed")
    return found


# The page


def test_every_file_is_quoted_as_it_is() -> None:
    files = sorted(HOSTING.iterdir())
    assert files
    quoted = [text for _, text in BLOCKS]
    for file in files:
        assert f"`hosting/{file.name}`" in PAGE
        assert file.read_text(encoding="utf-8") in quoted, file.name


def test_every_option_of_the_server_is_explained() -> None:
    help_text = ran(f"{PROGRAMS}/knossos serve --help").stdout
    explained = "".join(re.findall(r"^\| (`--.*?) \|", PAGE, re.MULTILINE))
    assert set(re.findall(r"--[\w-]+", explained)) == set(re.findall(r"--[\w-]+", help_text)) - {"--help"}


def test_the_commands_work_in_the_order_of_the_page(tmp_path: Path) -> None:
    serve, *commands = lines("sh")
    backward = [command for command in commands if "--replace" in command]
    assert backward
    options = shlex.split(here(serve, tmp_path))[2:]
    with started(*options, data=tmp_path / TABLES.strip("/")) as (_, address):
        table = open_table(address, me(), OPEN, listed=True)
        for command in commands:
            result = ran(here(command, tmp_path, address))
            if command in backward:
                assert (result.returncode, "Another server" in result.stderr) == (2, True)
            else:
                assert (result.returncode, result.stderr) == (0, ""), command
    for command in backward:
        assert ran(here(command, tmp_path)).stdout.startswith("One table is restored")
    with started(data=tmp_path / "var/lib/knossos/trial.sqlite") as (_, address):
        assert ask(address, "GET", f"/api/tables/{table.name}").status == 200


def test_the_commands_that_need_a_machine_of_ones_own_name_what_there_is() -> None:
    commands = [shlex.split(line) for line in lines("shell")]
    assert commands
    for words in commands:
        for word in words:
            if word.startswith("hosting/"):
                assert list(ROOT.glob(word)), word
        if any(word.endswith("bin/knossos") for word in words):
            start = next(place for place, word in enumerate(words) if word.endswith("bin/knossos"))
            _parser().parse_args(words[start + 1 :])


def test_several_servers_run_as_the_page_says() -> None:
    [command] = [line for line in lines("shell") if "--workers" in line]
    options = shlex.split(command)[2:]
    place = options.index("--database")
    assert options[place + 1].startswith("postgresql://")
    with database() as url, started(*options[:place], *options[place + 2 :], data=url) as (_, address):
        assert ask(address, "GET", "/api/health").status == 200


def test_the_database_of_three_machines_lets_in_whoever_has_the_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()

    def at_one_machine(text: str) -> str:
        text = text.replace("10.0.0.10:5432", f"127.0.0.1:{port}").replace("10.0.0.10/", f"127.0.0.1:{port}/")
        return here(text.replace("10.0.0.0/24", "127.0.0.0/8").replace("10.0.0.10", "127.0.0.1"), tmp_path)

    [making] = [text for kind, text in BLOCKS if kind == "shell" and "createuser" in text]
    [knowing] = [line for line in lines("shell") if ".pgpass" in line]
    serve = shlex.split(at_one_machine(settings("several.conf", "ExecStart")[1]))
    place = serve.index("--database")
    monkeypatch.setenv("HOME", str(tmp_path / "var/lib/knossos"))
    with locked_server(port) as (control, environment):
        for command in making.splitlines():
            made = ran(at_one_machine(command), "ariadne\nariadne\n", **environment)
            assert made.returncode == 0, made.stderr
        control("restart")
        refused = ran(shlex.join(serve))
        assert refused.returncode == 2
        assert "password" in refused.stderr
        written = ran(at_one_machine(knowing).replace("PASSWORD", "ariadne").replace("-o knossos ", ""))
        assert written.returncode == 0, written.stderr
        with started(*serve[2:place], *serve[place + 2 :], data=serve[place + 1]) as (_, address):
            assert ask(address, "GET", "/api/health").status == 200


# systemd


def settings(file: str, name: str) -> list[str]:
    return re.findall(rf"^{name}=(.*)$", (HOSTING / file).read_text(encoding="utf-8"), re.MULTILINE)


def test_the_service_serves_the_file_that_the_page_backs_up() -> None:
    [command] = settings("knossos.service", "ExecStart")
    assert _parser().parse_args(shlex.split(command)[1:]).database == TABLES
    assert settings("knossos.service", "StateDirectory") == ["knossos"]
    assert settings("knossos.service", "User") == settings("knossos-backup.service", "User") == ["knossos"]


def test_the_service_is_started_again_for_as_long_as_it_takes() -> None:
    [pause] = settings("knossos.service", "RestartSec")
    assert int(pause) > 10 / 5  # systemd gives up where five starts fail within ten seconds


def test_the_service_of_one_of_three_machines_serves_the_database_of_the_page() -> None:
    without, command = settings("several.conf", "ExecStart")
    assert not without
    options = _parser().parse_args(shlex.split(command)[1:])
    assert options.database in PAGE.replace(command, "")
    assert options.proxy in options.database


def test_the_nightly_backup_makes_one_and_forgets_old_ones(tmp_path: Path) -> None:
    commands = [here(each, tmp_path) for each in settings("knossos-backup.service", "ExecStart")]
    old, recent = (tmp_path / "var/backups/knossos" / name for name in ("old.gz", "recent.gz"))
    old.touch()
    recent.touch()
    os.utime(old, (0, 0))
    with started(data=tmp_path / TABLES.strip("/")):
        for command in commands:
            result = ran(command.replace("$$", "$").replace("%%", "%"))
            assert (result.returncode, result.stderr) == (0, "")
    names = sorted(path.name for path in old.parent.iterdir())
    assert len(names) == 2
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}\.gz", names[0])
    assert names[1] == "recent.gz"


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    program = needs("systemd-analyze")
    units = [file for file in HOSTING.iterdir() if file.suffix in (".service", ".timer")]
    for unit in units:
        (tmp_path / unit.name).write_text(here(unit.read_text(encoding="utf-8"), tmp_path), encoding="utf-8")
    checked = ran(f"{program} verify {' '.join(str(tmp_path / unit.name) for unit in units)}")
    assert (checked.returncode, checked.stderr) == (0, "")


# Proxies


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
    return port


@contextmanager
def nginx(folder: Path, *servers: str) -> Iterator[str]:
    """nginx in front of servers, without TLS."""
    program, port = needs("nginx"), free_port()
    text = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"^ *(ssl_certificate.*|listen \[::\].*)\n", "", text, flags=re.MULTILINE)
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    [line] = re.findall(r"server 127.0.0.1:8400.*;", text)
    text = text.replace(line, "".join(line.replace("127.0.0.1:8400", server) for server in servers))
    with running([program, *nginx_with(text, folder)], port):
        yield f"http://127.0.0.1:{port}/"


def nginx_with(text: str, folder: Path) -> list[str]:
    """The options for nginx to use this text and write only to a folder."""
    kinds = "".join(f"{kind}_temp_path {folder};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    file, log = folder / "nginx.conf", folder / "error.log"
    head = f"daemon off;\npid {folder}/pid;\nerror_log {log};\nevents {{}}\n"
    file.write_text(f"{head}http {{\naccess_log off;\n{kinds}{text}}}\n", encoding="utf-8")
    return ["-c", str(file), "-e", str(log)]


@contextmanager
def caddy(folder: Path, *servers: str) -> Iterator[str]:
    """Caddy in front of servers, without TLS."""
    program, port = needs("caddy"), free_port()
    text = (HOSTING / "Caddyfile").read_text(encoding="utf-8")
    text = text.replace("knossos.example.org", f"http://127.0.0.1:{port}").replace("127.0.0.1:8400", " ".join(servers))
    file = folder / "Caddyfile"
    file.write_text(f"{{\n\tadmin off\n}}\n{text}", encoding="utf-8")
    with running([program, "run", "--adapter", "caddyfile", "--config", str(file)], port):
        yield f"http://127.0.0.1:{port}/"


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            while True:
                assert process.poll() is None, command
                try:
                    socket.create_connection(("127.0.0.1", port), 1).close()
                    break
                except OSError:
                    time.sleep(0.05)
            yield
        finally:
            process.terminate()


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_game_is_played_through_the_proxy_and_nobody_pretends_to_be_another(proxy: Proxy, tmp_path: Path) -> None:
    with (
        started("--proxy", data=tmp_path / "tables.sqlite") as (_, address),
        proxy(tmp_path, address[len("http://") : -1]) as outside,
    ):
        assert ask(outside, "GET", "/api/health").json["status"] == "ok"
        assert ask(address, "GET", "/metrics").status == 200
        assert ask(outside, "GET", "/metrics").status == 404
        table = open_table(outside, me(), OPEN)
        table.sit("Theseus")
        table.start()
        with table.connect(table.token) as client:
            legal = client.until("update")["sights"][0]["legal"]
            assert client.ask(type="act", reference="one", seat=0, action=legal[0])["type"] == "done"
        wish = {"game": "amazeing", "seats": [OPEN, OPEN]}
        pretending = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(30)]
        opened = [ask(outside, "POST", "/api/tables", wish, headers=headers).status for headers in pretending]
        assert opened == [201] * 29 + [429]


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_game_goes_on_through_the_proxy_when_one_of_two_servers_is_lost(proxy: Proxy, tmp_path: Path) -> None:
    with (
        database() as url,
        started("--proxy", data=url) as (one, address),
        started("--proxy", data=url) as (_, other),
        proxy(tmp_path, *(each[len("http://") : -1] for each in (address, other))) as outside,
    ):
        tables = [open_table(outside, me(), bot("random")).start() for _ in range(12)]
        assert {at_one_server(table, address, other) for table in tables} == {address, other}
        one.kill()
        for table in tables:
            with table.connect(table.token) as client:
                while not (legal := client.until("update")["sights"][0].get("legal")):
                    pass
                assert client.ask(type="act", reference="one", seat=0, action=legal[0])["type"] == "done"


def at_one_server(table: Opened, *servers: str) -> str:
    """Where all are who connect to a table through a proxy; nobody else may be there."""
    with ExitStack() as connected:
        for _ in range(4):
            connected.enter_context(table.connect(table.token)).until("update")
        [found] = [server for server in servers if connections(server) == 4]
    while any(map(connections, servers)):
        time.sleep(0.05)
    return found


def connections(address: str) -> int:
    [found] = re.findall(r"^knossos_connections\S* (\d+)$", ask(address, "GET", "/metrics").text, re.MULTILINE)
    return int(found)


def test_the_file_for_nginx_is_whole(tmp_path: Path) -> None:
    program, openssl = needs("nginx"), needs("openssl")
    key, certificate = tmp_path / "key", tmp_path / "certificate"
    made = ran(f"{openssl} req -x509 -nodes -newkey rsa:2048 -subj /CN=knossos -keyout {key} -out {certificate}")
    assert made.returncode == 0
    text = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"/etc/letsencrypt\S*fullchain.pem", str(certificate), text)
    text = re.sub(r"/etc/letsencrypt\S*privkey.pem", str(key), text)
    checked = ran(shlex.join([program, "-t", *nginx_with(text, tmp_path)]))
    assert checked.returncode == 0, checked.stderr


def test_the_file_for_caddy_is_whole() -> None:
    checked = ran(f"{needs('caddy')} validate --adapter caddyfile --config {HOSTING}/Caddyfile")
    assert checked.returncode == 0, checked.stderr


# Watching


def test_alerts_are_about_what_the_server_counts(tmp_path: Path) -> None:
    named = set(re.findall(r"knossos_\w+", (HOSTING / "alerts.yml").read_text(encoding="utf-8")))
    assert named
    with started(data=tmp_path / "tables.sqlite") as (_, address):
        assert named <= set(re.findall(r"^(knossos_\w+)", ask(address, "GET", "/metrics").text, re.MULTILINE))


def test_prometheus_understands_the_alerts() -> None:
    checked = ran(f"{needs('promtool', 'prometheus')} check rules {HOSTING}/alerts.yml")
    assert checked.returncode == 0, checked.stderr


# The container; no engine that could build it is needed


def instructions() -> list[tuple[str, str]]:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in text.splitlines() if line)]


def last(name: str) -> str:
    """The latest instruction of this name: it is the one that counts."""
    return [rest for each, rest in instructions() if each == name][-1]


def test_the_image_is_built_from_all_that_an_installation_needs() -> None:
    sources = [
        source
        for name, rest in instructions()
        if name == "COPY" and "--from" not in rest
        for source in rest.split()[:-1]
    ]
    assert {source.split("/")[0] for source in sources} == set(PARTS)
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for source in sources:
        assert (ROOT / source).exists()
        assert f"!{source.split('/')[0]}" in let_in


def test_the_container_serves_as_nobody_special_and_keeps_its_tables_in_the_volume() -> None:
    program, command = json.loads(last("ENTRYPOINT")), json.loads(last("CMD"))
    options = _parser().parse_args(command)
    assert (program, options.host, options.port) == (["knossos"], "0.0.0.0", int(last("EXPOSE")))
    assert Path(options.database).parent == Path(last("VOLUME"))
    assert last("USER") == "knossos"
    names = [name for name, _ in instructions()]
    assert names.index("USER") > max(place for place, name in enumerate(names) if name == "RUN")
    assert f"--home-dir {last('VOLUME')} knossos" in last("RUN")


def test_the_health_check_knows_a_server_from_none(tmp_path: Path) -> None:
    [words] = re.findall(r"CMD (\[.*\])", last("HEALTHCHECK"))
    program, *arguments = json.loads(words)
    assert program == "python"
    with started(data=tmp_path / "tables.sqlite") as (_, address):
        there = [word.replace("http://127.0.0.1:8400/", address) for word in arguments]
        assert there != arguments
        assert subprocess.run([sys.executable, *there], check=False).returncode == 0
    assert subprocess.run([sys.executable, *there], capture_output=True, check=False).returncode != 0
