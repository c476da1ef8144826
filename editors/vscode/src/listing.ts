// Which line of a listing came of which line of the program: the comments of `emit asm` and `emit clif`.

/** The form of a listing. */
export type Form = "asm" | "clif";

/** A line of the program that a group of lines in a listing came of. */
export interface Origin {
  /** The line, from 0. */
  line: number;
  /** The lines of the calls that it was inlined through, the innermost first. */
  calls: number[];
}

/** A listing and the lines of the program. */
export interface Listing {
  text: string;
  /** For each line of the listing, its origin, if it has one. */
  origins: (Origin | undefined)[];
  /** The lines of the listing of each line of the program, in order. */
  lines: Map<number, number[]>;
  /** The lines of the listing into which each line of the program was inlined as a call. */
  inlined: Map<number, number[]>;
  /** The first line of each function, by the line of its definition. */
  functions: Map<number, number>;
}

// `# 9: %3 = call …`, `# (for 11: ret i64 %4)`, `# 6: ret i64 1 [@fac, called at 9 in @fac, called at 15]`
const STATEMENT = /^\s*[#;] \(?(?:for )?(\d+): .*$/;
const NO_LINE = /^\s*[#;] \(no line\)/;
const INLINED = /\[@.*, called at [^\]]*\]\)?$/;
const HEAD = /^[#;] @.*:(\d+)$/;
// A label, the head of a block, or the end of a function ends what came of a statement.
const BREAK = /^(?:\S.*:|\}|)$/;

/** Reads the comments of a listing. */
export function parse(text: string): Listing {
  const origins: (Origin | undefined)[] = [];
  const lines = new Map<number, number[]>();
  const inlined = new Map<number, number[]>();
  const functions = new Map<number, number>();
  let origin: Origin | undefined;
  const add = (map: Map<number, number[]>, key: number, line: number) => {
    const all = map.get(key);
    if (all === undefined) {
      map.set(key, [line]);
    } else if (all[all.length - 1] !== line) {
      all.push(line);
    }
  };
  text.split("\n").forEach((written, at) => {
    const statement = STATEMENT.exec(written);
    const head = HEAD.exec(written);
    if (statement !== null) {
      const chain = INLINED.exec(written)?.[0] ?? "";
      const calls = [...chain.matchAll(/called at (\d+)/g)].map((found) => Number(found[1]) - 1);
      origin = { line: Number(statement[1]) - 1, calls };
    } else if (head !== null) {
      const line = Number(head[1]) - 1;
      functions.set(line, at);
      origin = undefined;
    } else if (NO_LINE.test(written) || BREAK.test(written)) {
      origin = undefined;
    }
    origins.push(origin);
    if (origin !== undefined) {
      add(lines, origin.line, at);
      origin.calls.forEach((call) => add(inlined, call, at));
    }
  });
  return { text, origins, lines, inlined, functions };
}

/** Returns the lines of the listing that belong to a line of the program: its own, or else what was inlined there. */
export function linesOf(listing: Listing, line: number): number[] {
  const head = listing.functions.get(line);
  return listing.lines.get(line) ?? listing.inlined.get(line) ?? (head === undefined ? [] : [head]);
}

/** Returns the line of the program that a line of the listing came of. */
export function lineOf(listing: Listing, at: number): number | undefined {
  const origin = listing.origins[at];
  if (origin !== undefined) {
    return origin.line;
  }
  return [...listing.functions].find(([, first]) => first === at)?.[0];
}

/** Returns ranges of lines, each with its first and last, that are next to each other. */
export function runs(lines: number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const line of lines) {
    const last = found[found.length - 1];
    if (last !== undefined && last[1] + 1 === line) {
      last[1] = line;
    } else {
      found.push([line, line]);
    }
  }
  return found;
}
