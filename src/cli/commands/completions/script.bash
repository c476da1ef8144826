# Completion of llvmlite-jit for bash: the command itself says what can stand at the cursor.
_llvmlite__jit() {
    local IFS=$'\n' kind
    local -a words=("${COMP_WORDS[@]}") lines
    # Only the part of the word before the cursor counts. If that is nothing, the word is the next one.
    if [[ -z $2 && -n ${words[COMP_CWORD]} && ${words[COMP_CWORD]} != [=:\'\"]* ]]; then
        words=("${words[@]:0:COMP_CWORD}" "" "${words[@]:COMP_CWORD}")
    elif [[ -n $2 && ${words[COMP_CWORD]} == "$2"* ]]; then
        words[COMP_CWORD]=$2
    fi
    # The command as it was typed, such as `bin/llvmlite-jit`.
    local command=$1
    type -- "$command" > /dev/null 2>&1 || command=llvmlite-jit
    mapfile -t lines < <("$command" completions bash --candidates "$COMP_CWORD" "${words[@]}" 2>/dev/null)
    kind=${lines[0]}
    COMPREPLY=("${lines[@]:1}")
    case $kind in
        open) compopt -o nospace 2>/dev/null ;;
        files | directories)
            # Bash itself completes names of files, unless there are other words beside them.
            if [[ ${#COMPREPLY[@]} -eq 0 ]]; then
                compopt -o default -o bashdefault 2>/dev/null
            else
                compopt -o filenames 2>/dev/null
                COMPREPLY+=($(compgen -f -- "$2"))
            fi
            ;;
        commands) COMPREPLY+=($(compgen -c -- "$2")) ;;
    esac
}
complete -F _llvmlite__jit llvmlite-jit
