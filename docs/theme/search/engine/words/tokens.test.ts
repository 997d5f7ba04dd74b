import { assert, property, string } from "fast-check";
import { fold, looserForms, tokenize } from "./tokens.ts";

const forms = (text: string) => tokenize(text).flatMap((token) => token.forms);

describe("words of the documentation", () => {
  test("a minus before a number belongs to the code", () => {
    expect(forms("retorno -43 (ou −43)")).toEqual(["retorno", "-43", "ou", "-43"]);
  });

  test("a hyphen between words or digits does not make a negative number", () => {
    expect(forms("tipo-43")).not.toContain("-43");
    expect(forms("010-000")).toEqual(["010000", "010", "000"]);
  });

  test("a code with digits stays whole", () => {
    expect(forms("3DS v4.20 CTLS424")).toEqual(["3ds", "v420", "v4", "20", "ctls424"]);
  });

  test("a field name is found whole and by its words, however it is written", () => {
    expect(forms("authorizerId")).toEqual(["authorizerid", "authorizer", "id"]);
    expect(forms("authorizer_id")).toEqual(["authorizerid", "authorizer", "id"]);
  });

  test("e-SiTef is found as typed in any way", () => {
    expect(forms("e-SiTef")).toEqual(expect.arrayContaining(["esitef", "sitef"]));
  });

  test("accents do not tell words apart", () => {
    expect(fold("Configuração")).toBe("configuracao");
    expect(fold("Configurac\u0327a\u0303o")).toBe("configuracao");
  });

  test("a negative code is also found without its sign, and a padded one without its zeros", () => {
    expect(looserForms("-43")).toEqual(["43"]);
    expect(looserForms("0121")).toEqual(["121"]);
    expect(looserForms("121")).toEqual([]);
  });

  test("every word points at the stretch of text that it came from", () => {
    assert(
      property(string({ unit: "grapheme", maxLength: 80 }), (text) => {
        let last = 0;
        for (const { start, end, forms: found } of tokenize(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(found.length).toBeGreaterThan(0);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
