// The control-flow graph of the function under the cursor. A click on a block goes there.

import * as vscode from "vscode";
import { adapted } from "./drawing";
import { at, blockAt, type Definition, definitions } from "./outline";
import { graph } from "./page";
import { nonce } from "./results";
import type { Server } from "./server";

const PAUSE = 400;

export class GraphView implements vscode.Disposable {
  private panel: vscode.WebviewPanel | undefined;
  private source: vscode.TextDocument | undefined;
  private shown: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private asked = 0;
  private readonly parts: vscode.Disposable[];

  constructor(private readonly server: Server) {
    this.parts = [
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => void this.moved(textEditor)),
      vscode.window.onDidChangeActiveTextEditor((editor) => editor && void this.moved(editor)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (document === this.source) {
          clearTimeout(this.timer);
          this.timer = setTimeout(() => void this.draw(), PAUSE);
        }
      }),
    ];
  }

  dispose() {
    clearTimeout(this.timer);
    this.panel?.dispose();
    this.parts.forEach((part) => part.dispose());
  }

  /** Shows the graph of a function, or of that under the cursor. */
  async show(source: vscode.TextDocument, name?: string) {
    const editor = vscode.window.visibleTextEditors.find((one) => one.document === source);
    const found = await definitions(source);
    const here = found.find((one) => one.name === name) ?? (editor && at(found, editor.selection.active)) ?? found[0];
    if (here === undefined) {
      void vscode.window.showInformationMessage("The text has no function with a body.");
      return;
    }
    if (this.panel === undefined) {
      const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
      this.panel = vscode.window.createWebviewPanel("llvmlite-jit.graph", "Graph", place, {
        enableScripts: true,
        localResourceRoots: [],
      });
      this.panel.onDidDispose(() => {
        this.panel = undefined;
        this.source = undefined;
        this.shown = undefined;
      });
      this.panel.webview.onDidReceiveMessage((message: { block?: unknown; ready?: unknown }) => void this.asks(message));
    } else {
      this.panel.reveal(undefined, true);
    }
    this.source = source;
    this.shown = here.name;
    await this.draw();
  }

  /** Draws the function that is shown. */
  private async draw() {
    const { panel, source, shown } = this;
    if (panel === undefined || source === undefined || shown === undefined) {
      return;
    }
    const number = ++this.asked;
    let drawing = "";
    let note = "";
    try {
      const output = await this.server.ask("graph", { uri: source.uri.toString(), function: shown });
      if (output.status === 0) {
        drawing = adapted(output.stdout);
      } else {
        note = output.stderr.split("\n")[0] || output.ended;
      }
    } catch (error) {
      note = error instanceof Error ? error.message : String(error);
    }
    if (number !== this.asked || this.panel !== panel) {
      return;
    }
    panel.title = `Graph of @${shown}`;
    panel.webview.html = graph(drawing, note, nonce());
  }

  private async here(): Promise<Definition | undefined> {
    const { source, shown } = this;
    return source === undefined ? undefined : (await definitions(source)).find((one) => one.name === shown);
  }

  private editor() {
    return vscode.window.visibleTextEditors.find((one) => one.document === this.source);
  }

  /** Carries out what the page asks for. */
  private async asks(message: { block?: unknown; ready?: unknown }) {
    const editor = this.editor();
    if (message.ready === true && editor !== undefined) {
      await this.mark(editor);
    }
    const block = typeof message.block === "number" ? (await this.here())?.blocks[message.block] : undefined;
    if (block !== undefined && this.source !== undefined) {
      await vscode.window.showTextDocument(this.source, {
        viewColumn: editor?.viewColumn ?? vscode.ViewColumn.One,
        selection: new vscode.Range(block.start, block.start),
      });
    }
  }

  /** Marks the block of the cursor. */
  private async mark(editor: vscode.TextEditor) {
    const place = editor.selection.active;
    const here = await this.here();
    const current = here?.range.contains(place) ? blockAt(here, place) : undefined;
    await this.panel?.webview.postMessage({ current: current ?? -1 });
  }

  private async moved(editor: vscode.TextEditor) {
    const { document } = editor;
    if (this.panel === undefined || document.languageId !== "llvm") {
      return;
    }
    const here = at(await definitions(document), editor.selection.active);
    if (here !== undefined && (document !== this.source || here.name !== this.shown)) {
      this.source = document;
      this.shown = here.name;
      await this.draw();
    } else {
      await this.mark(editor);
    }
  }
}
