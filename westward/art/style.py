"""The style sheet every picture carries: how clickable, chosen and refused parts look, and how things move.

A state (`may`, `chosen`, `no`) may stand on a shape, or on a group. On a group it is shown by the children `rim` and
`halo` that `Sheet.part` and `halo` put there, or else by the group's first child when that is a plain shape.
The line of a `halo` keeps its width on the screen, unless it `grows` with the board.
A `tumble` or `drop` belongs on a group that has no transform of its own.
"""

from typing import Final

_SHAPES: Final = ("path", "polygon", "circle", "rect", "ellipse")


def _state(name: str, rule: str) -> str:
    on_shape = [f".westward {shape}.{name}" for shape in _SHAPES]
    on_first = [f".westward .{name}>{shape}:first-child:not(.rim)" for shape in _SHAPES]
    return f"{','.join(on_shape + on_first)},.westward .{name}>path.halo{{{rule};vector-effect:non-scaling-stroke}}\n"


STYLE: Final = (
    """
.westward text{font-family:'Zilla Slab','DejaVu Serif',Georgia,serif;font-variant-numeric:lining-nums}
.westward .read{font-family:'Source Sans 3','DejaVu Sans','Helvetica Neue',sans-serif}
.westward .mark{font-family:Rye,'Zilla Slab','DejaVu Serif',serif}
.westward .part{cursor:pointer;pointer-events:all}
.westward .part:focus{outline:none}
.westward .rim,.westward .halo{fill:none;stroke:none;stroke-linejoin:round}
.westward .halo.grows{stroke-width:6px!important;vector-effect:none!important}
"""
    + _state("may", "stroke:#ffcf3f;stroke-width:4.5px;stroke-opacity:1;stroke-linejoin:round;stroke-dasharray:none")
    + _state("chosen", "stroke:#b5482a;stroke-width:5px;stroke-opacity:1;stroke-linejoin:round;stroke-dasharray:none")
    + _state("no", "stroke:#6f685e;stroke-width:3px;stroke-linejoin:round;stroke-dasharray:2px 3px")
    + """
.westward .may>path.rim{stroke:#5a3a08;stroke-opacity:.7;stroke-width:7.5px;vector-effect:non-scaling-stroke}
.westward .chosen>path.rim{stroke:#f4e9d2;stroke-opacity:.9;stroke-width:9px;vector-effect:non-scaling-stroke}
.westward .may>use.rim{stroke:#5a3a08;stroke-opacity:.7;stroke-width:6.6px}
.westward .may>use.halo{stroke:#ffdc66;stroke-width:5.2px}
.westward .chosen>use.rim{stroke:#f4e9d2;stroke-opacity:.9;stroke-width:7.2px}
.westward .chosen>use.halo{stroke:#b5482a;stroke-width:5.2px}
.westward .no>use.halo{stroke:#6f685e;stroke-width:3.4px;stroke-dasharray:.6px .9px}
.westward .no{opacity:.6;cursor:help}
.westward .part:focus-visible>.rim{stroke:#1f5fbf;stroke-opacity:1}
.westward .part:hover>.halo{stroke-opacity:.8}
.westward .trail{fill:none;stroke:#3b2a1d;stroke-opacity:.5;stroke-width:3px;stroke-linecap:round;stroke-linejoin:round;
stroke-dasharray:.1px 8px;vector-effect:non-scaling-stroke;pointer-events:none}
@media (prefers-reduced-motion:no-preference){
.westward .moves{transition:transform .35s cubic-bezier(.2,.7,.3,1),opacity .2s ease-out}
.westward .may>.halo{animation:westward-breathe 2.4s ease-in-out infinite}
.westward .drop{animation:westward-drop .3s cubic-bezier(.2,.7,.3,1) both}
.westward .appear{animation:westward-appear .25s ease-out both}
.westward .tumble{transform-box:fill-box;transform-origin:center;
animation:westward-tumble .6s cubic-bezier(.2,.7,.3,1) both}
}
@keyframes westward-breathe{50%{stroke-opacity:.75}}
@keyframes westward-drop{from{translate:0 -14px;opacity:0}}
@keyframes westward-appear{from{opacity:0}}
@keyframes westward-tumble{from{rotate:-540deg;translate:-30px -24px}}
"""
)
