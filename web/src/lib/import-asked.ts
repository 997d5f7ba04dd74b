const asked = new Map<string, Promise<unknown>>();

const isThere = (path: string): boolean =>
  !asked.has(path) && document.querySelector(`link[href="${path}"],script[src="${path}"]`) !== null;

/** Rejects where it does not arrive, and leaves nothing of it. */
function arrival(element: HTMLLinkElement | HTMLScriptElement, path: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.addEventListener("load", resolve);
    element.addEventListener("error", () => {
      element.remove();
      reject(new Error(`${path} did not arrive.`));
    });
    document.head.append(element);
  });
}

const crossOrigin = "anonymous";

/** Handed over to the import that follows, which asks for nothing a second time. */
async function askForCode(path: string): Promise<unknown> {
  const link = document.createElement("link");
  try {
    return await arrival(
      Object.assign(link, { rel: "preload", as: "script", crossOrigin, href: path }),
      path,
    );
  } catch (error) {
    // Chromium hands a failure over as well, to whoever asks next: a script takes it away, and fails of it.
    await arrival(Object.assign(document.createElement("script"), { crossOrigin, src: path }), path);
    throw error;
  }
}

const askForStyle = (path: string) =>
  arrival(Object.assign(document.createElement("link"), { rel: "stylesheet", href: path }), path);

/** What failed is forgotten, so that it can be asked for anew. */
function ask(path: string): Promise<unknown> {
  const known = asked.get(path);
  if (known) return known;
  const asking = path.endsWith(".css") ? askForStyle(path) : askForCode(path);
  asked.set(path, asking);
  asking.catch(() => asked.delete(path));
  return asking;
}

/**
 * Stands in for Vite's own way of importing code later. A document remembers a failed import as long as it lives, and
 * a failed preload of a module, too; so the files are asked for first, as mere scripts, and imported once all of them
 * are there. What failed can then be tried again in place, with everything that was typed around it.
 * docs/papers/decisions/0096-code-is-preloaded-before-it-is-imported.md
 */
export async function importAsked<Module>(load: () => Promise<Module>, files: readonly string[] = []) {
  const missing = files.map((file) => `/${file}`).filter((path) => !isThere(path));
  await Promise.all(missing.map(ask));
  return await load();
}
