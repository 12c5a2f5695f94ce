"""Tries what hosting/ and docs/hosting.md say with the real programs: Caddy, nginx and systemd, all from the system's packages.

    .venv/bin/python tools/try_hosting.py            (apt-get install caddy nginx-light systemd openssl)

A server is started for each, with its proxy before it: Caddy with hosting/Caddyfile, nginx with the lines of docs/hosting.md, each also below a path. Through the
proxy, with TLS whose certificate is checked, somebody opens the pages and plays over a socket; cookies are for HTTPS alone, and figures stay inside.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
from websockets.sync.client import connect

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SERVE = [sys.executable, "-P", "-m", "westward", "serve", "--port", "0", "--proxied", "--pause", "0"]


def free() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


@contextlib.contextmanager
def running(command: list[str], folder: Path, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A program, as long as it is needed."""
    with (folder / f"{Path(command[0]).name}.log").open("w") as log:
        program = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **environment}
        )
        try:
            yield program
        finally:
            program.terminate()
            program.wait(10)


@contextlib.contextmanager
def served(folder: Path, *options: str) -> Iterator[int]:
    """A server behind a proxy; its port."""
    with running([*SERVE, "--database", f"{folder}/tables.db", *options], folder) as program:
        assert program.stdout is not None
        told = program.stdout.readline()
        yield int(told.split()[3].split(":")[2].partition("/")[0])


@contextlib.contextmanager
def caddy(folder: Path, text: str) -> Iterator[tuple[int, Path]]:
    """Caddy with a Caddyfile, at a port of its own; the certificate by which its own are signed."""
    port = free()
    head = f"{{\n admin off\n skip_install_trust\n http_port {free()}\n https_port {port}\n}}\n"
    config = folder / "Caddyfile"
    config.write_text(head + text)
    environment = {
        "DOMAIN": "localhost",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "HOME": str(folder),
    }
    subprocess.run(
        ["caddy", "validate", "--adapter", "caddyfile", "--config", str(config)],
        check=True,
        capture_output=True,
        env={**os.environ, **environment},
    )
    with running(["caddy", "run", "--adapter", "caddyfile", "--config", str(config)], folder, **environment):
        yield port, folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


@contextlib.contextmanager
def nginx(folder: Path, location: str) -> Iterator[tuple[int, Path]]:
    """The program nginx with some lines in a server with TLS, at a port of its own; its certificate."""
    port, key, certificate = free(), folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)],
        check=True, capture_output=True)  # fmt: skip
    config = folder / "nginx.conf"
    temporary = "".join(f"{name}_temp_path {folder}/{name};\n" for name in
                        ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))  # fmt: skip
    config.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\nhttp {{\n{temporary}access_log off;\n"
        f"server {{\nlisten 127.0.0.1:{port} ssl; server_name localhost;\nssl_certificate {certificate};\n"
        f"ssl_certificate_key {key};\n{location}\n}}\n}}\n"
    )
    subprocess.run(["nginx", "-t", "-c", str(config)], check=True, capture_output=True)
    with running(["nginx", "-c", str(config)], folder):
        yield port, certificate


def from_page(beginning: str) -> str:
    """The indented lines of docs/hosting.md that begin so."""
    found = re.search(rf"(?m)^    {re.escape(beginning)}.*\n(?:(?:    .*)?\n)*?    }}\n", PAGE)
    assert found, f"docs/hosting.md has no lines that begin with {beginning}"
    return found[0]


def play(url: str, trusted: Path) -> None:
    """Open the pages, and play some moves over a socket."""
    until = time.monotonic() + 60
    while not trusted.exists() and time.monotonic() < until:
        time.sleep(0.1)
    context = ssl.create_default_context(cafile=str(trusted))
    with httpx.Client(base_url=url, verify=context, timeout=60) as http:
        while True:
            with contextlib.suppress(httpx.TransportError):
                if http.get("healthz").status_code == 200:
                    break
            assert time.monotonic() < until, "nothing answers"
            time.sleep(0.2)
        pages(http)
        token = http.post("api/token").json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
        made = http.post("api/tables", json={"game": "golden-city", "seats": seats}, headers=headers)
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        socket_url = f"{url.replace('https', 'wss')}ws/{table}"
        with connect(socket_url, ssl=context, additional_headers=headers, max_size=2**24) as line:
            line.send(json.dumps({"type": "hello"}))
            moves = 0
            while moves < 3:
                frame = json.loads(line.recv(60))
                if frame["type"] == "position" and frame["choices"]:
                    move = {"type": "play", "id": f"move {moves}", "seat": 0, "number": frame["event"]}
                    line.send(json.dumps({**move, "action": frame["choices"][0]["action"]}))
                moves += frame["type"] == "ack"


def pages(http: httpx.Client) -> None:
    """The lobby with its parts is there and keeps its cookie for HTTPS; figures are not there, whatever somebody claims."""
    lobby = http.get("")
    assert lobby.status_code == 200, lobby.text
    assert "secure" in lobby.headers["set-cookie"].lower()
    assert "content-security-policy" in lobby.headers
    for part in re.findall(r'(?:src|href)="([^":#?]+\.(?:js|css))"', lobby.text):
        assert http.get(str(lobby.url.join(part))).status_code == 200, part
    assert http.get("metrics").status_code == 404
    assert http.get("metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404


def for_caddy(port: int, path: str, kept: bool) -> str:
    """The shipped Caddyfile before a server at a port; below a path, which is passed on or taken off."""
    text = (ROOT / "hosting" / "Caddyfile").read_text(encoding="utf-8").replace("table:8080", f"127.0.0.1:{port}")
    if not path:
        return text
    site = "\n".join(text.strip().splitlines()[2:-1])
    if kept:
        site = site.replace("/metrics", f"{path}/metrics")
    return f"{{$DOMAIN}} {{\n{'handle' if kept else 'handle_path'} {path}/* {{\n{site}\n}}\n}}\n"


def for_nginx(port: int, path: str, kept: bool) -> str:
    """The lines of docs/hosting.md in the same way."""
    text = from_page("location / {").replace("127.0.0.1:8080", f"127.0.0.1:{port}{'' if kept else '/'}")
    return text.replace("location /", f"location {path}/")


def try_proxies() -> None:
    """Play through both proxies: at the root, and below a path."""
    for path, kept in (("", True), ("/westward", True), ("/westward", False)):
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place)
            with served(folder, *(["--path", path] if path else ["--name", "localhost"])) as port:
                with caddy(folder, for_caddy(port, path, kept)) as (at, trusted):
                    play(f"https://localhost:{at}{path}/", trusted)
                told("Caddy", path, kept)
                with nginx(folder, for_nginx(port, path, kept)) as (at, trusted):
                    play(f"https://localhost:{at}{path}/", trusted)
                told("nginx", path, kept)


def told(name: str, path: str, kept: bool) -> None:
    """Say what has worked."""
    below = f" below {path}, which it {'passes on' if kept else 'takes off'}" if path else ""
    print(f"{name}: played{below}", flush=True)


def try_unit() -> None:
    """The service unit, as systemd reads it, with a program that is there."""
    unit = (ROOT / "hosting" / "westward.service").read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "westward.service")
        file.write_text(unit.replace("/opt/westward/bin/westward", sys.executable))
        found = subprocess.run(["systemd-analyze", "verify", "--man=no", str(file)], capture_output=True, text=True)
        assert (found.returncode, found.stdout + found.stderr) == (0, ""), found
    print("systemd: the unit is sound")


def main() -> None:
    """Try all."""
    try_unit()
    try_proxies()


if __name__ == "__main__":
    main()
