@a = global i64 12ab ; error: 17 E0134 malformed integer constant `12ab`
@b = global double 1.2.3 ; error: 20 E0134 malformed floating point constant `1.2.3`
@c = global double 0x ; error: 20 E0134 malformed floating point constant `0x`
@d = global i64 +5 ; error: 17 E0134 malformed integer constant `+5`
