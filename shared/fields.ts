import * as z from "zod";

/** Building blocks of the models' schemas. Messages are field error codes (`errors.ts`), never sentences. */

const noControlCharacters = /^[^\p{Cc}]*$/u;
const noControlCharactersButLines = /^(?:[^\p{Cc}]|[\n\r\t])*$/u;

/** One line of text, trimmed, 1 to `max` characters. */
export const line = (max: number) =>
  z.string().trim().min(1, "required").max(max).regex(noControlCharacters, "control-characters");

export const paragraph = (max: number) =>
  z.string().trim().min(1, "required").max(max).regex(noControlCharactersButLines, "control-characters");

/** Unicode letters, spaces, apostrophe and hyphen (REQUIREMENTS 81, "Solo letras"). */
export const letters = (max: number) => line(max).regex(/^[\p{L}\p{M}' ’-]+$/u, "letters-only");

export const phoneDigits = { min: 10, max: 13 } as const;
export const phone = z
  .string()
  .trim()
  .min(1, "required")
  .regex(/^\d+$/, "digits-only")
  .min(phoneDigits.min, "phone-too-short")
  .max(phoneDigits.max, "phone-too-long");

/** Lower case, so that one mailbox is one address; 254 is RFC 5321's limit. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, "required")
  .max(254)
  .regex(
    /^[^\s@<>"(),:;\\[\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
    "invalid-email",
  );

/** IPv4 and IPv6 literals are refused outright: a merchant's page has a name, and names keep private ranges out. */
function isPublicHost(hostname: string): boolean {
  if (hostname.startsWith("[") || /^[\d.]+$/.test(hostname)) return false;
  if (!hostname.includes(".")) return false;
  return !/(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|localdomain)$/.test(
    hostname,
  );
}

/** An https address on a public host, without credentials; at most `max` characters. */
export const httpsUrl = (max: number) =>
  z
    .string()
    .trim()
    .min(1, "required")
    .max(max)
    .superRefine((value, context) => {
      const refuse = (message: string) => context.addIssue({ code: "custom", message });
      if (value === "") return;
      const url = URL.parse(value);
      if (!url || /\s/.test(value)) return refuse("invalid-url");
      if (url.protocol !== "https:") return refuse("url-not-https");
      if (url.username || url.password) return refuse("invalid-url");
      if (!isPublicHost(url.hostname.toLowerCase())) return refuse("url-private-host");
    });

export const id = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, "invalid");
export const instant = z.iso.datetime();
/** What the caller saw; the write is refused when the item has moved on since. */
export const version = z.int().min(0);

/** A form sends an untouched optional input as an empty string: that means "not given". */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());

/** A value of a list of options, by id. */
export const option = <const O extends readonly { readonly id: string }[]>(options: O) =>
  z.enum(options.map(({ id: value }) => value) as [O[number]["id"], ...O[number]["id"][]]);

/** Several values of a list, each once. */
export const optionSet = <const O extends readonly { readonly id: string }[]>(options: O) =>
  z
    .array(option(options))
    .max(options.length)
    .transform((values) => [...new Set(values)]);
