const escape = /\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\n\f\r])?|(\r\n|[\n\r\f])|([^]))/giu;
const comment = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g;

function characterOf(digits: string): string {
  const code = Number.parseInt(digits, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
}

/**
 * A style sheet as a browser reads it: `@\69mport` and `@im\port` are both `@import`. Comments are removed as well,
 * so that a word split by one is found.
 */
export const withoutCssEscapes = (css: string): string =>
  css
    .replace(comment, "")
    .replace(escape, (_match, digits?: string, lineEnd?: string, character?: string) =>
      digits ? characterOf(digits) : lineEnd ? "" : (character ?? ""),
    );
