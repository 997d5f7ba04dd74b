import type { Refusal } from "@portal/shared/evidence/model.ts";

/** The openings that browsers take for a page (WHATWG MIME sniffing, 7.1), and those of scripts and documents. */
const pageOpenings =
  /^\s*(?:<(?:!doctype|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg|math|object|embed|link|meta|base|form|img)(?![a-z0-9:_.-])|<!--|<\?php|#!|%pdf-|%!ps)/i;
const markupRoot = /<(?:[a-z][\w.-]*:)?(?:svg|html)[\s/>]/i;
const controls = /(?![\t\n\f\r])\p{Cc}/u;

/** Decodes UTF-8 with or without a byte order mark; undefined for bytes that are not UTF-8. */
export function decodeText(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Accepts plain text only, and refuses text that a browser could take for a page whatever its name says. */
export function inspectText(bytes: Buffer): Refusal | undefined {
  const text = decodeText(bytes);
  if (text === undefined) return "damaged";
  if (controls.test(text) || pageOpenings.test(text)) return "format-mismatch";
  const isXml = /^\s*<\?xml/i.test(text);
  return isXml && markupRoot.test(text) ? "format-mismatch" : undefined;
}
