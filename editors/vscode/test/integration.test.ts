// The extension in a real editor: what a person does, and what they see.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, afterEach, before, describe, test } from "node:test";
import { Editor, skipEditor, until } from "./editor";

const TESTED = `; run: @twice(i64 21) == i64 42
; run: @twice(i64 2) == i64 5
define i64 @twice(i64 %n) {
  %r = mul i64 %n, 2
  ret i64 %r
}
`;

const FAULT = `@numbers = global [4 x i64] [ i64 10, i64 20, i64 30, i64 40 ]

define i64 @main() {
  %p = getelementptr [4 x i64], ptr @numbers, i64 0, i64 4
  %x = load i64, ptr %p
  ret i64 %x
}
`;

// Writes its first argument, and its input.
const ECHO = `declare i32 @puts(ptr)
declare i32 @getchar()
declare i32 @putchar(i32)
define i32 @main(i32 %count, ptr %arguments) {
entry:
  %place = getelementptr ptr, ptr %arguments, i64 1
  %first = load ptr, ptr %place
  %r = call i32 @puts(ptr %first)
  br label %loop
loop:
  %c = call i32 @getchar()
  %end = icmp slt i32 %c, 0
  br i1 %end, label %done, label %more
more:
  %s = call i32 @putchar(i32 %c)
  br label %loop
done:
  ret i32 0
}
`;

const files = {
  "echo.ll": ECHO,
  "fac.ll": { copy: "examples/fac.ll" },
  "switch.ll": { copy: "examples/switch.ll" },
  "tested.ll": TESTED,
  "fault.ll": FAULT,
  "old.bc": { copy: "tests/bitcode/list-14.bc" },
};

const skip = skipEditor();

describe("in a trusted folder", { skip }, () => {
  let editor: Editor;
  before(async () => {
    editor = await Editor.start({ files });
    await editor.open("fac.ll");
    await editor.ready();
  });
  after(() => editor?.stop());
  afterEach(async (context) => {
    if ((context as { error?: unknown }).error) {
      await editor.picture(`failed-${context.name.slice(0, 20).replaceAll(/\W/g, "-")}`);
    }
  });

  test("the language server runs, and the status bar has the version", async () => {
    assert.match(await editor.status(), /llvmlite-jit 0\./);
    await editor.page.locator(".codelens-decoration a", { hasText: "run in interpreter" }).first().waitFor();
  });

  test("a lens runs the program, and the panel has the result", async () => {
    await editor.page.locator(".codelens-decoration a").getByText("run", { exact: true }).first().click();
    await editor.result(/run @main[^]*exit status 208/);
    await editor.picture("run");
  });

  test("a fault is explained, with a link to its place", async () => {
    await editor.open("fault.ll");
    await editor.run("LLVM IR: Run File in the Interpreter");
    const frame = await editor.result(/out of bounds/);
    await editor.picture("fault");
    await editor.line(1);
    await frame.locator("section").first().locator("a", { hasText: "fault.ll:5" }).first().click();
    await until("the cursor is at the fault", async () => (await editor.status()).includes("Ln 5, Col 3"));
  });

  test("an error is shown while typing, and a quick fix repairs it", async () => {
    const { page } = editor;
    await editor.open("fault.ll", 5);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("%y = ad i64 %x, 1");
    await until("one error", async () => /\b1\b/.test((await page.locator(".part.statusbar [id='status.problems']").innerText()).split("\n")[0]));
    await page.locator(".squiggly-error").first().waitFor();
    await editor.line(6, 9);
    await editor.run("Quick Fix...");
    const fixes = page.locator(".action-widget .monaco-list-row");
    await fixes.filter({ hasText: "add" }).first().click();
    await until("the instruction", async () => (await editor.lines()).some((line) => line.includes("%y = add i64 %x, 1") || /%y.* = add i64 %x, 1/.test(line)));
    await until("no error", async () => (await page.locator(".squiggly-error").count()) === 0);
    await editor.run("File: Revert File");
  });

  test("the function under the cursor is called with arguments", async () => {
    const { page } = editor;
    await editor.open("fac.ll", 9);
    await editor.run("LLVM IR: Run Function under the Cursor");
    const box = page.locator(".quick-input-widget input").first();
    await box.waitFor();
    await until("the call to complete", async () => (await box.inputValue()) === "fac()");
    await page.keyboard.type("10");
    await page.keyboard.press("Enter");
    await editor.result(/run fac\(10\)[^]*i64 3628800/);
  });

  test("the program gets arguments and standard input", async () => {
    const { page } = editor;
    await editor.open("echo.ll");
    await editor.run("LLVM IR: Run File with Arguments…");
    const box = page.locator(".quick-input-widget input").first();
    await until("the question", async () => (await page.locator(".quick-input-title").innerText()).includes("Arguments"));
    await box.fill("'one two' three");
    await page.keyboard.press("Enter");
    await until("the next question", async () => (await page.locator(".quick-input-title").innerText()).includes("Standard input"));
    await box.fill("a line\\n");
    await page.keyboard.press("Enter");
    await editor.result(/one two[^]*a line/);
  });

  test("completion knows the values in scope", async () => {
    const { page } = editor;
    await editor.open("switch.ll");
    await editor.open("fault.ll", 6);
    await page.keyboard.press("Home");
    await page.keyboard.type("  %z = add i64 %");
    const items = page.locator(".suggest-widget .monaco-list-row");
    await items.first().waitFor();
    // The value of the type that is expected comes first.
    await until("%x is the first", async () => /%x/.test(await items.first().innerText()));
    await page.keyboard.press("Escape");
    await editor.run("File: Revert File");
  });

  test("machine code stands beside the program, and each follows the other", async () => {
    const { page } = editor;
    await editor.run("View: Hide Panel");
    await editor.open("fac.ll", 10);
    await editor.run("LLVM IR: Show Machine Code to the Side");
    const group = (n: number) => page.locator(".editor-group-container").nth(n);
    // The listing comes into view where the product is.
    await group(1).locator(".view-line", { hasText: "imul" }).first().waitFor();
    await until("the product is marked", async () => (await editor.marked(1, true)).some((line) => line.includes("imul")));
    assert.deepEqual((await editor.marked(0, true)).map((line) => line.includes("mul i64 %n")), [true]);
    assert.ok((await editor.marked(1, false)).length > 10, "statements and their code have colors");
    assert.ok((await editor.marked(0, false)).length > 5);
    await editor.picture("asm");
    // The other way: a click on the comparison's code.
    await editor.line(4);
    const test = group(1).locator(".view-line", { hasText: "test " }).first();
    await test.waitFor();
    await test.click();
    await until("the branch is marked", async () => (await editor.marked(0, true)).some((line) => line.includes("br i1")));
    await editor.run("View: Close All Editors in Group");
  });

  test("the listing follows edits, and says when it cannot", async () => {
    const { page } = editor;
    await editor.open("fac.ll", 10);
    await editor.run("LLVM IR: Show Cranelift IR to the Side");
    const beside = page.locator(".editor-group-container").nth(1);
    await beside.locator(".view-line", { hasText: "imul" }).first().waitFor();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("%oops");
    await editor.page.waitForTimeout(200);
    await until("a note", async () => (await beside.locator(".view-line", { hasText: "not that of the text as it is now" }).count()) > 0 || (await scrollUp()));
    async function scrollUp() {
      await beside.locator(".view-lines").hover();
      await page.mouse.wheel(0, -5000);
      return false;
    }
    await editor.run("File: Revert File");
    await until("no note", async () => (await beside.locator(".view-line", { hasText: "not that of the text" }).count()) === 0);
    await editor.run("View: Close Editors in Other Groups");
  });

  test("the graph follows the cursor, and leads to blocks", async () => {
    await editor.open("switch.ll", 6);
    await editor.run("LLVM IR: Show Control-Flow Graph to the Side");
    const frame = await editor.frame("svg [data-block]");
    const current = () => frame.locator("svg [data-block].current").evaluateAll((all) => all.map((one) => one.getAttribute("data-block")));
    await until("the entry is marked", async () => (await current()).join() === "0");
    await editor.line(14);
    await until("the third block is marked", async () => (await current()).join() === "2");
    await editor.picture("graph");
    await frame.locator('[data-block="1"]').click();
    await until("the cursor is in the second block", async () => (await editor.status()).includes("Ln 7,"));
    // Another function.
    await editor.line(29);
    await editor.frame("svg .title");
    await until("the title", async () => (await (await editor.frame("svg .title")).locator("svg .title").first().textContent()) === "@kind");
    await editor.run("View: Close Editors in Other Groups");
  });

  test("the test explorer finds the directives and runs them", async () => {
    const { page } = editor;
    await editor.open("tested.ll");
    await editor.run("Testing: Focus on Test Explorer View");
    const rows = page.locator(".test-explorer .monaco-list-row");
    await rows.filter({ hasText: "tested.ll" }).waitFor();
    await editor.run("Test: Run All Tests");
    await until("results", async () => (await page.locator(".test-explorer .codicon-testing-failed-icon").count()) > 0);
    await editor.picture("tests");
  });

  test("bitcode opens as text", async () => {
    await editor.open("old.bc");
    await until("the text", async () => (await editor.lines()).some((line) => line.includes("define")));
    await editor.picture("bitcode");
  });
});

describe("in a folder that is not trusted", { skip }, () => {
  let editor: Editor;
  before(async () => {
    editor = await Editor.start({ files, trusted: false, theme: "Default Light Modern" });
    await editor.open("fac.ll");
    await editor.ready();
  });
  after(() => editor?.stop());
  afterEach(async (context) => {
    if ((context as { error?: unknown }).error) {
      await editor.picture(`failed-${context.name.slice(0, 20).replaceAll(/\W/g, "-")}`);
    }
  });

  test("reading works", async () => {
    await editor.page.locator(".codelens-decoration a", { hasText: "show asm" }).first().waitFor();
    await editor.open("fac.ll", 10);
    await editor.run("LLVM IR: Show Machine Code to the Side");
    const group = editor.page.locator(".editor-group-container").nth(1);
    await group.locator(".view-line", { hasText: "imul" }).first().waitFor();
    await until("colors", async () => (await editor.marked(0, false)).length > 5);
    await editor.picture("asm-light");
    await editor.run("View: Close All Editors in Group");
    await editor.open("switch.ll", 8);
    await editor.run("LLVM IR: Show Control-Flow Graph to the Side");
    await editor.frame("svg [data-block].current");
    await editor.picture("graph-light");
    await editor.run("View: Close Editors in Other Groups");
  });

  test("nothing offers to run something", async () => {
    await editor.open("fac.ll");
    await editor.page.locator(".codelens-decoration a", { hasText: "graph" }).first().waitFor();
    for (const title of ["run", "run in interpreter", "bench"]) {
      assert.equal(await editor.page.locator(".codelens-decoration a").getByText(title, { exact: true }).count(), 0, title);
    }
    assert.ok(await editor.offers("LLVM IR: Show Machine Code to the Side"));
    await editor.open("tested.ll");
    await editor.page.locator(".codelens-decoration a", { hasText: "graph" }).first().waitFor();
    await editor.page.waitForTimeout(1500);
    assert.equal(await editor.page.locator(".testing-run-glyph").count(), 0, "directives have no button");
    for (const title of ["Run File", "Run File in the Interpreter", "Measure File", "Debug File", "Run the Tests of the File"]) {
      assert.ok(!(await editor.offers(`LLVM IR: ${title}`)), title);
    }
  });

  test("trust turns running on", async () => {
    await editor.run("Workspaces: Manage Workspace Trust");
    await editor.page.locator(".workspace-trust-editor .monaco-button", { hasText: /^Trust$/ }).first().click();
    await editor.open("fac.ll");
    await editor.page.locator(".codelens-decoration a").getByText("run", { exact: true }).first().waitFor();
    assert.ok(await editor.offers("LLVM IR: Run File"));
    await editor.open("tested.ll");
    await editor.page.locator(".testing-run-glyph").first().waitFor();
  });
});

// A program of 15 MB; LLVMLITE_LARGE_FILE names another one.
const large = process.env.LLVMLITE_LARGE_FILE ? readFileSync(process.env.LLVMLITE_LARGE_FILE, "utf8") : largeProgram(15_000_000);

function largeProgram(size: number): string {
  const functions: string[] = [];
  for (let n = 0, written = 0; written < size; n++) {
    const lines = Array.from({ length: 40 }, (_, i) => `  %${i + 1} = add i64 %${i}, ${n + i}`);
    functions.push(`define i64 @f${n}(i64 %0) {\n  br label %body\nbody:\n${lines.join("\n")}\n  ret i64 %40\n}\n`);
    written += functions[n].length;
  }
  return functions.join("");
}

/** Seconds until a large program has been checked. */
const SLOW = 120;

describe("a large program", { skip }, () => {
  let editor: Editor;
  before(async () => {
    // In windows that are connected to a server, the editor asks from 10 MB on whether to open a file.
    editor = await Editor.start({ files: { "large.ll": large }, settings: { "workbench.editorLargeFileConfirmation": 100 } });
    await editor.open("large.ll");
    await editor.ready();
  });
  after(() => editor?.stop());
  afterEach(async (context) => {
    if ((context as { error?: unknown }).error) {
      await editor.picture("failed-large");
    }
  });

  test("errors, completion and names, in the middle of it", async () => {
    const { page } = editor;
    const all = large.split("\n");
    const header = all.findIndex((line, n) => n > all.length / 2 && /^define .*\{$/.test(line));
    const end = all.findIndex((line, n) => n > header && /^ {2}ret i(32|64) %/.test(line));
    const [, size, value] = /^ {2}ret i(\d+) (%\d+)/.exec(all[end]) as RegExpExecArray;
    await editor.line(end + 1);
    await page.keyboard.type(`  %new = ad i${size} ${value}, 1`);
    await page.keyboard.press("Enter");
    // A command without optimizations checks the text in half a minute.
    await page.locator(".squiggly-error").first().waitFor({ timeout: SLOW * 1000 });
    const marks = page.locator(".squiggly-error");
    await editor.line(end + 1, 11);
    await page.keyboard.type("d");
    await until("no error", async () => (await marks.count()) === 0, SLOW);
    await editor.line(end + 2);
    await page.keyboard.type(`  %more = add i${size} %n`);
    await until("the new value is offered", async () => /%new/.test(await page.locator(".suggest-widget .monaco-list-row").first().innerText()), SLOW);
    await editor.picture("large");
    await page.keyboard.press("Escape");
    await editor.run("File: Revert File");
    await until("the file as it was", async () => (await page.locator(".tab.dirty").count()) === 0);
    await editor.line(end + 1, 9 + size.length);
    await editor.run("Go to Definition");
    await until("the definition", async () => {
      const line = Number(/Ln (\d+),/.exec(await editor.status())?.[1]);
      return line !== end + 1 && (all[line - 1] ?? "").includes(`${value} =`);
    }, SLOW);
  });
});

describe("without the command", { skip }, () => {
  let editor: Editor;
  before(async () => {
    editor = await Editor.start({ files, machine: { "llvmlite-jit.path": "/nowhere/llvmlite-jit" } });
  });
  after(() => editor?.stop());

  test("a message says so and leads to the installation", async () => {
    await editor.open("fac.ll");
    const message = editor.page.locator(".notification-toast", { hasText: "/nowhere/llvmlite-jit, which is not an executable file" });
    await message.waitFor();
    await editor.picture("missing");
    await message.locator(".monaco-button", { hasText: "How to install it" }).click();
    const frame = await editor.frame("h1");
    await until("the instructions", async () => (await frame.locator("body").innerText()).includes("cargo install --locked --path ."));
    // Colors need no command.
    await editor.open("fac.ll");
    const colors = await editor.page.locator(".view-line span[class^='mtk']").evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).color)).size);
    assert.ok(colors > 3, `${colors} colors`);
  });
});
