/** Encodes a text for `filename*` (RFC 8187): only unreserved characters stay, all others become UTF-8 bytes. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * `Content-Disposition` that saves a file under its own name, whatever is in it (RFC 6266). The plain `filename` is for
 * what cannot read the other one: letters and digits only, so nothing in it can end the quotes or the header. It is what
 * stands in for `nosniff`, which the store cannot send: docs/papers/decisions/0014-what-protects-who-opens-evidence.md
 */
export function attachment(fileName: string): string {
  // A lone half of a surrogate pair has no UTF-8; encoding it would throw.
  const name = fileName.toWellFormed();
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9._-]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}
