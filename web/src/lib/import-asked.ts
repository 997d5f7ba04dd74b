const asked = new Map<string, Promise<unknown>>();

const isThere = (path: string): boolean =>
  document.querySelector(`link[href="${path}"],script[src="${path}"]`) !== null;

async function askForScript(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  // To its end: only a whole file is kept for the import that follows.
  await response.arrayBuffer();
}

function askForStyle(path: string): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = path;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${path} did not arrive.`));
    });
    document.head.append(link);
  });
}

/** What failed is forgotten, so that it can be asked for anew. */
function ask(path: string): Promise<unknown> {
  const known = asked.get(path);
  if (known) return known;
  const asking = path.endsWith(".css") ? askForStyle(path) : askForScript(path);
  asked.set(path, asking);
  asking.catch(() => asked.delete(path));
  return asking;
}

/**
 * Stands in for Vite's own way of importing code later. A document remembers a failed import as long as it lives, and
 * a failed preload, too; so the files are fetched first, and imported from the browser's cache once all of them are
 * there. What failed can then be tried again in place, with everything that was typed around it.
 */
export async function importAsked<Module>(load: () => Promise<Module>, files: readonly string[] = []) {
  const missing = files.map((file) => `/${file}`).filter((path) => !isThere(path));
  await Promise.all(missing.map(ask));
  return await load();
}
