; What is available_externally and nowhere else.
@variable = available_externally constant i32 7
define available_externally i32 @function() { ret i32 77 }
@alias = available_externally alias i32 (), ptr @function
define i32 @main() {
  %a = call i32 @function() ; error: 3 E0701 no function named `@function`
  %b = load i32, ptr @variable ; error: 3 E0702 no variable named `@variable`
  %c = call i32 @alias() ; error: 3 E0701 no function named `@alias`
  ret i32 %a
}
