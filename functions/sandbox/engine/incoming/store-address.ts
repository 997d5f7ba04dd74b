/** A laptop, where a shop that is being written runs without a certificate. */
const ownMachine: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * An address of a store to which the browser of a buyer may be sent: https, or http on the buyer's own machine. Undefined
 * for any other text, above all for what a browser would run instead of open.
 */
export function storeAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || url.username !== "" || url.password !== "") return undefined;
  const isLaptop = url.protocol === "http:" && ownMachine.has(url.hostname);
  return url.protocol === "https:" || isLaptop ? url : undefined;
}
