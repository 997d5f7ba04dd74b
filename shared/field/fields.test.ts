import * as fc from "fast-check";
import * as z from "zod/mini";
import { fieldErrors } from "./field-errors.ts";
import { email, httpsUrl, id, letters, line, optional, optionSet, paragraph, phone } from "./fields.ts";
import { normalized } from "./normalized.ts";
import { anyCharacter } from "./testing/any-character.ts";

const codeOf = (schema: z.ZodMiniType, value: unknown): string | undefined => {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? undefined : fieldErrors(parsed.error.issues)[0]?.code;
};

test.each(["João D’Ávila", "Anne-Marie O'Neil", "Ñandú", "李小龍", "  Ana  "])(
  "%p is a name of letters",
  (name) => {
    expect(codeOf(letters(40), name)).toBeUndefined();
  },
);

test.each([
  ["Ana 2", "letters-only"],
  ["-", "letters-only"],
  ["' - '", "letters-only"],
  ["<b>Ana</b>", "letters-only"],
  ["", "required"],
  ["   ", "required"],
  [undefined, "required"],
  ["A".repeat(41), "too-long"],
])("the name %p is refused: %s", (name, code) => {
  expect(codeOf(letters(40), name)).toBe(code);
});

test.each([
  ["1198765432", undefined],
  ["5511987654321", undefined],
  ["119876543", "phone-too-short"],
  ["55119876543210", "phone-too-long"],
  ["+55 (11) 98765-4321", undefined],
  ["11 9876x-4321", "digits-only"],
  ["", "required"],
])("the phone %p: %s", (value, code) => {
  expect(codeOf(phone, value)).toBe(code);
});

test.each([
  ["https://loja.com.br", undefined],
  ["https://loja.com.br:8443/retorno?x=1#y", undefined],
  ["https://pagamento.é-loja.com.br", undefined],
  ["http://loja.com.br", "url-not-https"],
  ["javascript:alert(1)", "url-not-https"],
  ["loja.com.br", "invalid-url"],
  ["https://user:secret@loja.com.br", "invalid-url"],
  ["https://loja.com.br/a b", "invalid-url"],
  ["https://localhost", "url-private-host"],
  ["https://localhost.", "url-private-host"],
  ["https://LOCALHOST.:8080", "url-private-host"],
  ["https://api.localhost", "url-private-host"],
  ["https://servidor", "url-private-host"],
  ["https://127.0.0.1", "url-private-host"],
  ["https://2130706433", "url-private-host"],
  ["https://0x7f.1", "url-private-host"],
  ["https://127.1", "url-private-host"],
  ["https://10.0.0.8", "url-private-host"],
  ["https://[::1]", "url-private-host"],
  ["https://[::ffff:127.0.0.1]", "url-private-host"],
  ["https://erp.intranet", "url-private-host"],
  ["https://erp.corp.", "url-private-host"],
  ["https://nas.local", "url-private-host"],
  ["", "required"],
])("the address %p: %s", (value, code) => {
  expect(codeOf(httpsUrl(500), value)).toBe(code);
});

test("an address that is accepted is https, on a name with a dot, without credentials", () => {
  const schema = httpsUrl(200);
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ validSchemes: ["http", "https"] }), fc.string()), (value) => {
      const parsed = schema.safeParse(value);
      if (!parsed.success) return;
      const url = new URL(parsed.data);
      expect(url.protocol).toBe("https:");
      expect(url.hostname).toMatch(/\./);
      expect(url.username + url.password).toBe("");
    }),
  );
});

test("an e-mail is one address in lower case and can never be a header", () => {
  expect(email.parse("  Ana.Souza+x@Loja.Example.COM ")).toBe("ana.souza+x@loja.example.com");
  for (const wrong of [
    "ana",
    "a@b",
    "a@b.c",
    "a b@c.de",
    "a@b.de\r\nBcc: x@y.zz",
    "a@b.de,c@d.ee",
    "<a@b.de>",
  ]) {
    expect(codeOf(email, wrong)).toBe("invalid-email");
  }
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: anyCharacter })), (value) => {
      const parsed = email.safeParse(value);
      if (parsed.success) expect(parsed.data).toMatch(/^[^\s@<>,;:"]+@[a-z0-9.-]+$/);
    }),
  );
});

test("text holds no control characters, but a paragraph may break its lines", () => {
  expect(codeOf(line(20), "uma\nduas")).toBe("control-characters");
  expect(codeOf(paragraph(20), "uma\nduas")).toBeUndefined();
  expect(codeOf(paragraph(20), "uma\u0000")).toBe("control-characters");
});

test("whatever is typed, a line that is accepted is trimmed, in bounds and parses to itself", () => {
  const schema = line(30);
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 40 }), (value) => {
      const parsed = schema.safeParse(value);
      if (!parsed.success) return;
      expect(parsed.data).toBe(value.trim());
      expect(schema.parse(parsed.data)).toBe(parsed.data);
    }),
  );
});

test("an optional field that was left empty is not given", () => {
  const schema = z.strictObject({ note: optional(line(10)) });
  for (const note of ["", null, undefined]) expect(schema.parse({ note }).note).toBeUndefined();
  expect(schema.parse({}).note).toBeUndefined();
  expect(schema.parse({ note: " x " }).note).toBe("x");
  expect(codeOf(schema, { note: "x".repeat(11) })).toBe("too-long");
});

test("a set of options keeps each once and refuses others", () => {
  const schema = optionSet([{ id: "a" }, { id: "b" }]);
  expect(schema.parse(["a", "b"])).toEqual(["a", "b"]);
  expect(schema.parse(["a", "a"])).toEqual(["a"]);
  expect(codeOf(schema, ["c"])).toBe("invalid-option");
  expect(codeOf(schema, ["a", "a", "a"])).toBe("too-many");
});

test("an id is a ULID", () => {
  expect(codeOf(id, "01ARZ3NDEKTSV4RRFFQ69G5FAV")).toBeUndefined();
  for (const wrong of [
    "",
    "01arz3ndektsv4rrffq69g5fav",
    "01ARZ3NDEKTSV4RRFFQ69G5FA",
    "01ARZ3NDEKTSV4RRFFQ69G5FAU",
  ]) {
    expect(codeOf(id, wrong)).toBe("invalid");
  }
});

test.each([
  ["a line", line(40), "Ana\0"],
  ["a paragraph", paragraph(40), "Ana\0"],
  ["an e-mail", email, "ana\0@example.org"],
  ["an address", httpsUrl(100), "https://example.org/\0"],
])("a control character is refused in %s", (_name, schema, value) => {
  expect(codeOf(schema, value)).toMatch(/^(?:control-characters|invalid-email|invalid-url)$/);
});

test("of what is stored in a form of its own something must be left in that form", () => {
  const digits = normalized(12, (value) => value.replace(/\D/g, ""), "digits-only");
  expect(digits.parse("  01310-100 ")).toBe("01310100");
  for (const value of ["-", ".", " / ", "a"]) expect(codeOf(digits, value)).toBe("digits-only");
  for (const value of ["", " ", undefined]) expect(codeOf(digits, value)).toBe("required");
  expect(codeOf(digits, "0".repeat(13))).toBe("too-long");
});

test("an optional field with nothing but blanks in it is not given", () => {
  for (const value of ["", "  ", null, undefined]) expect(z.parse(optional(line(10)), value)).toBeUndefined();
});
