// The debugger in a real editor.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, afterEach, before, describe, test } from "node:test";
import { Editor, skipEditor, until } from "./editor";
import { command } from "./files";

const skip = skipEditor();
const debugs = skip === false && execFileSync(command() ?? "", ["--help"], { encoding: "utf8" }).includes("\n  dap ");

const files = {
  "past_the_end.ll": { copy: "examples/past_the_end.ll" },
  "list.ll": { copy: "tests/dap/programs/list.ll" },
  "list.c": { copy: "tests/dap/programs/list.c" },
  ".vscode/launch.json": JSON.stringify({
    version: "0.2.0",
    configurations: [
      { type: "llvmlite-jit", request: "launch", name: "list", program: "${workspaceFolder}/list.ll", view: "source" },
    ],
  }),
};

for (const [name, theme] of [["dark", "Default Dark Modern"], ["light", "Default Light Modern"]]) {
  describe(`the debugger, ${name}`, { skip: skip || (!debugs && "the command has no debug adapter") }, () => {
    let editor: Editor;
    before(async () => {
      editor = await Editor.start({ files, theme, settings: { "debug.openDebug": "openOnSessionStart" } });
      await editor.open("past_the_end.ll");
      await editor.ready();
    });
    after(() => editor?.stop());
    afterEach(async (context) => {
      if ((context as { error?: unknown }).error) {
        await editor.picture(`failed-debug-${name}`);
        console.error((context as { error?: { cause?: unknown } }).error);
      }
    });
    const top = async () =>
      (await editor.page.locator(".debug-call-stack .stack-frame").first().innerText()).replaceAll(/\s+/g, " ");
    const stoppedAt = (line: number) => until(`a stop in line ${line}`, async () => new RegExp(`\\b${line}:\\d+`).test(await top()));
    const values = () => editor.page.locator(".debug-variables .monaco-list-row");
    /** Expands a row until a value is seen: the tree is replaced while the editor still asks for the new stop. */
    const expanded = async (scope: string | RegExp, value: RegExp) => {
      const row = () => values().filter({ hasText: scope }).first();
      await until(`${value} in ${scope}`, async () => {
        if (await values().filter({ hasText: value }).count()) return true;
        if ((await row().getAttribute("aria-expanded", { timeout: 1000 }).catch(() => null)) === "true") {
          await editor.page.waitForTimeout(500);
          if (await values().filter({ hasText: value }).count()) return true;
        }
        await row().click({ timeout: 1000 }).catch(() => {});
        return false;
      });
    };

    test("a breakpoint, values, the fault, and back to its cause", async () => {
      await editor.line(12);
      await editor.run("Debug: Toggle Breakpoint");
      await editor.run("LLVM IR: Debug File");
      await editor.run("View: Show Run and Debug");
      // At the entry first.
      await stoppedAt(22);
      await editor.run("Debug: Continue");
      await stoppedAt(12);
      await editor.page.locator(".debug-call-stack .stack-frame").filter({ hasText: "@sum" }).click();
      await expanded("Registers", /%i\s*=\s*0/);
      await editor.open("past_the_end.ll", 12);
      await editor.run("Debug: Toggle Breakpoint");
      await editor.run("Debug: Continue");
      const fault = editor.page.locator(".exception-widget");
      await fault.waitFor();
      assert.match((await fault.innerText()).replaceAll("\u00a0", " "), /load of 8 bytes at offset 32 of an object of 32 bytes|out of bounds/);
      await stoppedAt(12);
      await values().filter({ hasText: /%i\s*=\s*4/ }).first().waitFor();
      await editor.picture(`debug-${name}`);
      // Before the fault, and one instruction further back.
      await editor.page.locator(".debug-toolbar .codicon-debug-step-back").click();
      await until("the state before the fault", async () => (await editor.page.locator(".debug-call-stack").innerText()).length > 0 && (await fault.count()) === 0);
      await editor.page.locator(".debug-toolbar .codicon-debug-step-back").click();
      await stoppedAt(11);
      await editor.page.locator(".debug-toolbar .codicon-debug-reverse-continue").click();
      await stoppedAt(22);
      await editor.run("Debug: Stop");
      await editor.page.locator(".debug-toolbar").waitFor({ state: "hidden" });
    });

    test("in the C source: memory as a tree, a data breakpoint, the fault, and back to what caused it", async () => {
      const { page } = editor;
      const source = async (line: number) => {
        await until(`a stop in line ${line} of list.c`, async () => new RegExp(`list\\.c.* ${line}:\\d+`).test(await top()));
      };
      const forward = () => editor.run("Debug: Continue");
      await editor.open("list.c", 13);
      await editor.run("Debug: Toggle Breakpoint");
      await editor.line(30);
      await editor.run("Debug: Toggle Breakpoint");
      await editor.run("View: Show Run and Debug");
      await editor.run("Debug: Start Debugging");
      await source(13);
      await editor.run("Debug: Step Over");
      await source(14);
      await editor.run("Debug: Step Over");
      await source(15);
      await expanded("Locals", /^node\s*=/);
      await expanded(/^node\s*=/, /value = 0, next = null/);
      // Back over the store of `next`: the member is undefined again.
      await page.locator(".debug-toolbar .codicon-debug-step-back").click();
      await source(14);
      await expanded(/^node\s*=/, /value = 0, next = undef/);
      await editor.open("list.c", 13);
      await editor.run("Debug: Toggle Breakpoint");
      await forward();
      await source(30);
      await expanded("Locals", /^list\s*=/);
      await expanded(/^list\s*=/, /^\*list\s*=\s*\{ value = 20/);
      await expanded(/^\*list\s*=/, /^next\s*=/);
      await expanded(/^next\s*=/, /^\*list->next\s*=\s*\{ value = 10/);
      await expanded(/^\*list->next\s*=/, /^value\s*=\s*10$/);
      // The member that will be null where the program reads through it.
      const watched = page.locator(".debug-breakpoints .monaco-list-row", { hasText: "next" }).first();
      await until("a data breakpoint", async () => {
        // A menu that has just opened ignores clicks.
        const entry = page.locator(".context-view .action-label", { hasText: "Break on Value Change" }).first();
        if (!(await entry.isVisible())) {
          await values().filter({ hasText: /^next\s*=/ }).nth(1).click({ button: "right", timeout: 2000 });
          await entry.waitFor({ timeout: 2000 });
        }
        await entry.click({ timeout: 2000 });
        return watched.waitFor({ timeout: 2000 }).then(() => true, () => false);
      });
      await forward();
      await source(23);
      await forward();
      const fault = page.locator(".exception-widget");
      await fault.waitFor();
      assert.match((await fault.innerText()).replaceAll("\u00a0", " "), /null/);
      await source(31);
      await editor.picture(`debug-source-${name}`);
      await page.locator(".debug-toolbar .codicon-debug-reverse-continue").click();
      await source(22);
      await editor.run("Debug: Stop");
      await page.locator(".debug-toolbar").waitFor({ state: "hidden" });
    });
  });
}
