; link: plain.ll
; link: nowhere.ll
; exit: 0
