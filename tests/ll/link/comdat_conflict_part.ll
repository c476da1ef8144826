; part:
$kinds = comdat samesize ; error: 1 E0903 the selection kinds `any` and `samesize` differ
$same = comdat samesize ; error: 1 E0903 `samesize`, but the sizes are 4 and 8
$exact = comdat exactmatch ; error: 1 E0903 `exactmatch`, but the contents differ
$function = comdat largest ; error: 1 E0903 `largest` needs a variable of that name
@kinds = linkonce_odr global i32 1, comdat
@same = linkonce_odr global i64 1, comdat
@exact = linkonce_odr global i32 2, comdat
define linkonce_odr void @function() comdat { ret void }
