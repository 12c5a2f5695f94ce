"""Compiles the hot modules with mypyc where a C compiler is at hand; without one the same source runs interpreted.

Each game is a group of its own beside the core, so that groups compile side by side and a changed game alone is built anew.
Set WESTWARD_INTERPRETED=1 to build without compiling, and WESTWARD_HOME to the address of the repository, for the links of what is published.
"""

import ast
import os
import re
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

from setuptools import Extension, setup

# After setuptools, which brings these along since Python itself no longer does.
from distutils.ccompiler import new_compiler  # isort: skip
from distutils.errors import CCompilerError, DistutilsError  # isort: skip
from distutils.sysconfig import customize_compiler  # isort: skip

HERE = Path(__file__).parent
HOME = os.environ.get("WESTWARD_HOME", "").rstrip("/")
#: Modules that are never hot, or use what mypyc does not compile.
NOT_COMPILED = {
    "__init__",
    "arrange",
    "components_box",
    "events",
    "guide",
    "invariants",
    "picture",
    "places",
    "told",
    "view",
}
CORE = ["rng", "space", "state", "steps", "playout", "hints", "tensor", "rows"]


def has_compiler() -> bool:
    """Whether a C extension can be built here, by the compiler that the build would use: that of $CC, or the system's."""
    if os.environ.get("WESTWARD_INTERPRETED"):
        return False
    compiler = new_compiler()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "attempt.c")
        source.write_text("#include <Python.h>\n")
        try:
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_paths()["include"]])
        except (DistutilsError, CCompilerError, OSError):
            print("There is no C compiler that works: the rules will run interpreted.", file=sys.stderr)
            return False
    return True


def groups() -> list[tuple[list[str], str]]:
    """The modules to compile, by group."""
    found = [([f"westward/core/{name}.py" for name in CORE], "westward_core")]
    for folder in sorted(Path("westward/games").iterdir()):
        if (folder / "__init__.py").exists():
            modules = [
                p
                for p in sorted(folder.glob("*.py"))
                if p.stem.split("_")[0] not in NOT_COMPILED and p.stem not in NOT_COMPILED
            ]
            found.append(([p.as_posix() for p in modules], f"westward_{folder.name}"))
    bots = [*sorted(Path("westward/bots").glob("search*.py")), Path("westward/bots/afterstates.py")]
    found.append(([p.as_posix() for p in bots], "westward_bots"))
    found.append(([p.as_posix() for p in sorted(Path("westward/learn").glob("selfplay*.py"))], "westward_learn"))
    return found


def plain_c() -> list[Extension]:
    """What judges positions by learnt nets, and what keeps rows and collects them: plain C, the same on every processor."""
    flags = ["/std:c11"] if os.name == "nt" else ["-O3", "-ffp-contract=off"]
    files = ["westward/bots/_net.c", "westward/core/_collector.c", "westward/core/_mirror.c"]
    return [Extension(file[:-2].replace("/", "."), [file], extra_compile_args=flags) for file in files]


def extensions() -> list[Extension]:
    """One extension module per compiled group and module."""
    if not has_compiler() or not {"build_ext", "bdist_wheel", "build", "install", "develop"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    os.chdir(HERE)
    parts = groups()
    files = [file for group, _ in parts for file in group]
    # Modules that are not compiled may need packages that are not installed: what is wrong there is not asked here.
    # What mypy remembers is kept apart from what `make lint` remembers, which asks otherwise and may run at the same time. Nothing is kept
    # from build to build: mypyc stumbles over what it remembers of changed classes, and C sources that come out the same are not compiled again.
    shutil.rmtree("build/mypy", ignore_errors=True)
    flags = ["--config-file=pyproject.toml", "--follow-imports=silent", "--cache-dir=build/mypy"]
    made = mypycify([*files, *flags], opt_level="3", debug_level="0", separate=parts)
    told = {name: text for file in files for name, text in docstrings(Path(file))}
    for extension in made:
        # What a group does not show to others its compiler may put where it is called. The list is shared by all, so it stays as it is.
        hidden = [] if os.name == "nt" else ["-fvisibility=hidden"]
        extension.extra_compile_args = [*extension.extra_compile_args, *hidden]
        extension.sources = [documented(Path(source), told) for source in extension.sources]
    return [*plain_c(), *made]


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """The docstrings of a module, its classes, functions and methods, by the names that the C source has for them."""

    def walk(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> Iterator[tuple[str, str]]:
        text = ast.get_docstring(node)
        if text:
            yield name, text
        for inner in [] if isinstance(node, ast.FunctionDef) else node.body:
            if isinstance(inner, (ast.ClassDef, ast.FunctionDef)):
                yield from walk(inner, f"{name}___{inner.name}")

    return walk(ast.parse(path.read_text(encoding="utf-8")), "___".join(path.with_suffix("").parts))


def in_c(text: str) -> str:
    """A text between the quotes of C."""
    plain = {byte for byte in range(32, 127) if chr(byte) not in '"?\\'}
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())


def documented(source: Path, told: dict[str, str]) -> str:
    """A C source that has the docstrings, which mypyc leaves out; beside the one it wrote, which it compares with the next."""
    if not source.name.startswith("__native_"):
        return str(source)
    lines = source.read_text(encoding="utf-8").split("\n")
    name = ""
    for i, line in enumerate(lines):
        found = re.search(r"\(PyCFunction\)CPyPy_(\w+),|CPyType_(\w+)_template_ = {|PyModuleDef (\w+)module = {", line)
        if found:
            name = found[1] or found[2] or found[3]
        if name in told and ("PyDoc_STR(" in line or line.endswith("/* docstring */")):
            text = in_c(told[name])
            line = line.replace('\\n--\\n\\n")', f'\\n--\\n\\n{text}")')
            lines[i] = line.replace("NULL, /* docstring */", f'"{text}", /* docstring */')
    target = source.parent / "documented" / source.name
    target.parent.mkdir(exist_ok=True)
    if not target.exists() or target.read_text(encoding="utf-8") != "\n".join(lines):
        target.write_text("\n".join(lines), encoding="utf-8")
    return str(target)


def sweep() -> None:
    """Remove what an earlier build left of files that are gone: it would be installed as if it belonged here."""
    for lib in HERE.glob("build/lib*"):
        for built in (lib / "westward").rglob("*.*"):
            source = HERE / built.relative_to(lib)
            names = [built.name]
            if built.suffix in (".so", ".pyd"):
                names = [built.name.split(".")[0] + kind for kind in (".py", ".c")]
            if built.is_file() and not any(source.with_name(name).exists() for name in names):
                built.unlink()


def urls() -> dict[str, str]:
    """The links of the package's page, where its home is known."""
    pages = {
        "Source": "",
        "Documentation": "/blob/main/docs/library.md",
        "Changelog": "/blob/main/CHANGELOG.md",
        "Issues": "/issues",
    }
    return {name: HOME + page for name, page in pages.items()} if HOME else {}


def description() -> str:
    """The README where its pictures and neighbouring pages are not at hand, as on PyPI: with those of its home, or, where that is not known,
    without the ones and with the names of the others.
    """
    text = (HERE / "README.md").read_text(encoding="utf-8")
    if HOME:
        text = re.sub(r"(!\[[^\]]*\]\()(?!https?:)", rf"\1{HOME}/raw/main/", text)
        return re.sub(r"((?<!!)\[[^\]]*\]\()(?!https?:|#)", rf"\1{HOME}/blob/main/", text)
    text = re.sub(r"!\[[^\]]*\]\((?!https?:)[^)]*\)\n*", "", text)
    return re.sub(
        r"\[([^\]]*)\]\((?!https?:|#)([^)]*)\)", lambda m: f"`{m[2]}`" if m[1] == m[2] else f"{m[1]} (`{m[2]}`)", text
    )


sweep()
setup(
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count()}},
    project_urls=urls(),
    long_description=description(),
    long_description_content_type="text/markdown",
)
