@g = global i0 0 ; error: 13 E0121 bit width of `i0` is out of range
@h = external global i99999999 ; error: 22 E0121 bit width of `i99999999` is out of range
