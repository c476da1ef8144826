import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import * as path from "node:path";
import { test } from "node:test";
import { expectations, failureText, isTest, type Report, type Result, verdicts } from "../src/directives";
import { below, command, read, ROOT, skip } from "./files";

const TEXT = `; run: @f(i64 1) == i64 2
; args: a
; case: one
; stdout: "a; run: b"
; exit: 3
@s = constant [9 x i8] c"; run: x\\00"
; just a comment about ; run: nothing
define i64 @f(i64 %x) { ; trap: null pointer
  ret i64 %x ; warn: 3 W0101 text
} ; error@9: 3 E0101 text
`;

test("expectations stand where they are stated", () => {
  assert.deepEqual(
    expectations(TEXT).map(({ line, kind }) => [line, kind]),
    [[0, "run"], [2, "case"], [7, "trap"], [8, "warn"], [9, "error"]],
  );
  assert.equal(expectations(TEXT)[0].label, "run: @f(i64 1) == i64 2");
});

test("a part of another test is none", () => {
  assert.ok(isTest(TEXT));
  assert.ok(!isTest("; part:\n; run: @f() == i64 1\n"));
  assert.ok(!isTest("define void @f() {\n  ret void\n}\n; RUN: opt\n"));
});

test("the directives are those of the command", () => {
  const names = /const NAMES: \[&str; \d+\] = \[([^\]]*)\]/.exec(read("src/directive.rs"))?.[1] ?? "";
  const known = [...names.matchAll(/"(\w+)"/g)].map((found) => found[1]);
  assert.ok(known.length > 15);
  for (const name of known) {
    // A `part:` is a file that others link: its directives are known, and it is no test.
    assert.equal(isTest(`; ${name}: x`), name !== "part", name);
  }
});

test("a line passes if it does so on both engines", () => {
  const one = (mode: string, verdict: Result["verdict"], second: Result["verdict"]): Result => ({
    file: "/a.ll",
    mode,
    verdict,
    seconds: 0.5,
    expectations: [
      { line: 1, directive: "run: @f() == i64 1", verdict: "passed" },
      { line: 2, directive: "run: @g() == i64 1", verdict: second },
    ],
    failures:
      second === "failed"
        ? [{ file: "/a.ll", line: 2, directive: "run: @g() == i64 1", message: "", expected: "i64 1", found: "i64 2" }]
        : [],
  });
  const good = verdicts([one("jit", "passed", "passed"), one("interp", "passed", "passed")]);
  assert.equal(good.file.state, "passed");
  assert.equal(good.file.seconds, 1);
  assert.deepEqual([...good.lines.values()].map((verdict) => verdict.state), ["passed", "passed"]);
  const bad = verdicts([one("jit", "passed", "passed"), one("interp", "failed", "failed")]);
  assert.equal(bad.file.state, "failed");
  assert.equal(bad.lines.get(0)?.state, "passed");
  assert.equal(bad.lines.get(1)?.state, "failed");
  assert.equal(bad.lines.get(1)?.failures[0].engine, "interp");
  assert.equal(failureText("interp", bad.file.failures[0].failure), "run: @g() == i64 1 (interp)");
});

test("expected failures are none, unexpected successes are", () => {
  const result: Result = { file: "/a.ll", mode: "jit", verdict: "xfailed", seconds: 0, reason: "later", failures: [] };
  const failure = { file: "/a.ll", line: 2, directive: "exit: 0", message: "no" };
  assert.equal(verdicts([{ ...result, failures: [failure] }]).file.state, "passed");
  assert.equal(verdicts([{ ...result, failures: [failure] }]).lines.size, 0);
  const passed = verdicts([{ ...result, verdict: "xpassed" }]);
  assert.equal(passed.file.state, "failed");
  assert.match(passed.file.failures[0].failure.message, /passed unexpectedly: later/);
  assert.equal(verdicts([{ ...result, verdict: "timeout" }]).file.state, "errored");
  assert.equal(verdicts([{ ...result, verdict: "skipped" }]).file.state, "skipped");
});

test("the results of real tests belong to lines with expectations", { skip: skip() }, () => {
  const files = [...below("tests/cli/graded", ".ll"), ...below("tests/cli/cases", ".ll")].map((file) => path.join(ROOT, file));
  const args = ["test", "--format", "json", "--sandbox", "--timeout", "1s", "--", ...files];
  let json: string;
  try {
    json = execFileSync(command() ?? "", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    // Some of them fail on purpose.
    json = (error as { stdout: string }).stdout;
  }
  const report = JSON.parse(json) as Report;
  assert.ok(report.tests.length >= files.length);
  const states = new Set<string>();
  for (const file of files) {
    const { file: whole, lines } = verdicts(report.tests.filter((test) => test.file === file));
    states.add(whole.state);
    const text = read(path.relative(ROOT, file));
    const stated = new Set(expectations(text).map((directive) => directive.line));
    for (const [line, verdict] of lines) {
      // Parts of a case have no item of their own, and no directive that is malformed has one.
      const isPart = verdict.failures.some(({ failure }) => failure.case !== undefined || failure.directive === "a malformed directive");
      assert.ok(stated.has(line) || isPart || !isTest(text), `${file}:${line + 1}`);
    }
    if (whole.state === "failed") {
      assert.ok(whole.failures.length > 0, file);
    }
  }
  for (const state of ["errored", "failed", "passed"]) {
    assert.ok(states.has(state), state);
  }
});
