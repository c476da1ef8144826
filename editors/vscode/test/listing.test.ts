import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { lineOf, linesOf, parse, runs } from "../src/listing";
import { command, read, ROOT, skip } from "./files";

/** Returns the output of a command in the manual, whose transcripts are tested. */
function shown(commandLine: string): string {
  const chapter = read("docs/src/emit.md");
  const start = chapter.indexOf(`$ ${commandLine}\n`);
  assert.ok(start >= 0, commandLine);
  return chapter.slice(chapter.indexOf("\n", start) + 1, chapter.indexOf("\n```", start));
}

test("machine code belongs to the statement above it", () => {
  const listing = parse(shown("llvmlite-jit emit asm --function fac --no-pass inline examples/fac.ll"));
  const lines = listing.text.split("\n");
  assert.equal(listing.functions.get(1), 0);
  const jump = lines.findIndex((line) => line.includes("jle"));
  assert.equal(lineOf(listing, jump), 3);
  assert.ok(linesOf(listing, 3).includes(jump));
  // The comparison became part of the branch.
  assert.deepEqual(linesOf(listing, 2), []);
  // What sets up the frame belongs to no statement.
  assert.equal(lineOf(listing, lines.findIndex((line) => line.includes("push"))), undefined);
  const label = lines.indexOf(".L1:");
  assert.equal(lineOf(listing, label), undefined);
  assert.equal(lineOf(listing, label + 1), 5);
  assert.equal(lineOf(listing, 0), 1);
  assert.deepEqual(linesOf(listing, 1), [0]);
});

test("inlined code belongs to its statement, and to the calls if these have none", () => {
  const listing = parse(shown("llvmlite-jit emit asm --function main examples/fac.ll"));
  const lines = listing.text.split("\n");
  const multiply = lines.findIndex((line) => line.includes("imul    $6"));
  assert.equal(lineOf(listing, multiply), 10);
  assert.deepEqual(listing.origins[multiply], { line: 10, calls: [14] });
  assert.ok(linesOf(listing, 14).includes(multiply));
  const shift = lines.findIndex((line) => line.includes("shl"));
  assert.deepEqual(listing.origins[shift], { line: 10, calls: [8, 8, 14] });
  assert.equal(lineOf(listing, lines.findIndex((line) => line.includes("%rbp,%rsp"))), undefined);
});

test("lines of the source are no statements", () => {
  const listing = parse(shown("llvmlite-jit emit asm --function get tests/cli/written/d.ll"));
  assert.deepEqual([...listing.lines.keys()], [12, 13]);
});

test("Cranelift's code", () => {
  const listing = parse(shown("llvmlite-jit emit clif --stage after --function fac --no-pass inline examples/fac.ll"));
  const lines = listing.text.split("\n");
  const product = lines.findIndex((line) => line.includes("imul"));
  assert.equal(lineOf(listing, product), 9);
  assert.equal(lineOf(listing, lines.indexOf("block2:")), undefined);
  assert.equal(lineOf(listing, lines.findIndex((line) => line.startsWith("function"))), undefined);
});

test("every program: lines lead there and back", { skip: skip() }, () => {
  for (const form of ["asm", "clif"]) {
    for (const file of ["examples/fac.ll", "examples/list.ll", "examples/switch.ll", "examples/past_the_end.ll"]) {
      const listing = parse(execFileSync(command() ?? "", ["emit", form, `${ROOT}/${file}`], { encoding: "utf8" }));
      const source = read(file).split("\n");
      assert.ok(listing.lines.size > 3 && listing.functions.size > 0, file);
      for (const [line, places] of listing.lines) {
        for (const place of places) {
          assert.equal(lineOf(listing, place), line);
        }
        // The comment repeats the statement.
        const comments = places.map((place) => listing.text.split("\n")[place]).filter((text) => /^\s*[#;] \(?(for )?\d+:/.test(text));
        const statement = comments[0].replace(/^\s*[#;] \(?(?:for )?\d+: /, "").replace(/ \[@.*\]?\)?$|\)$/, "");
        assert.ok(source[line].includes(statement.slice(0, 20).trim()), `${file}:${line + 1}: ${comments[0]}`);
      }
      for (const line of listing.functions.keys()) {
        assert.match(source[line], /^define/);
      }
    }
  }
});

test("neighboring lines are one range", () => {
  assert.deepEqual(runs([1, 2, 3, 7, 9, 10]), [[1, 3], [7, 7], [9, 10]]);
  assert.deepEqual(runs([]), []);
});
