; Nothing is asked for.
