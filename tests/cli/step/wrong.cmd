print %nobody
