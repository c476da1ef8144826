// The directives of `llvmlite-jit test` in a text, and its results: where each is shown.

/** A directive that a test is made of. */
export interface Directive {
  /** The line, from 0. */
  line: number;
  /** `run`, `exit`, … */
  kind: string;
  /** What it says, without the comment sign. */
  label: string;
}

/** Directives that state an expectation; a `case:` stands for those up to the next one. */
const EXPECTATIONS = new Set(["run", "case", "exit", "stdout", "stderr", "trap", "error", "warn"]);
const ALL = /;\s*(run|case|args|stdin|exit|stdout|stderr|trap|error|warn|xfail|flags|timeout|points|link|load|needs|part|covers|passes)(?:\((?:jit|interp)\)|@\d+)?:/;

/** Whether a text has directives; a part that other files link is no test. */
export function isTest(text: string): boolean {
  return ALL.test(text) && !/^\s*;\s*part:/m.test(text);
}

/** Returns the expectations of a text, in order. Those that belong to a `case:` are part of it. */
export function expectations(text: string): Directive[] {
  const found: Directive[] = [];
  let inCase = false;
  text.split("\n").forEach((written, line) => {
    const at = commentOf(written);
    const directive = at === undefined ? null : ALL.exec(written.slice(at));
    if (at === undefined || directive === null || directive.index !== 0 || !EXPECTATIONS.has(directive[1])) {
      return;
    }
    const kind = directive[1];
    if (kind === "case") {
      inCase = true;
    } else if (inCase && ["exit", "stdout", "stderr"].includes(kind)) {
      return;
    }
    // Several lines may make one expected output; each is a place of its own.
    found.push({ line, kind, label: written.slice(at + 1).trim() });
  });
  return found;
}

/** Returns where the comment of a line begins. */
function commentOf(line: string): number | undefined {
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') {
      quoted = !quoted;
    } else if (line[at] === ";" && !quoted) {
      return at;
    }
  }
  return undefined;
}

/** What `test --format json` writes (docs/schema/test.json), as far as it is used. */
export interface Report {
  tests: Result[];
}

/** A file on an engine. */
export interface Result {
  file: string;
  mode: string;
  verdict: "passed" | "failed" | "timeout" | "xfailed" | "xpassed" | "skipped" | "not run";
  seconds: number;
  reason?: string;
  expectations?: { line: number; directive: string; verdict: Result["verdict"] }[];
  failures: Failure[];
}

/** A difference. */
export interface Failure {
  file: string;
  line: number;
  case?: string;
  directive: string;
  message: string;
  expected?: string;
  found?: string;
}

/** What an item of the editor shows. */
export interface Verdict {
  state: "passed" | "failed" | "skipped" | "errored";
  seconds: number;
  failures: { engine: string; failure: Failure }[];
  reason?: string;
}

const RANK = { skipped: 0, passed: 1, failed: 2, errored: 3 } as const;

function stateOf(verdict: Result["verdict"]): Verdict["state"] {
  switch (verdict) {
    case "passed":
    case "xfailed":
      return "passed";
    case "skipped":
    case "not run":
      return "skipped";
    case "timeout":
      return "errored";
    default:
      return "failed";
  }
}

/**
 * Returns the verdict about a file, and about each line with an expectation (from 0). A line passes if it does so on all
 * engines.
 */
export function verdicts(results: Result[]): { file: Verdict; lines: Map<number, Verdict> } {
  const file: Verdict = { state: "skipped", seconds: 0, failures: [] };
  const lines = new Map<number, Verdict>();
  const raise = (verdict: Verdict, state: Verdict["state"]) => {
    verdict.state = RANK[state] > RANK[verdict.state] ? state : verdict.state;
  };
  const at = (line: number): Verdict => {
    const verdict = lines.get(line) ?? { state: "skipped", seconds: 0, failures: [] };
    lines.set(line, verdict);
    return verdict;
  };
  for (const result of results) {
    file.seconds += result.seconds;
    file.reason ??= result.reason;
    raise(file, stateOf(result.verdict));
    if (result.verdict === "xpassed") {
      const message = `passed unexpectedly: ${result.reason ?? "xfail"}`;
      const failure = { file: result.file, line: 0, directive: "xfail", message };
      file.failures.push({ engine: result.mode, failure });
    }
    for (const expectation of result.expectations ?? []) {
      const verdict = at(expectation.line - 1);
      verdict.reason ??= result.reason;
      raise(verdict, stateOf(expectation.verdict));
    }
    // As `xfail:` expects.
    for (const failure of result.verdict === "xfailed" ? [] : result.failures) {
      const found = { engine: result.mode, failure };
      file.failures.push(found);
      if (failure.line > 0 && failure.file === result.file) {
        const verdict = at(failure.line - 1);
        verdict.failures.push(found);
        raise(verdict, result.verdict === "timeout" ? "errored" : "failed");
      }
    }
  }
  return { file, lines };
}

/** Returns a failure as text. */
export function failureText(engine: string, failure: Failure): string {
  const message = failure.message === "" ? "" : `: ${failure.message.trimEnd()}`;
  const name = engine === "" ? "" : ` (${engine})`;
  return `${failure.directive}${name}${message}`;
}
