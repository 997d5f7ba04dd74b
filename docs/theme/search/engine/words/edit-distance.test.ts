import { assert, constantFrom, integer, property, string } from "fast-check";
import { editDistance } from "./edit-distance.ts";

describe("how far apart two spellings are", () => {
  test.each([
    ["cancelamento", "cancelameto", 1],
    ["prueba", "pureba", 1],
    ["glossario", "glosario", 1],
    ["conciliacao", "conciliasao", 1],
    ["reconciliation", "reconcilliation", 1],
    ["pagamento", "pagamento", 0],
    ["agendamento", "agndamneto", 2],
  ])("%s and %s: %i", (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  test("beyond the limit it is only known to be beyond", () => {
    expect(editDistance("cancelamento", "pagamento", 2)).toBe(3);
    expect(editDistance("pix", "boleto", 1)).toBe(2);
  });

  test("it is the same from either side", () => {
    assert(
      property(string({ maxLength: 12 }), string({ maxLength: 12 }), (a, b) => {
        expect(editDistance(a, b, 2)).toBe(editDistance(b, a, 2));
      }),
    );
  });

  test("one letter left out is one step", () => {
    assert(
      property(
        string({ minLength: 1, maxLength: 12 }),
        integer({ min: 0, max: 11 }),
        constantFrom(1, 2),
        (word, at, limit) => {
          const place = at % word.length;
          const shorter = word.slice(0, place) + word.slice(place + 1);
          expect(editDistance(word, shorter, limit)).toBe(1);
        },
      ),
    );
  });
});
