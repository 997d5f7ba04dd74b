import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startLocal } from "@portal/infra/local/local.ts";

/** One whole product for all browser tests: free ports, empty data, gone afterwards. */
const startStack = async (): Promise<() => Promise<void>> => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), "portal-browser-"));
  const stack = await startLocal({
    port: 0,
    dataDirectory,
    fresh: true,
    watch: false,
    docs: false,
    quiet: true,
    social: true,
  });
  process.env.PORTAL_URL = stack.url;
  process.env.INBOX_URL = stack.inboxUrl;
  return async () => {
    await stack.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
};

export default startStack;
