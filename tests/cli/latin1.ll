; café
@"café" = global i8 0
