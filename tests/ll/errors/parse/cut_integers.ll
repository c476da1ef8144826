@a = global i8 300 ; warn: 16 W0103 integer constant `300` does not fit into i8 and is truncated to 44
@b = global i1 2 ; warn: 16 W0103 integer constant `2` does not fit into i1 and is truncated to 0
@c = global i8 255
@d = global i8 -128
@e = global i8 -129 ; warn: 16 W0103 integer constant `-129` does not fit into i8 and is truncated to 127
@f = global %t 70000 ; warn: 16 W0103 does not fit into i16
%t = type i16
