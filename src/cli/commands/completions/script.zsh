#compdef llvmlite-jit
# Completion of llvmlite-jit for zsh: the command itself says what can stand at the cursor.

_llvmlite_jit() {
    local -a typed lines offered
    local kind line word help
    local -i status_of_all=1
    typed=("${(@Q)words}")
    # Only the part of the word before the cursor counts.
    typed[CURRENT]=${(Q)PREFIX}
    lines=("${(@f)$(llvmlite-jit completions zsh --candidates $((CURRENT - 1)) "${(@)typed}" 2>/dev/null)}")
    kind=$lines[1]
    for line in "${(@)lines[2,-1]}"; do
        word=${line%%$'\t'*}
        help=${line#*$'\t'}
        offered+=("${word//:/\\:}${help:+:$help}")
    done
    if [[ $PREFIX == --*=* ]]; then
        compset -P 1 '*='
    fi
    if (( $#offered )); then
        if [[ $kind == open ]]; then
            _describe -t values value offered -S '' && status_of_all=0
        else
            _describe -t values value offered && status_of_all=0
        fi
    fi
    case $kind in
        files) _files && status_of_all=0 ;;
        directories) _files -/ && status_of_all=0 ;;
        commands) _command_names -e && status_of_all=0 ;;
    esac
    return status_of_all
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    _llvmlite_jit "$@"
else
    compdef _llvmlite_jit llvmlite-jit
fi
