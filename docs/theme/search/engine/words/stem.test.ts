import { transactionStatuses } from "@portal/shared/esitef/words/statuses.data.ts";
import { makeStemmer } from "./stem.ts";
import { fold } from "./tokens.ts";

const families = {
  pt: [
    "transação transações transacao",
    "configuração configurações configurar configurada",
    "autorização autorizações autorizar autorizada",
    "cancelamento cancelamentos cancelar cancelado",
    "pagamento pagamentos pagar pago pagos",
    "cartão cartões",
    "código códigos",
    "parcial parciais",
    "valor valores",
    "pendente pendentes",
    "operação operações",
    "conclusão conclusões",
    "botão botões",
    "cancelar cancelei cancelou",
  ],
  en: [
    "cancellation cancellations cancel cancelled canceled canceling",
    "authorization authorizations authorize authorized",
    "payment payments pay paying",
    "query queries",
    "refund refunds refunded",
    "code codes",
    "installment installments",
  ],
  es: [
    "transacción transacciones transaccion",
    "cancelación cancelaciones cancelar cancelado",
    "pago pagos pagar",
    "tarjeta tarjetas",
    "código códigos",
    "error errores",
    "parcial parciales",
    "autorización autorizaciones autorizar",
  ],
} as const;

describe.each(["pt", "en", "es"] as const)("word families in %s", (locale) => {
  const stem = makeStemmer(locale);

  test.each(families[locale])("%s are one word", (family) => {
    const stems = family.split(" ").map((word) => stem(fold(word)));
    expect(new Set(stems).size).toBe(1);
  });

  test("codes stay as they are", () => {
    for (const code of ["424", "-43", "3ds", "v4", "000-000", "ctls424"]) expect(stem(code)).toBe(code);
  });

  test("short words stay as they are", () => {
    for (const word of ["pix", "nsu", "ppc", "tef", "est"]) expect(stem(word)).toBe(word);
  });
});

test("words of different families stay apart", () => {
  const stem = makeStemmer("pt");
  const words = "pagamento cancelamento recarga assinatura armazenamento agendamento glossario cartao status";
  expect(new Set(words.split(" ").map(stem)).size).toBe(words.split(" ").length);
});

test("a card is no letter and a view is no brand", () => {
  const stem = makeStemmer("pt");
  for (const [one = "", other = ""] of [
    ["cartao", "carta"],
    ["visao", "visa"],
  ]) {
    expect(stem(one)).not.toBe(stem(other));
  }
});

describe.each(["pt", "en", "es"] as const)("terms of the trade in %s", (locale) => {
  const stem = makeStemmer(locale);
  const terms = ["REST", "POST", "SID", "NSU", ...transactionStatuses.map(({ code }) => code)];
  const everyday =
    "resto posto postal esta este estado estados estacao estacion novo nova novos negada negado revisao revision final fine canal canales dele demais demas sido side constar invalid expirar erro retorno finalizar cancel";

  test.each(terms)("%s is no form of an everyday word", (term) => {
    const own = stem(fold(term));
    expect(own).toBe(fold(term));
    expect(everyday.split(" ").filter((word) => stem(word) === own)).toEqual([]);
  });

  test("words that look like one keep their family", () => {
    for (const [one = "", other = ""] of [
      ["resto", "restos"],
      ["estado", "estados"],
    ]) {
      expect(stem(one)).toBe(stem(other));
    }
  });
});
