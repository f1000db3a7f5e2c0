# Types a line and the tab key in an interactive zsh, and prints the line as completed: `zsh -f zsh-answer.zsh <dir> <line>`.
zmodload zsh/zpty
zpty inner zsh -f -i
zpty -w inner "PS1=; fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D"
zpty -w inner "answer() { print -r -- \"<<\$BUFFER>>\" }; zle -N answer; bindkey '^X' answer; print rea''dy"
zpty -r inner said '*ready*'
zpty -w -n inner "$2"$'\t\x18'
zpty -r inner said '*<<*>>*'
[[ $said =~ '<<(.*)>>' ]] && print -r -- "$match[1]"
zpty -d inner
