# Completion of llvmlite-jit for fish: the command itself says what can stand at the cursor.
function __llvmlite_jit_complete
    set -l before (commandline -opc)
    set -l current (commandline -ct)
    # What follows the cursor is looked at for the program.
    set -l lines (llvmlite-jit completions fish --candidates (count $before) $before "$current" (commandline -op) 2>/dev/null)
    set -l option (string match -r -- '^--[^=]+=' "$current")
    set -l value (string replace -r -- '^--[^=]+=' '' "$current")
    printf '%s\n' "$option"$lines[2..-1]
    switch "$lines[1]"
        case files
            printf '%s\n' "$option"(__fish_complete_path "$value")
        case directories
            printf '%s\n' "$option"(__fish_complete_directories "$value")
        case commands
            printf '%s\n' (__fish_complete_command)
    end
end
complete -c llvmlite-jit -f -a '(__llvmlite_jit_complete)'
