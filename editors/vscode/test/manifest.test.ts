import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import * as path from "node:path";
import { test } from "node:test";
import { read, ROOT } from "./files";

const manifest = JSON.parse(read("editors/vscode/package.json"));
const { contributes } = manifest;
const sources = ["extension", "run", "server", "results", "listingView", "graphView", "debug", "testing", "bitcode", "status", "page"]
  .map((name) => read(`editors/vscode/src/${name}.ts`))
  .join("\n");

test("the version is that of the command", () => {
  assert.equal(manifest.version, /^version = "(.*)"$/m.exec(read("Cargo.toml"))?.[1]);
});

test("every command is registered, and every menu leads to a command", () => {
  const commands: string[] = contributes.commands.map((one: { command: string }) => one.command);
  const registered = [...sources.matchAll(/\bregister\("(\w+)"/g)].map((found) => `llvmlite-jit.${found[1]}`);
  assert.deepEqual([...commands].sort(), [...registered].sort());
  const items = Object.values(contributes.menus).flat() as { command?: string; submenu?: string }[];
  for (const { command, submenu } of items) {
    assert.ok(submenu !== undefined || commands.includes(command ?? ""), command);
  }
});

test("no command has the name of one of the server's, which the client registers", () => {
  const names = [.../pub const NAMES: [^;]*; \d+\] = \[([^\]]*)\]/.exec(read("src/lsp/commands.rs"))![1].matchAll(/"(.*)"/g)];
  assert.ok(names.length >= 8);
  for (const [, name] of names) {
    assert.ok(!contributes.commands.some((one: { command: string }) => one.command === name), name);
  }
});

test("settings are declared, and those that decide what is run are the user's alone without trust", () => {
  const declared = Object.keys(contributes.configuration.properties);
  const used = [...sources.matchAll(/\.get(?:<\w+>)?\("([\w.]+)"/g)].map((found) => `llvmlite-jit.${found[1]}`);
  for (const name of new Set(used)) {
    assert.ok(declared.includes(name), name);
  }
  const { supported, restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
  assert.equal(supported, "limited");
  for (const name of restrictedConfigurations) {
    assert.ok(declared.includes(name), name);
  }
  for (const name of ["llvmlite-jit.path", "llvmlite-jit.run.sandbox", "llvmlite-jit.test.sandbox"]) {
    assert.ok(restrictedConfigurations.includes(name), name);
  }
  assert.equal(contributes.configuration.properties["llvmlite-jit.run.sandbox"].default, true);
  assert.equal(contributes.configuration.properties["llvmlite-jit.test.sandbox"].default, true);
});

test("what runs programs is off without trust", () => {
  const runs = contributes.commands.filter((one: { command: string }) => /\.(run|interpret|bench|debug|test)[A-Z]/.test(one.command));
  assert.equal(runs.length, 10);
  for (const one of runs) {
    assert.equal(one.enablement, "isWorkspaceTrusted", one.command);
  }
});

test("files that the manifest names are there", () => {
  const named: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string" && /^(?:\.\/)?(?:media|snippets|syntaxes)\/|^\.\/language-/.test(value)) {
      named.push(value);
    } else if (typeof value === "object" && value !== null) {
      Object.values(value).forEach(collect);
    }
  };
  collect(manifest);
  assert.ok(named.length > 10);
  named.forEach((name) => assert.ok(read(`editors/vscode/${name}`).length > 0, name));
});

const adapter = "src/dap/messages.rs";

test("configurations have what the debug adapter takes", { skip: existsSync(path.join(ROOT, adapter)) ? false : "the command has no debug adapter" }, () => {
  const [, body] = /pub struct LaunchArguments \{([^}]*)\}/.exec(read(adapter)) ?? [];
  const taken = [...body.matchAll(/pub (\w+):/g)]
    .map((found) => found[1].replace(/_(\w)/g, (_, c: string) => c.toUpperCase()))
    // The editor sends it by itself.
    .filter((name) => name !== "noDebug");
  const { properties } = contributes.debuggers[0].configurationAttributes.launch;
  assert.deepEqual(Object.keys(properties).sort(), taken.sort());
});
