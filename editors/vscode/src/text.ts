// What the outline needs to know of the text of a function, apart from the editor.

/** Returns a name without its sign, quotes and escapes, as `--function` takes it. */
export function plain(symbol: string): string {
  const quoted = /^@"(.*)"$/s.exec(symbol);
  if (quoted === null) {
    return symbol.replace(/^@/, "");
  }
  // Escapes are bytes of UTF-8.
  const bytes = Buffer.from(quoted[1], "utf8").toString("latin1");
  const decoded = bytes.replace(/\\([0-9a-fA-F]{2})|\\\\/g, (_, hex?: string) =>
    hex === undefined ? "\\" : String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(decoded, "latin1").toString("utf8");
}

/** Iterates over the characters outside of strings and comments. */
function* code(text: string): Generator<[number, string]> {
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') {
      const end = text.indexOf('"', at + 1);
      if (end < 0) {
        return;
      }
      yield [at, '"'];
      at = end;
    } else if (text[at] === ";") {
      const end = text.indexOf("\n", at);
      if (end < 0) {
        return;
      }
      at = end;
    } else if (!/\s/.test(text[at])) {
      yield [at, text[at]];
    }
  }
}

/**
 * Returns where the first statement begins, in the text of a function from behind its name to its first label or its
 * end; `undefined` if there is none before that.
 */
export function firstStatement(text: string): number | undefined {
  let depth = 0;
  let parameters = false;
  let body = false;
  for (const [at, c] of code(text)) {
    if (body) {
      return c === "}" ? undefined : at;
    }
    if (c === "(") {
      depth++;
    } else if (c === ")") {
      depth--;
      parameters = true;
    } else if (c === "{" && depth === 0 && parameters) {
      body = true;
    }
  }
  return undefined;
}

/** Whether a file begins as bitcode (also in a wrapper or an object file), bytecode or an archive of them does. */
export function isBinary(start: Uint8Array): boolean {
  const beginnings = [
    [0x42, 0x43, 0xc0, 0xde],
    [0xde, 0xc0, 0x17, 0x0b],
    [...Buffer.from("llvm")],
    [...Buffer.from("llvc")],
    [...Buffer.from("!<arch>\n")],
    [...Buffer.from("!<thin>\n")],
    [...Buffer.from("\x7fELF")],
  ];
  return beginnings.some((bytes) => bytes.every((byte, n) => start[n] === byte));
}

/**
 * Returns semantic tokens, five numbers each, without those of one type. The grammar's colors show through: a comment
 * may be a directive.
 */
export function withoutType(data: Uint32Array, type: number): Uint32Array {
  const kept: number[] = [];
  let lines = 0;
  let columns = 0;
  for (let at = 0; at + 4 < data.length; at += 5) {
    const [line, column, length, kind, modifiers] = data.subarray(at, at + 5);
    columns = line === 0 ? columns + column : column;
    lines += line;
    if (kind !== type) {
      kept.push(lines, columns, length, kind, modifiers);
      lines = 0;
      columns = 0;
    }
  }
  return Uint32Array.from(kept);
}
