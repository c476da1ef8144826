// Running and measuring programs: the commands of the palette, of menus and of lenses.

import * as vscode from "vscode";
import { splitArguments } from "./binary";
import { at, definitions } from "./outline";
import { plain } from "./text";
import type { Output } from "./page";
import type { Results } from "./results";
import type { Request, Server } from "./server";

/** What can be run. */
export type Action = "run" | "interpret" | "bench";

const TITLES: Record<Action, string> = { run: "run", interpret: "interpret", bench: "bench" };

export class Runner {
  constructor(
    private readonly server: Server,
    private readonly results: Results,
  ) {}

  /** Runs a program, and shows the result. */
  async act(action: Action, request: Request, note = ""): Promise<Output | undefined> {
    if (!vscode.workspace.isTrusted) {
      void vscode.window.showWarningMessage("Programs are not run in a workspace that is not trusted.");
      return undefined;
    }
    const settings = vscode.workspace.getConfiguration("llvmlite-jit", vscode.Uri.parse(request.uri));
    const engine = settings.get<string>("run.engine", "jit");
    const full: Request = {
      sandbox: settings.get<boolean>("run.sandbox", true),
      timeout: settings.get<number>("run.timeout", 60),
      ...(action === "interpret" || engine === "jit" || (action === "bench" && engine === "checked") ? {} : { engine }),
      ...request,
    };
    const name = request.uri.split("/").pop() ?? request.uri;
    const what = full.call ?? (full.function === undefined ? "" : `@${full.function}`);
    const title = [TITLES[action], what, note].filter((part) => part !== "").join(" ");
    const started = Date.now();
    const location = { location: vscode.ProgressLocation.Window, title: `llvmlite-jit: ${title}` };
    const output = await vscode.window.withProgress(location, () => this.server.ask(action, full));
    await this.results.add({
      title,
      uri: request.uri,
      name: decodeURIComponent(name),
      output,
      time: Date.now() - started,
    });
    return output;
  }

  /** Runs the program of an editor from its entry. */
  async file(action: Action, uri?: vscode.Uri) {
    const document = await documentOf(uri);
    return document && this.act(action, { uri: document.uri.toString() });
  }

  /** Runs the function under the cursor, asking for arguments if it has parameters. */
  async functionUnderCursor(action: Action) {
    const editor = vscode.window.activeTextEditor;
    if (editor?.document.languageId !== "llvm") {
      return;
    }
    const { document } = editor;
    const here = at(await definitions(document), editor.selection.active);
    if (here === undefined) {
      void vscode.window.showInformationMessage("The cursor is not in a function with a body.");
      return;
    }
    const uri = document.uri.toString();
    const behind = document.getText(new vscode.Range(here.place.end, here.range.end));
    if (here.name === "main" || /^\s*\(\s*\)/.test(behind)) {
      return this.act(action, { uri, function: here.name });
    }
    const symbol = document.getText(here.place);
    const call = await vscode.window.showInputBox({
      title: `Call of ${symbol}`,
      prompt: "Arguments with or without their types, such as 6 or i64 6, double 1.5",
      value: `${plain(symbol)}()`,
      valueSelection: [plain(symbol).length + 1, plain(symbol).length + 1],
    });
    return call === undefined ? undefined : this.act(action, { uri, call });
  }

  /** Runs the program with arguments and standard input that the user is asked for. */
  async withArguments(uri?: vscode.Uri) {
    const document = await documentOf(uri);
    if (document === undefined) {
      return;
    }
    const line = await vscode.window.showInputBox({
      title: "Arguments of the program",
      prompt: "As in a shell: one 'two words'",
      validateInput(value) {
        try {
          splitArguments(value);
          return undefined;
        } catch (error) {
          return String(error instanceof Error ? error.message : error);
        }
      },
    });
    if (line === undefined) {
      return;
    }
    const stdin = await vscode.window.showInputBox({
      title: "Standard input of the program",
      prompt: "\\n is the end of a line; nothing: it is empty",
    });
    if (stdin === undefined) {
      return;
    }
    return this.act(
      "run",
      {
        uri: document.uri.toString(),
        arguments: splitArguments(line),
        stdin: stdin.replace(/\\([nt\\])/g, (_, c: string) => ({ n: "\n", t: "\t" })[c] ?? "\\"),
      },
      line,
    );
  }

  /** Runs the program in a terminal, which gives it a keyboard. */
  async inTerminal(uri?: vscode.Uri) {
    const document = await documentOf(uri);
    if (document === undefined || !vscode.workspace.isTrusted) {
      return;
    }
    const file = this.server.need();
    if (document.isUntitled || (document.isDirty && !(await document.save()))) {
      void vscode.window.showInformationMessage("A terminal runs files: save the text first.");
      return;
    }
    const settings = vscode.workspace.getConfiguration("llvmlite-jit", document.uri);
    const sandbox = settings.get<boolean>("run.sandbox", true) ? ["--sandbox"] : [];
    const engine = settings.get<string>("run.engine", "jit");
    const options = engine === "checked" ? ["--engine=jit", "--checked"] : [`--engine=${engine}`];
    const task = new vscode.Task(
      { type: "process" },
      vscode.TaskScope.Workspace,
      `run ${document.uri.path.split("/").pop()}`,
      "llvmlite-jit",
      new vscode.ProcessExecution(file, ["run", ...sandbox, ...options, document.uri.fsPath]),
    );
    task.presentationOptions = { clear: true, focus: true };
    await vscode.tasks.executeTask(task);
  }
}

/** Returns the text that a command is about: that of the menu, or else the active one. */
export async function documentOf(uri?: vscode.Uri): Promise<vscode.TextDocument | undefined> {
  if (uri instanceof vscode.Uri) {
    return vscode.workspace.openTextDocument(uri);
  }
  const document = vscode.window.activeTextEditor?.document;
  if (document?.languageId === "llvm") {
    return document;
  }
  void vscode.window.showInformationMessage("Open a file with LLVM IR first.");
  return undefined;
}
