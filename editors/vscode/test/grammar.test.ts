// The grammar of colors, by the engine of the editor: over its samples, the words of the language, and all programs of the
// project.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import * as path from "node:path";
import { test } from "node:test";
import { createOnigScanner, createOnigString, loadWASM } from "vscode-oniguruma";
import { INITIAL, type IGrammar, parseRawGrammar, Registry } from "vscode-textmate";
import { below, read } from "./files";

const FILES: Record<string, string> = {
  "source.llvm": "llvm",
  "source.llvmlite-jit.asm": "asm",
  "source.clif": "clif",
};

let registry: Registry | undefined;

async function grammar(scope: string): Promise<IGrammar> {
  if (registry === undefined) {
    const wasm = readFileSync(path.join(path.dirname(require.resolve("vscode-oniguruma")), "onig.wasm"));
    await loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
    registry = new Registry({
      onigLib: Promise.resolve({ createOnigScanner, createOnigString }),
      loadGrammar: (name) => {
        const file = `editors/vscode/syntaxes/${FILES[name]}.tmLanguage.json`;
        return Promise.resolve(name in FILES ? parseRawGrammar(read(file), file) : null);
      },
    });
  }
  return (await registry.loadGrammar(scope)) as IGrammar;
}

interface Token {
  text: string;
  line: number;
  scopes: string[];
}

function tokens(of: IGrammar, text: string): Token[] {
  let state = INITIAL;
  const found: Token[] = [];
  text.split(/\r?\n/).forEach((line, number) => {
    const result = of.tokenizeLine(line, state, 5000);
    assert.ok(!result.stoppedEarly, `line ${number + 1} takes too long`);
    state = result.ruleStack;
    for (const { startIndex, endIndex, scopes } of result.tokens) {
      found.push({ text: line.slice(startIndex, endIndex), line: number + 1, scopes });
    }
  });
  return found;
}

/** Returns the innermost scope of the first token with this text. */
function scope(found: Token[], text: string): string {
  const token = found.find((one) => one.text === text);
  return token === undefined ? `no token ${text}` : (token.scopes[token.scopes.length - 1] ?? "");
}

/** Returns the words of a rule of the project's grammar. */
function rule(name: string): string[] {
  const text = read("grammar.pest").replace(/\/\/.*$/gm, "");
  const start = text.search(new RegExp(`^${name} *= _\\{`, "m"));
  assert.ok(start >= 0, name);
  return [...text.slice(start, text.indexOf("\n\n", start)).split(/\n(?=\w)/)[0].matchAll(/"([a-z_]+)"/g)].map((found) => found[1]);
}

test("every opcode has the color of a keyword", async () => {
  const llvm = await grammar("source.llvm");
  const words = [...rule("opcode"), ...rule("binary_word"), ...rule("cast_word"), ...rule("unary_word")];
  assert.ok(words.length > 70);
  for (const word of words) {
    const found = tokens(llvm, `  %x = ${word} i32 %a, %b`);
    assert.match(scope(found, word), /^keyword\.|^storage\.modifier/, word);
  }
});

test("every attribute and calling convention has a color", async () => {
  const llvm = await grammar("source.llvm");
  const attributes = [...read("src/parse/attributes.rs").matchAll(/^ {4}\("([a-z_]+)", [FPR]/gm)].map((found) => found[1]);
  const conventions = [...read("src/ir/inst/call.rs").matchAll(/\("([a-z0-9_]+)", \d+\)/g)].map((found) => found[1]);
  const operations = ["xchg", "nand", "umin", "fmaximum", "udec_wrap", "usub_sat"];
  assert.ok(attributes.length > 90 && conventions.length > 50);
  for (const word of [...attributes, ...conventions]) {
    assert.match(scope(tokens(llvm, `declare ${word} void @f(i32 ${word} %x)`), word), /^storage\.modifier/, word);
  }
  for (const word of operations) {
    assert.match(scope(tokens(llvm, `  %x = atomicrmw ${word} ptr %p, i32 1 seq_cst`), word), /^keyword\.other\.operation/, word);
  }
});

test("types, constants and predicates", async () => {
  const llvm = await grammar("source.llvm");
  for (const word of [...rule("type_word"), "i1", "i128", "i8388607"]) {
    assert.match(scope(tokens(llvm, `  %x = load ${word}, ptr %p`), word), /^storage\.type/, word);
  }
  for (const word of rule("value_keyword")) {
    assert.match(scope(tokens(llvm, `  ret i32 ${word}`), word), /^constant\.language/, word);
  }
  for (const word of ["eq", "ne", "ult", "sge", "oeq", "une", "uno", "true"]) {
    assert.match(scope(tokens(llvm, `  %c = fcmp nnan ${word} double %x, %y`), word), /^keyword\.other\.predicate/, word);
  }
});

test("names that look like keywords are names", async () => {
  const llvm = await grammar("source.llvm");
  const found = tokens(llvm, "define void @add(i32 %load) {\nstore:\n  br label %ret\nret: ; preds = %add\n  ret void\n}");
  assert.match(found.filter((one) => one.text.includes("add")).map((one) => one.scopes.at(-1)).join(), /^entity\.name\.function/);
  for (const label of ["store", "ret"]) {
    assert.match(scope(found.filter((one) => [2, 4].includes(one.line)), label), /^entity\.name\.label/);
  }
  assert.match(scope(found, "load"), /^variable\.other\.readwrite/);
});

/** Words that stand in no list: keys and words of metadata that is written as text. */
const PLAIN = /^(?:[A-Z].*|C|x86_fp80|nocreateundeforpoison)$/;

test("over all programs: no invalid scope, no word without a color, comments and strings closed", async () => {
  const llvm = await grammar("source.llvm");
  const files = [...below("tests/ll", ".ll"), ...below("examples", ".ll"), ...below("tests/bitcode", ".ll")];
  assert.ok(files.length > 1500);
  const plain = new Map<string, string>();
  let count = 0;
  for (const file of files) {
    const text = read(file);
    // Wrong programs have words that are none.
    const isWrong = /;\s*(?:error|warn)(?:@\d+)?:/.test(text) || /wrong|refused|damaged|mistakes/.test(file);
    // Generated lines of many kilobytes are not colored by the editor either.
    if (text.length > 300_000 || text.split("\n").some((line) => line.length > 20_000)) {
      continue;
    }
    for (const { text: written, line, scopes } of tokens(llvm, text)) {
      count++;
      assert.ok(!scopes.some((name) => name.includes("invalid")), `${file}:${line}`);
      const words = scopes.length === 1 ? (written.match(/[A-Za-z_][\w.]*/g) ?? []) : [];
      for (const word of words) {
        if (!isWrong && !PLAIN.test(word)) {
          plain.set(word, `${file}:${line}`);
        }
      }
    }
    const last = tokens(llvm, `${text}\ndefine void @last() {`).at(-4);
    if (!isWrong) {
      assert.ok(!last?.scopes.some((name) => /string|comment|meta/.test(name)), `${file}: something is left open`);
    }
  }
  assert.ok(count > 100_000, String(count));
  assert.deepEqual([...plain].map(([word, place]) => `${word} ${place}`), []);
});

test("listings have colors", async () => {
  const chapter = read("docs/src/emit.md");
  const asm = tokens(await grammar("source.llvmlite-jit.asm"), chapter.slice(chapter.indexOf("# @fac, examples"), chapter.indexOf("The comparison of line 3")));
  assert.match(scope(asm, "imul"), /mnemonic/);
  assert.match(scope(asm, "%rbp"), /register/);
  assert.match(scope(asm, ".L1"), /label/);
  assert.match(scope(asm, "@fac"), /function/);
  const start = chapter.indexOf("; @fac, examples/fac.ll:2\nfunction");
  const clif = tokens(await grammar("source.clif"), chapter.slice(start, chapter.indexOf("```", start)));
  assert.match(scope(clif, "icmp"), /instruction/);
  assert.match(scope(clif, "block2"), /label/);
  assert.match(scope(clif, "v6"), /variable/);
  assert.match(scope(clif, "i64"), /type/);
});
