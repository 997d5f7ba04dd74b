import { readSupportQuestion, supportQuestionAddress } from "./support-question.ts";

const asked = { page: "conecta+/introducao", field: "`merchant_usn`", question: "É único por dia & loja?" };
const read = (address: string) => readSupportQuestion(new URL(address, "https://a.example").searchParams);

test("a question about a page arrives at the form as it left the page", () => {
  expect(supportQuestionAddress(asked)).toMatch(/^\/form\?page=conecta%2B/);
  expect(read(supportQuestionAddress(asked))).toEqual(asked);
});

test("an address that names no page or no field asks nothing", () => {
  for (const address of ["/form", "/form?page=e-sitef/a", "/form?page=//evil.example/a&field=b"]) {
    expect(read(address)).toBeUndefined();
  }
});
