// Bundles the extension into dist/extension.js: `node build.mjs [--production]`.

import { build } from "esbuild";
import { rmSync } from "node:fs";

const production = process.argv.includes("--production");
rmSync("dist", { recursive: true, force: true });
await build({
  entryPoints: ["src/extension.ts"],
  outfile: "dist/extension.js",
  bundle: true,
  platform: "node",
  format: "cjs",
  target: "node20",
  external: ["vscode"],
  minify: production,
  sourcemap: production ? false : "linked",
  legalComments: "none",
});
