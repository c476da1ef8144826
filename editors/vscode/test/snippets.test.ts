import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { command, read, skip } from "./files";

/** Fills the places of a snippet with what they suggest. */
function filled(body: string | string[]): string {
  return [body]
    .flat()
    .join("\n")
    .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, "$1")
    .replace(/\$\d+/g, "")
    .replace(/\\\\/g, "\\");
}

// What the statements need.
const BEFORE = `declare i64 @f(i64)
define void @g(i64 %n, i64 %x.0, i1 %c, ptr %p.0) {
entry:
`;

test("what snippets suggest is accepted", { skip: skip() }, () => {
  const snippets: Record<string, { prefix: string; body: string | string[] }> = JSON.parse(read("editors/vscode/snippets/llvm.json"));
  assert.ok(Object.keys(snippets).length > 12);
  for (const [name, { prefix, body }] of Object.entries(snippets)) {
    let text = filled(body);
    if (/^(?:store|switch|call|load|alloca|getelementptr|br|loop)$/.test(prefix)) {
      const names = text.replace(/%x\b/g, "%x.0").replace(/%p\b(?! = )/g, "%p.0").replace("%x.0 = ", "%x = ");
      // Blocks that the snippet leaves to its author end here.
      const blocks = names.replace(/^(then|else|done):$/gm, "$1:\n  ret void").replace(/^ +$/gm, "");
      const rest = prefix === "switch" ? "zero:\n  ret void\nother:\n  ret void" : /^(?:br|loop)$/.test(prefix) ? "" : "ret void";
      text = `${BEFORE}${blocks}\n${rest}\n}\n`;
    }
    const { status, stdout, stderr } = spawnSync(command() ?? "", ["check", "-"], { input: `${text}\n`, encoding: "utf8" });
    assert.equal(status, 0, `${name}:\n${text}\n${stdout}${stderr}`);
  }
});
