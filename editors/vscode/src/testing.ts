// Tests: the directives in comments of programs, through the editor's test explorer.

import * as child from "node:child_process";
import * as path from "node:path";
import * as vscode from "vscode";
import { expectations, failureText, isTest, type Report, type Result, type Verdict, verdicts } from "./directives";
import type { Server } from "./server";

/** Files above this length are not searched for directives unless they are open. */
const MAX_LENGTH = 1 << 20;
const MAX_FILES = 5000;
/** Files of one process. */
const BATCH = 50;

export class Tests implements vscode.Disposable {
  private readonly controller: vscode.TestController;
  private readonly parts: vscode.Disposable[];

  constructor(
    private readonly server: Server,
    private readonly log: vscode.LogOutputChannel,
  ) {
    this.controller = vscode.tests.createTestController("llvmlite-jit", "LLVM IR");
    this.parts = [this.controller];
    // Without trust nothing offers to run a test.
    if (vscode.workspace.isTrusted) {
      this.start();
    } else {
      this.parts.push(vscode.workspace.onDidGrantWorkspaceTrust(() => this.start()));
    }
  }

  /** Looks for tests, and lets them be run. */
  private start() {
    this.controller.resolveHandler = (item) => (item === undefined ? this.discover() : this.read(item));
    this.controller.refreshHandler = () => this.discover();
    const kind = vscode.TestRunProfileKind.Run;
    const profile = (name: string, engine: string, isDefault: boolean) =>
      this.controller.createRunProfile(name, kind, (request, token) => this.run(request, engine, token), isDefault);
    const watcher = vscode.workspace.createFileSystemWatcher(pattern());
    this.parts.push(
      profile("Both engines", "each", true),
      profile("JIT", "jit", false),
      profile("Interpreter", "interp", false),
      watcher,
      watcher.onDidCreate((uri) => this.consider(uri)),
      watcher.onDidChange((uri) => this.consider(uri)),
      watcher.onDidDelete((uri) => this.controller.items.delete(uri.toString())),
      vscode.workspace.onDidOpenTextDocument((document) => this.look(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.look(document)),
    );
    vscode.workspace.textDocuments.forEach((document) => this.look(document));
  }

  dispose() {
    this.parts.forEach((part) => part.dispose());
  }

  private look(document: vscode.TextDocument) {
    if (document.languageId === "llvm" && document.uri.scheme === "file") {
      this.update(document.uri, document.getText());
    }
  }

  private async consider(uri: vscode.Uri) {
    const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
    if (open !== undefined) {
      this.look(open);
      return;
    }
    try {
      if ((await vscode.workspace.fs.stat(uri)).size <= MAX_LENGTH) {
        this.update(uri, new TextDecoder().decode(await vscode.workspace.fs.readFile(uri)));
      }
    } catch (error) {
      this.log.debug(`${uri}: ${error}`);
      this.controller.items.delete(uri.toString());
    }
  }

  private async discover() {
    const files = await vscode.workspace.findFiles(pattern(), undefined, MAX_FILES);
    if (files.length === MAX_FILES) {
      this.log.warn(`tests: only the first ${MAX_FILES} files are shown`);
    }
    for (let at = 0; at < files.length; at += 64) {
      await Promise.all(files.slice(at, at + 64).map((uri) => this.consider(uri)));
    }
  }

  private read(item: vscode.TestItem) {
    return item.uri === undefined ? undefined : this.consider(item.uri);
  }

  /** Makes the items of a file anew. */
  private update(uri: vscode.Uri, text: string) {
    const key = uri.toString();
    if (!isTest(text)) {
      this.controller.items.delete(key);
      return;
    }
    let item = this.controller.items.get(key);
    if (item === undefined) {
      item = this.controller.createTestItem(key, vscode.workspace.asRelativePath(uri), uri);
      this.controller.items.add(item);
    }
    // The name of an item is what its directive says, so that it stays the same when lines move.
    const counts = new Map<string, number>();
    const children = expectations(text).map((directive) => {
      const number = counts.get(directive.label) ?? 0;
      counts.set(directive.label, number + 1);
      const child = this.controller.createTestItem(`${key}#${number}#${directive.label}`, directive.label, uri);
      child.range = new vscode.Range(directive.line, 0, directive.line, Number.MAX_SAFE_INTEGER);
      child.sortText = String(directive.line).padStart(8, "0");
      return child;
    });
    item.children.replace(children);
  }

  /** Runs the files of the items that were asked for. */
  private async run(request: vscode.TestRunRequest, engine: string, token: vscode.CancellationToken) {
    const run = this.controller.createTestRun(request);
    try {
      if (!vscode.workspace.isTrusted) {
        throw new Error("Tests are not run in a workspace that is not trusted.");
      }
      const command = this.server.need();
      const wanted = this.wanted(request);
      await Promise.all([...wanted.keys()].map((file) => saved(file)));
      const files = [...wanted.keys()];
      wanted.forEach((items) => items.forEach((item) => run.started(item)));
      for (let at = 0; at < files.length && !token.isCancellationRequested; at += BATCH) {
        await this.batch(run, command, files.slice(at, at + BATCH), wanted, engine, token);
      }
    } catch (error) {
      if (!(error instanceof vscode.CancellationError)) {
        void vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
      }
    } finally {
      run.end();
    }
  }

  /** Returns the items to report about, by file: the file and all of its lines, or some of them. */
  private wanted(request: vscode.TestRunRequest): Map<string, vscode.TestItem[]> {
    const excluded = new Set(request.exclude ?? []);
    const wanted = new Map<string, vscode.TestItem[]>();
    const add = (item: vscode.TestItem) => {
      if (excluded.has(item) || item.uri === undefined) {
        return;
      }
      const all = wanted.get(item.uri.fsPath) ?? [];
      all.push(item);
      wanted.set(item.uri.fsPath, all);
      item.children.forEach(add);
    };
    if (request.include === undefined) {
      this.controller.items.forEach(add);
    } else {
      request.include.forEach(add);
    }
    return wanted;
  }

  private async batch(
    run: vscode.TestRun,
    command: string,
    files: string[],
    wanted: Map<string, vscode.TestItem[]>,
    engine: string,
    token: vscode.CancellationToken,
  ) {
    const settings = vscode.workspace.getConfiguration("llvmlite-jit", vscode.Uri.file(files[0]));
    const options = ["test", "--format", "json", "--engine", engine];
    if (settings.get<boolean>("test.sandbox", true)) {
      options.push("--sandbox");
    }
    options.push("--timeout", `${settings.get<number>("test.timeout", 10)}s`, "--");
    const { stdout, stderr } = await execute(command, [...options, ...files], path.dirname(files[0]), token);
    if (token.isCancellationRequested) {
      return;
    }
    let report: Report;
    try {
      report = JSON.parse(stdout) as Report;
    } catch {
      const message = new vscode.TestMessage(stderr === "" ? "the command wrote no results" : stderr);
      files.forEach((file) => wanted.get(file)?.forEach((item) => run.errored(item, message)));
      return;
    }
    for (const file of files) {
      this.report(run, file, wanted.get(file) ?? [], report.tests.filter((test) => path.resolve(test.file) === file));
    }
  }

  private report(run: vscode.TestRun, file: string, items: vscode.TestItem[], results: Result[]) {
    const { file: whole, lines } = verdicts(results);
    for (const result of results) {
      run.appendOutput(`${result.verdict} ${path.basename(file)} (${result.mode})\r\n`);
    }
    for (const item of items) {
      const isLine = item.parent !== undefined;
      const verdict = isLine ? (lines.get(item.range?.start.line ?? -1) ?? unmentioned(whole)) : whole;
      const messages = verdict.failures.map(({ engine, failure }) => message(item, engine, failure));
      // Lines with an item of their own show theirs.
      const below = new Set<number>();
      item.children.forEach((child) => below.add((child.range?.start.line ?? -1) + 1));
      const own = isLine ? messages : messages.filter((_, n) => !below.has(verdict.failures[n].failure.line));
      const time = isLine ? undefined : verdict.seconds * 1000;
      if (verdict.state === "failed") {
        run.failed(item, own, time);
      } else if (verdict.state === "errored") {
        run.errored(item, own, time);
      } else if (verdict.state === "passed") {
        run.passed(item, time);
      } else {
        run.skipped(item);
      }
    }
  }
}

/** A line that the results do not mention, such as that of an `error:`, went as the file if the file went well. */
function unmentioned(file: Verdict): Verdict {
  return { ...file, state: file.state === "passed" ? "passed" : "skipped", failures: [] };
}

function message(item: vscode.TestItem, engine: string, failure: { expected?: string; found?: string } & Parameters<typeof failureText>[1]) {
  const text = failureText(engine, failure);
  const made =
    failure.expected !== undefined && failure.found !== undefined
      ? vscode.TestMessage.diff(text, failure.expected, failure.found)
      : new vscode.TestMessage(text);
  if (item.uri !== undefined && failure.line > 0) {
    made.location = new vscode.Location(item.uri, new vscode.Range(failure.line - 1, 0, failure.line - 1, Number.MAX_SAFE_INTEGER));
  }
  return made;
}

function pattern(): string {
  return vscode.workspace.getConfiguration("llvmlite-jit").get<string>("test.files", "**/*.ll");
}

/** Saves a file that is open and was changed: tests run files. */
async function saved(file: string) {
  const open = vscode.workspace.textDocuments.find((document) => document.uri.fsPath === file && document.isDirty);
  await open?.save();
}

/** Runs the command; when it is cancelled, the command ends its children itself. */
function execute(command: string, args: string[], cwd: string, token: vscode.CancellationToken) {
  return new Promise<{ stdout: string; stderr: string }>((resolve) => {
    const running = child.execFile(command, args, { cwd, maxBuffer: 64 << 20 }, (error, stdout, stderr) => {
      cancelled.dispose();
      const failed = error !== null && stdout === "" && stderr === "";
      resolve({ stdout, stderr: failed ? error.message : stderr });
    });
    const cancelled = token.onCancellationRequested(() => running.kill("SIGINT"));
  });
}
