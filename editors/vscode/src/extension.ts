// The extension: puts its parts together.

import * as vscode from "vscode";
import { Bitcode, showText } from "./bitcode";
import { Adapters, Configurations, launch, TYPE } from "./debug";
import { GraphView } from "./graphView";
import type { Form } from "./listing";
import { Listings } from "./listingView";
import { OPEN_PLACE } from "./page";
import { openPlace, Results } from "./results";
import { type Action, documentOf, Runner } from "./run";
import { type Request, Server } from "./server";
import { StatusBar } from "./status";
import { Tests } from "./testing";

let server: Server | undefined;

/** Starts the extension. */
export function activate(context: vscode.ExtensionContext) {
  const log = vscode.window.createOutputChannel("LLVM IR (llvmlite-jit)", { log: true });
  const results = new Results();
  const started: Server = new Server(log, (command, request) => ask(command, request));
  server = started;
  const runner = new Runner(started, results);
  const listings = new Listings(started);
  const graphs = new GraphView(started);
  const ready = () => (started.isRunning ? Promise.resolve() : started.start());

  // What the lenses and quick fixes of the server do.
  async function ask(command: string, request: Request & { code?: string }): Promise<unknown> {
    const name = command.replace(/^llvmlite-jit\./, "");
    switch (name) {
      case "run":
      case "interpret":
      case "bench": {
        const { uri, function: symbol, call } = request;
        return runner.act(name, { uri, ...(symbol === undefined ? {} : { function: symbol }), ...(call === undefined ? {} : { call }) });
      }
      case "asm":
      case "clif":
        return listings.show(name, await vscode.workspace.openTextDocument(vscode.Uri.parse(request.uri, true)), request.function);
      case "graph":
        return graphs.show(await vscode.workspace.openTextDocument(vscode.Uri.parse(request.uri, true)), request.function);
      case "explain":
        return explain(request.code);
      default:
        return started.ask(name, request);
    }
  }

  async function explain(code?: string) {
    const asked =
      code ?? (await vscode.window.showInputBox({ title: "Explain a diagnostic code", placeHolder: "E0309", value: codeHere() }));
    if (asked !== undefined && asked !== "") {
      await ready();
      // The server refuses what it does not know, with a sentence.
      await started.ask("explain", { code: asked });
      const uri = vscode.Uri.from({ scheme: "llvmlite-jit", path: `/explain/${asked}.md` });
      await vscode.commands.executeCommand("markdown.showPreviewToSide", uri);
    }
  }

  const register = (name: string, action: (...given: never[]) => unknown) =>
    context.subscriptions.push(
      vscode.commands.registerCommand(`llvmlite-jit.${name}`, async (...given: never[]) => {
        try {
          return await action(...given);
        } catch (error) {
          if (!(error instanceof vscode.CancellationError)) {
            void vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
          }
          return undefined;
        }
      }),
    );
  const onFile = (action: Action) => async (uri?: vscode.Uri) => {
    await ready();
    return runner.file(action, uri);
  };
  const onFunction = (action: Action) => async () => {
    await ready();
    return runner.functionUnderCursor(action);
  };
  const listing = (form: Form) => async (uri?: vscode.Uri) => {
    await ready();
    const document = await documentOf(uri);
    return document && listings.show(form, document);
  };
  register("runFile", onFile("run"));
  register("interpretFile", onFile("interpret"));
  register("benchFile", onFile("bench"));
  register("runFunction", onFunction("run"));
  register("interpretFunction", onFunction("interpret"));
  register("benchFunction", onFunction("bench"));
  register("runWithArguments", async (uri?: vscode.Uri) => {
    await ready();
    return runner.withArguments(uri);
  });
  register("runInTerminal", (uri?: vscode.Uri) => runner.inTerminal(uri));
  register("debugFile", async (uri?: vscode.Uri) => {
    const document = await documentOf(uri);
    if (document !== undefined && (!document.isDirty || (await document.save()))) {
      await vscode.debug.startDebugging(vscode.workspace.getWorkspaceFolder(document.uri), launch(document.uri.fsPath));
    }
  });
  register("testFile", async (uri?: vscode.Uri) => {
    const document = await documentOf(uri);
    if (document !== undefined) {
      await vscode.window.showTextDocument(document);
      await vscode.commands.executeCommand("testing.runCurrentFile");
    }
  });
  register("showAsm", listing("asm"));
  register("showClif", listing("clif"));
  register("showGraph", async (uri?: vscode.Uri) => {
    await ready();
    const document = await documentOf(uri);
    return document && graphs.show(document);
  });
  register("showText", async (uri?: vscode.Uri) => {
    await ready();
    const [chosen] = uri instanceof vscode.Uri ? [uri] : ((await vscode.window.showOpenDialog({ filters: { Bitcode: ["bc"] } })) ?? []);
    return chosen && showText(chosen);
  });
  register("explainCode", (code?: string) => explain(typeof code === "string" ? code : undefined));
  register("clearResults", () => results.clear());
  register("restart", () => started.start());
  register("showLog", () => log.show());
  register("install", () => install(context));
  context.subscriptions.push(
    log,
    listings,
    graphs,
    new Tests(started, log),
    new StatusBar(started),
    vscode.commands.registerCommand(OPEN_PLACE, openPlace),
    vscode.window.registerWebviewViewProvider(Results.id, results),
    vscode.window.registerCustomEditorProvider(Bitcode.id, new Bitcode(ready), { supportsMultipleEditorsPerDocument: false }),
    vscode.debug.registerDebugConfigurationProvider(TYPE, new Configurations()),
    vscode.debug.registerDebugConfigurationProvider(TYPE, new Configurations(), vscode.DebugConfigurationProviderTriggerKind.Dynamic),
    vscode.debug.registerDebugAdapterDescriptorFactory(TYPE, new Adapters(started)),
    // The server learns of trust at its start.
    vscode.workspace.onDidGrantWorkspaceTrust(() => void started.start()),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("llvmlite-jit.path")) {
        void started.start();
      }
    }),
  );
  void started.start().catch((error) => log.error(String(error)));
}

/** Stops the extension. */
export async function deactivate() {
  await server?.dispose();
}

/** Returns the code of the diagnostic under the cursor. */
function codeHere(): string | undefined {
  const editor = vscode.window.activeTextEditor;
  const found = editor && vscode.languages.getDiagnostics(editor.document.uri).find((one) => one.range.contains(editor.selection.active));
  return codeOf(found?.code);
}

function codeOf(code: vscode.Diagnostic["code"]): string | undefined {
  return typeof code === "object" ? String(code.value) : code?.toString();
}

/** Shows how the command is installed: in the README of the project, or in what the extension brings along. */
async function install(context: vscode.ExtensionContext) {
  const { homepage } = context.extension.packageJSON as { homepage?: string };
  if (homepage !== undefined) {
    await vscode.env.openExternal(vscode.Uri.parse(homepage, true));
  } else {
    await vscode.commands.executeCommand("markdown.showPreview", vscode.Uri.joinPath(context.extensionUri, "media", "install.md"));
  }
}
