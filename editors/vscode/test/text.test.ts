import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import * as path from "node:path";
import { test } from "node:test";
import { firstStatement, isBinary, plain, withoutType } from "../src/text";
import { below, ROOT } from "./files";

test("names as --function takes them", () => {
  assert.equal(plain("@fac"), "fac");
  assert.equal(plain('@"a b"'), "a b");
  assert.equal(plain('@"\\C3\\A4\\22"'), 'ä"');
  assert.equal(plain('@"ä\\\\"'), "ä\\");
});

test("the first statement of a function", () => {
  const at = (text: string) => {
    const found = firstStatement(text);
    return found === undefined ? undefined : text.slice(found).split("\n")[0];
  };
  assert.equal(at("(i64 %n) {\n  ret void\n}"), "ret void");
  assert.equal(at("({ i64, i64 } %s) #0 { ret i64 1 }"), "ret i64 1 }");
  assert.equal(at('(ptr byval({ i8 }) %s) section "a{b" {\n; {\n  %x = add i8 1, 2'), "%x = add i8 1, 2");
  assert.equal(at("() {\n"), undefined);
  assert.equal(at("() {\n}"), undefined);
  assert.equal(at('() section "'), undefined);
});

test("bitcode and bytecode begin so", () => {
  const files = [...below("tests/bitcode", ".bc"), ...below("tests/bytecode", ".bc")];
  assert.ok(files.length > 5);
  for (const file of files) {
    assert.ok(isBinary(readFileSync(path.join(ROOT, file)).subarray(0, 8)), file);
  }
  assert.ok(!isBinary(Buffer.from("scale=20\n")));
  assert.ok(!isBinary(Buffer.from("")));
});

test("semantic tokens without comments stay in their places", () => {
  // Line, column and type of each.
  const all = [[0, 0, 8], [0, 5, 1], [0, 9, 8], [2, 4, 2], [2, 9, 8], [2, 20, 3], [3, 0, 8], [5, 1, 4], [5, 8, 5]];
  const encoded = (list: number[][]) =>
    Uint32Array.from(
      list.flatMap(([line, column, type], n) => {
        const [before, left] = n === 0 ? [0, 0] : list[n - 1];
        return [line - before, line === before ? column - left : column, 2, type, 1];
      }),
    );
  assert.deepEqual(withoutType(encoded(all), 8), encoded(all.filter((one) => one[2] !== 8)));
  assert.deepEqual(withoutType(encoded(all), 9), encoded(all));
  assert.deepEqual(withoutType(new Uint32Array(), 8), new Uint32Array());
});
