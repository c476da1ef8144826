define void @f(%lst* %p) {  ; error: 16 E0209 use of undefined type `%lst`
  %x = load %lst, %lst* %p
  %y = load i64, i64* %p
  ret void
}

%list = type { i64, %list* }
