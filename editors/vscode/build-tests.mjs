// Bundles the tests into out/: `node build-tests.mjs`.

import { build } from "esbuild";
import { readdirSync, rmSync } from "node:fs";

rmSync("out", { recursive: true, force: true });
await build({
  entryPoints: readdirSync("test").filter((name) => name.endsWith(".test.ts")).map((name) => `test/${name}`),
  outdir: "out",
  outExtension: { ".js": ".cjs" },
  bundle: true,
  platform: "node",
  format: "cjs",
  target: "node20",
  packages: "external",
  sourcemap: "linked",
  logLevel: "warning",
});
