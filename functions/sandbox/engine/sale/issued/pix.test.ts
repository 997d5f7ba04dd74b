import { checksum, pixCode } from "./pix.ts";

/** The fields of an EMV code in order; throws where a length does not fit. */
function fieldsOf(code: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4));
    const value = code.slice(at + 4, at + 4 + length);
    if (value.length !== length) throw new Error(`Field at ${at} is cut off.`);
    fields.set(code.slice(at, at + 2), value);
    at += 4 + length;
  }
  return fields;
}

const transactionId = "7c1f0d52a9e84b36bd20f7a1c3e58d94";

test("the checksum is the one that EMV codes end with", () => {
  expect(checksum("123456789")).toBe("29B1");
  // The example of the central bank's manual.
  const printed =
    "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304";
  expect(checksum(printed)).toBe("1D3D");
});

test("a reader finds amount, currency and the charge in the code, and the code whole", () => {
  const code = pixCode({ amountCents: 12990, transactionId });
  const fields = fieldsOf(code);
  expect([...fields.keys()]).toEqual(["00", "01", "26", "52", "53", "54", "58", "59", "60", "62", "63"]);
  expect([fields.get("54"), fields.get("53"), fields.get("58"), fields.get("01")]).toEqual([
    "129.90",
    "986",
    "BR",
    "12",
  ]);
  const account = fieldsOf(fields.get("26") ?? "");
  expect(account.get("00")).toBe("br.gov.bcb.pix");
  expect(account.get("25")).toContain(transactionId);
  expect(fieldsOf(fields.get("62") ?? "").get("05")).toBe("***");
  expect(fields.get("63")).toBe(checksum(code.slice(0, -4)));
});

test("nobody can pay it: it names no Pix key, and its address leads nowhere", () => {
  const fields = fieldsOf(pixCode({ amountCents: 1, transactionId }));
  const account = fieldsOf(fields.get("26") ?? "");
  expect(account.has("01")).toBe(false);
  expect(account.get("25")).toMatch(/^sandbox\.invalid\//);
  expect(fields.get("59")).toBe("SANDBOX - NAO PAGAVEL");
});

test("names and the account stay within what the standard allows", () => {
  const fields = fieldsOf(pixCode({ amountCents: 999_999_999_999, transactionId: "x".repeat(35) }));
  expect(fields.get("54")).toBe("9999999999.99");
  expect(fields.get("59")?.length).toBeLessThanOrEqual(25);
  expect(fields.get("60")?.length).toBeLessThanOrEqual(15);
  expect(fields.get("26")?.length).toBeLessThanOrEqual(99);
  expect(fieldsOf(fields.get("26") ?? "").get("25")?.length).toBeLessThanOrEqual(77);
});
