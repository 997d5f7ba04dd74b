import { matches } from "./row-filter.ts";

const row = {
  anchor: "codigo-43",
  code: "-43",
  cells: ["Erro em rotina do pinpad", "Verifique a conexão do cabo"],
};

test.each(["-43", "43", "PINPAD", "conexao cabo", "cabo erro", "  "])(
  "the filter %p finds the row",
  (typed) => {
    expect(matches(row, typed)).toBe(true);
  },
);

test.each(["-44", "pinpad impressora"])("the filter %p does not find the row", (typed) => {
  expect(matches(row, typed)).toBe(false);
});
