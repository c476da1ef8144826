// The panel with the results of commands.

import { randomBytes } from "node:crypto";
import * as vscode from "vscode";
import { type Entry, OPEN_PLACE, type Place, results } from "./page";

/** How many results are kept. */
const KEPT = 20;

/** Returns a number that a page's policy uses once. */
export function nonce(): string {
  return randomBytes(18).toString("base64");
}

export class Results implements vscode.WebviewViewProvider {
  static readonly id = "llvmlite-jit.results";
  private readonly entries: Entry[] = [];
  private view: vscode.WebviewView | undefined;

  resolveWebviewView(view: vscode.WebviewView) {
    this.view = view;
    view.webview.options = { enableScripts: false, enableCommandUris: [OPEN_PLACE], localResourceRoots: [] };
    view.onDidDispose(() => (this.view = undefined));
    this.draw();
  }

  /** Adds a result, and shows the panel. */
  async add(entry: Entry) {
    this.entries.unshift(entry);
    this.entries.length = Math.min(this.entries.length, KEPT);
    if (this.view === undefined) {
      await vscode.commands.executeCommand(`${Results.id}.focus`, { preserveFocus: true });
    } else {
      this.view.show(true);
    }
    this.draw();
  }

  clear() {
    this.entries.length = 0;
    this.draw();
  }

  private draw() {
    if (this.view !== undefined) {
      this.view.webview.html = results(this.entries, nonce());
    }
  }
}

/** Opens what a link of a report points to. */
export async function openPlace(place: Place) {
  const line = Math.max(0, Math.trunc(Number(place.line)) || 0);
  const column = Math.max(0, Math.trunc(Number(place.column)) || 0);
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(String(place.uri), true));
  const visible = vscode.window.visibleTextEditors.find((editor) => editor.document === document);
  const at = document.validatePosition(new vscode.Position(line, column));
  await vscode.window.showTextDocument(document, { selection: new vscode.Range(at, at), viewColumn: visible?.viewColumn });
}
