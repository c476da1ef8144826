@a = common global i64 3  ; error: 24 E0403 `common` global must have a zero initializer
@b = common constant i64 0  ; error: 1 E0403 `common` global may not be marked constant
@c = common global i64 0
