import * as z from "zod/mini";

export { _default as withDefault } from "zod/mini";

/**
 * Building blocks of the models' schemas. Messages are field error codes (`errors.ts`), never sentences.
 * zod's functional form, everywhere in `shared`: the fluent one costs every Lambda bundle 55 KB and loads a locale.
 */

const noControlCharacters = /^[^\p{Cc}]*$/u;
const noControlCharactersButLines = /^(?:[^\p{Cc}]|[\n\r\t])*$/u;

const trimmed = () => z.string().check(z.trim(), z.minLength(1, "required"));

/** One line of text, trimmed, 1 to `max` characters. */
export const line = (max: number) =>
  trimmed().check(z.maxLength(max), z.regex(noControlCharacters, "control-characters"));

export const paragraph = (max: number) =>
  trimmed().check(z.maxLength(max), z.regex(noControlCharactersButLines, "control-characters"));

/** Unicode letters, spaces, apostrophe and hyphen: what a name is made of. */
export const letters = (max: number) =>
  line(max).check(z.regex(/^(?=[\p{M}' ’-]*\p{L})[\p{L}\p{M}' ’-]+$/u, "letters-only"));

export const phoneDigits = { min: 10, max: 13 } as const;
/** Accepted with spaces, brackets, hyphens and a plus sign; stored as digits. */
export const phone = trimmed().check(
  z.overwrite((typed) => typed.replace(/[\s().+-]/g, "")),
  z.regex(/^\d+$/, "digits-only"),
  z.minLength(phoneDigits.min, "phone-too-short"),
  z.maxLength(phoneDigits.max, "phone-too-long"),
);

/** Lower case, so that one mailbox is one address; 254 is RFC 5321's limit. */
export const email = trimmed().check(
  z.toLowerCase(),
  z.maxLength(254),
  z.regex(
    /^[^\s\0@<>"(),:;\\[\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
    "invalid-email",
  ),
);

/** IPv4 and IPv6 literals are refused outright: a merchant's page has a name, and names keep private ranges out. */
const privateHost =
  /^\[|^[\d.]+$|^[^.]*$|\.(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|localdomain)$/;

/** An https address on a public host, without credentials; at most `max` characters. */
export const httpsUrl = (max: number) =>
  trimmed().check(
    z.maxLength(max),
    z.superRefine((value, context) => {
      const refuse = (message: string) => context.addIssue({ code: "custom", message });
      if (value === "") return;
      const url = URL.parse(value);
      if (!url || url.username || url.password || /[\s\0]/.test(value)) return refuse("invalid-url");
      if (url.protocol !== "https:") return refuse("url-not-https");
      // `localhost.` is `localhost`: the dot only says that the name is complete.
      if (privateHost.test(url.hostname.replace(/\.$/, ""))) return refuse("url-private-host");
    }),
  );

/** An amount of money (`money.ts`): at most nine digits before the cents. */
export const maxCents = 99_999_999_999;
export const cents = z.int().check(z.minimum(0), z.maximum(maxCents));

export const id = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, "invalid"));
/** The version of the item that the caller saw; the write is refused when the item has changed since. */
export const version = z.int().check(z.minimum(0));

/** The form saved itself. That is no act of a person, so it leaves no line of history. */
export const isAutomatic = z.optional(z.boolean());

const emptyAsAbsent = z.transform((value: unknown): unknown =>
  typeof value === "string" && value.trim() === "" ? undefined : (value ?? undefined),
);

/** An empty or blank text means "not given": forms send untouched optional inputs as empty strings. */
export const optional = <Output>(schema: z.ZodMiniType<Output>) =>
  z.optional(z.pipe(emptyAsAbsent, z.optional(schema)));

/** A value of a list of options, by id. */
export const option = <const O extends readonly { readonly id: string }[]>(options: O) =>
  z.enum(options.map(({ id: value }): O[number]["id"] => value));

/** Several values of a list, each once. */
export const optionSet = <const O extends readonly { readonly id: string }[]>(options: O) =>
  z.pipe(
    z.array(option(options)).check(z.maxLength(options.length)),
    z.transform((values) => [...new Set(values)]),
  );

/**
 * Lets rules between fields run even when single fields are invalid; otherwise a missing name would hide a mistyped
 * tax id. Such a rule therefore sees a value of which any part may be missing or of the wrong type.
 */
export const besideFieldRules = {
  when: ({ value }: { readonly value: unknown }) => typeof value === "object" && value !== null,
};
