import type { PageName } from "../addresses/page-names.ts";
import { nearestPages, wordsOf } from "./nearest-pages.ts";
import { portalDoors } from "./portal-doors.ts";

const pages: readonly PageName[] = [
  ["/docs/e-sitef/pagamento-rest-dopayment", "Efetivação do pagamento"],
  ["/docs/e-sitef/pagamento-rest-begin", "Criação da transação"],
  ["/docs/e-sitef/glossario", "Glossário"],
  ["/docs/clisitef/historico_alteracoes", "Histórico"],
  ["/docs/sitef-conciliador/historico-alteracoes", "Histórico"],
  ["/docs/e-sitef/historico-alteracoes", "Histórico"],
];
const near = (wanted: string) => nearestPages(wanted, pages).map(([address]) => address);

test.each([
  ["/docs/e-sitef/pagamento-rest-dopaiment", "/docs/e-sitef/pagamento-rest-dopayment"],
  ["/docs/e-sitef/glosario/", "/docs/e-sitef/glossario"],
  ["/docs/clisitef/historico-alteracoes", "/docs/clisitef/historico_alteracoes"],
  ["/docs/sitef-conciliador/alteracoes-historico", "/docs/sitef-conciliador/historico-alteracoes"],
])("%s leads first to %s", (wanted, page) => {
  expect(near(wanted)[0]).toBe(page);
});

test("three pages are offered, however odd the address is", () => {
  expect(near("/docs/")).toHaveLength(3);
  expect(near("/docs/e-sitef/x")).toHaveLength(3);
});

test("the words of an address are what is searched for", () => {
  expect(wordsOf("/en/docs/e-sitef/pagamento-rest_begin/")).toBe("pagamento rest begin");
});

test.each([
  ["/onboarding/dashbord", "/onboarding/dashboard"],
  ["/onboarding/sandbox/keys", "/onboarding/sandbox"],
  ["/anti-fraud/acess", "/anti-fraud/access"],
  ["/en/onbording", "/en/onboarding"],
])("of the portal, %s leads first to %s, and to no page of the documentation", (wanted, page) => {
  const locale = wanted.startsWith("/en/") ? "en" : "pt";
  const found = nearestPages(wanted, portalDoors(locale)).map(([address]) => address);
  expect(found[0]).toBe(page);
  expect(found).toHaveLength(3);
});
