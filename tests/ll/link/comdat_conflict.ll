; Comdats that do not go together are refused.
; link: comdat_conflict_part.ll
$kinds = comdat any
$same = comdat samesize
$exact = comdat exactmatch
$function = comdat largest
@kinds = linkonce_odr global i32 1, comdat
@same = linkonce_odr global i32 1, comdat
@exact = linkonce_odr global i32 1, comdat
define linkonce_odr void @function() comdat { ret void }
