# Flash and static RAM by part, from a linker map as owners.pl prints it: plan beside fact.
#
# usage: awk -v room=FLASH-BYTES -v limits=yes|no -v total=BYTES -f size.awk parts.txt kostka.owners
# parts.txt: lines "plan ; limit ; part ; path pattern, path pattern …"; the first pattern that
# matches a source or object file decides. A file that none matches is counted with the C library under
# the first part. Fails when a part passes its limit (unless limits=no), when the image takes more
# than `room`, or when the parts do not add up to `total`.

FNR == NR {
    if ($0 ~ /^#/ || NF == 0)
        next
    split($0, field, / *; */)
    parts++
    budget[parts] = field[1]
    limit[parts] = field[2]
    name[parts] = field[3]
    count = split(field[4], patterns, / *, */)
    for (i = 1; i <= count; i++) {
        matches++
        pattern[matches] = patterns[i]
        owner[matches] = parts
    }
    next
}

function hex(text,    value, i) {
    value = 0
    text = tolower(substr(text, 3))
    for (i = 1; i <= length(text); i++)
        value = value * 16 + index("0123456789abcdef", substr(text, i, 1)) - 1
    return value
}

function part_of(object,    i) {
    for (i = 1; i <= matches; i++)
        if (object ~ pattern[i])
            return owner[i]
    return 1
}

function count_section(section, address, size, object,    bytes, part) {
    bytes = hex(size)
    if (bytes == 0 || hex(address) == 0 && section !~ /^\.(text|vectors|init)/)
        return
    part = part_of(object)
    if (section ~ /^\.(text|progmem|vectors|init|fini|trampolines|jumptables|lowtext)/)
        flash[part] += bytes
    else if (section ~ /^\.(data|rodata)/) {
        flash[part] += bytes
        ram[part] += bytes
    } else if (section ~ /^(\.bss|\.noinit|COMMON)/)
        ram[part] += bytes
}

/^Linker script and memory map/ { mapped = 1 }
!mapped { next }
/^\./ { output = $1 }
/^ *\*fill\*/ { # between odd data and code
    if (output ~ /^\.(text|data)/)
        flash[1] += hex($3)
    next
}
/^ (\.|COMMON)[^ ]*$/ { pending = $1; next }
/^ (\.|COMMON)[^ ]* +0x[0-9a-f]+ +0x[0-9a-f]+ / { count_section($1, $2, $3, $4); pending = ""; next }
pending != "" && /^ +0x[0-9a-f]+ +0x[0-9a-f]+ / { count_section(pending, $1, $2, $3); pending = ""; next }
{ pending = "" }

END {
    printf "%-38s %8s %8s %8s\n", "part", "plan", "flash", "RAM"
    for (i = 1; i <= parts; i++) {
        over = flash[i] > budget[i] ? "  over" : ""
        if (limits != "no" && flash[i] > limit[i]) {
            over = "  over its limit of " limit[i]
            failed++
        }
        printf "%-38s %8d %8d %8d%s\n", name[i], budget[i], flash[i], ram[i], over
        planned += budget[i]
        used += flash[i]
        held += ram[i]
    }
    printf "%-38s %8d %8d %8d\n", "all", planned, used, held
    if (used == 0 || used != total) {
        print "size: the parts add up to " used " bytes, the image has " total
        failed++
    }
    if (used > room) {
        print "size: the image does not fit the " room " bytes that there are for it"
        failed++
    }
    exit failed > 0
}
