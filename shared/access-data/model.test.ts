import { mask } from "./model.ts";

test.each([
  ["", "••••"],
  ["12345678901", "••••"],
  ["123456789012", "••••9012"],
  ["chave-muito-secreta-4321", "••••4321"],
])("the key %p is shown as %p", (key, shown) => {
  expect(mask(key)).toBe(shown);
});

test("a key's end is cut between characters, and its length is counted in them", () => {
  expect(mask("secret-key-𠮷𠮷abc")).toBe("••••𠮷abc");
  // Twelve units, eleven characters.
  expect(mask("1234567890𠮷")).toBe("••••");
  expect(mask("chave-secreta-𠮷a𠮷b𠮷").isWellFormed()).toBe(true);
});
