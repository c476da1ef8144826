; link: nowhere.ll
; exit: 0
