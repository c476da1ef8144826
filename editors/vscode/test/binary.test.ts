import assert from "node:assert/strict";
import { test } from "node:test";
import { candidates, find, notFound, splitArguments, version } from "../src/binary";

function machine(files: string[], path = "/usr/bin:/opt/x/bin") {
  return { home: "/home/ada", path, isExecutable: (file: string) => files.includes(file) };
}

test("PATH comes before the folders of cargo and of the user", () => {
  const all = ["/opt/x/bin/llvmlite-jit", "/home/ada/.cargo/bin/llvmlite-jit", "/home/ada/.local/bin/llvmlite-jit"];
  for (let n = 0; n < all.length; n++) {
    assert.deepEqual(find("", machine(all.slice(n))), { file: all[n] });
  }
  assert.equal(find("", machine([])).file, undefined);
});

test("folders of the workspace in PATH are not looked into", () => {
  const tried = candidates("", machine([], ".:bin::/usr/bin"));
  assert.ok(tried.every((file) => file.startsWith("/")), tried.join(" "));
  assert.equal(tried[0], "/usr/bin/llvmlite-jit");
});

test("the setting is the only candidate", () => {
  const all = machine(["/usr/bin/llvmlite-jit", "/home/ada/build/llvmlite-jit"]);
  assert.deepEqual(find("~/build/llvmlite-jit", all), { file: "/home/ada/build/llvmlite-jit" });
  assert.equal(find("/nowhere/llvmlite-jit", all).file, undefined);
  assert.match(notFound("/nowhere/llvmlite-jit", ["/nowhere/llvmlite-jit"]), /names \/nowhere\/llvmlite-jit, which is not/);
  // A relative path would be one of the workspace.
  const relative = machine(["./llvmlite-jit", "build/llvmlite-jit"]);
  assert.equal(find("build/llvmlite-jit", relative).file, undefined);
  assert.match(notFound("build/llvmlite-jit", ["build/llvmlite-jit"]), /must be an absolute path/);
  assert.match(notFound("", []), /~\/\.cargo\/bin/);
});

test("the version is that of the command and of nothing else", () => {
  assert.equal(version("llvmlite-jit 0.1.0\n"), "0.1.0");
  assert.equal(version("llvmlite-jit 1.2.3-rc.1 (abc)\n"), "1.2.3-rc.1");
  assert.equal(version("clang version 19.1.7\n"), undefined);
});

test("arguments are split as a shell does", () => {
  assert.deepEqual(splitArguments(`one "two words" 'a "b" \\'  c\\ d "" x"y"z "\\"\\n"`), [
    "one",
    "two words",
    'a "b" \\',
    "c d",
    "",
    "xyz",
    '"\\n',
  ]);
  assert.deepEqual(splitArguments("  "), []);
  assert.throws(() => splitArguments(`a "b`), /not closed/);
});
