import { unclear } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { twoCards } from "../one-call-examples.ts";
import type { ToldOperation } from "../told-operation.ts";

export const paymentTwoCardsTold: ToldOperation = {
  retry: retry.twoCards,
  outcomes: outcomes.twoCards,
  example: twoCards,
  after: ["payment-begin"],
  codes: { "131": unclear },
  notes: {
    1: {
      pt: "São duas transações: a criada, com o total, passa a ter o valor do primeiro cartão, e as parcelas se forem enviadas; esta chamada cria a segunda.",
      en: "There are two transactions: the one created, with the total, takes the first card's amount, and the installments if they are sent; this call creates the second.",
      es: "Son dos transacciones: la creada, con el total, pasa a tener el importe de la primera tarjeta, y las cuotas si se envían; esta llamada crea la segunda.",
    },
    2: {
      pt: "A segunda herda as parcelas e o tipo da criação quando não os envia.",
      en: "The second inherits installments and type from the creation when it does not send them.",
      es: "La segunda hereda las cuotas y el tipo de la creación cuando no los envía.",
    },
    4: {
      pt: "A resposta traz a de cada transação, e qualquer uma pode mudar o resultado do todo.",
      en: "The answer contains each transaction's own, and either can change the overall result.",
      es: "La respuesta trae la de cada transacción, y cualquiera puede cambiar el resultado total.",
    },
  },
  inSandbox: {
    pt: "Para ver um cartão negado e o outro desfeito, crie a transação com `2300000` e pague `100000` em um cartão e `2200000` no outro: o primeiro termina em `PPN`, e o segundo, em `NEG`. Os dois cartões vão do mesmo modo: dois números, dois tokens ou duas carteiras.",
    en: "To see one card declined and the other one voided, create the transaction with `2300000` and pay `100000` with one card and `2200000` with the other: the first ends in `PPN` and the second in `NEG`. Both cards go the same way: two numbers, two tokens or two wallets.",
    es: "Para ver una tarjeta rechazada y la otra deshecha, cree la transacción con `2300000` y pague `100000` con una tarjeta y `2200000` con la otra: la primera termina en `PPN`, y la segunda, en `NEG`. Las dos tarjetas van del mismo modo: dos números, dos tokens o dos billeteras.",
  },
  refused: {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        payments: [
          {
            status: "NEG",
            nit: "7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b",
            order_id: "PED-88017",
            merchant_usn: "4410023",
            authorizer_id: "1",
            amount: "10000",
            authorizer_code: "51",
            authorizer_message: "Autorizacao negada",
            acquirer_id: "229",
            acquirer_name: "Bin",
            authorizer_date: "14/03/2025T10:21",
            esitef_usn: "250314104410023",
            sitef_usn: "140023",
            host_usn: "999140023",
            payment_type: "C",
            issuer: "1",
            authorizer_merchant_id: "000000000000005",
            terminal_id: "ES000032",
            payment_date: "14/03/2025T10:21",
          },
          {
            status: "NEG",
            nit: "5022d9faeb9efbdc095f7b58c3f8a0ec724f12d590408cf3130c12a66d7f7855",
            order_id: "PED-88017",
            merchant_usn: "4410023",
            authorizer_id: "2",
            amount: "2990",
            authorizer_code: "51",
            authorizer_message: "Autorizacao negada",
            acquirer_id: "229",
            acquirer_name: "Bin",
            authorizer_date: "14/03/2025T10:21",
            esitef_usn: "250314104410024",
            sitef_usn: "140024",
            host_usn: "999140024",
            payment_type: "C",
            issuer: "2",
            authorizer_merchant_id: "000000000000005",
            terminal_id: "ES000032",
            payment_date: "14/03/2025T10:21",
          },
        ],
      },
    },
    invalid: {
      in: "body",
      name: "payments[].amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid paymentsAmount value",
        payments: [
          {
            status: "NOV",
            nit: "7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b",
            order_id: "PED-88017",
            merchant_usn: "4410023",
            authorizer_id: "1",
            amount: "12990",
          },
        ],
      },
    },
  },
  collected: {
    call: "POST /v1/payments/multiple/{nit}",
    takes:
      "nit=64..64! payments[].amount=1..12! payments[].installments=1..2 payments[].installment_type=1..2 payments[].authorizer_id~=1..3~! payments[].card.number~=1..19~? payments[].card.token~=88..88~? payments[].card.wallet_transaction_id~=1..2048~? payments[].card.expiry_date~=4..4~? payments[].card.security_code~=1..5~?",
    answers: "code=1..4 message=1..500 payments[]",
    remarks: [
      {
        says: "Path not seen, made after that of the confirmation of both cards, which is printed; behaviour seen. Enabled per store by support.",
        left: "The mark of the path and the purpose say so.",
      },
      {
        says: "Two transactions: the first is the one created, with the total; this call changes its amount (and instalments, if sent) to the first card's and creates the second one.",
      },
      { says: "The second inherits instalments and type from the creation when it does not send them." },
      {
        says: "The two amounts must add up to the amount created.",
        left: "The purpose says that the sum must equal the amount of the creation.",
      },
      { says: "The answer holds the answer of each transaction; each can change the overall result." },
      {
        says: "A confirmation service for two methods exists in the older edition of the portal (title only).",
        left: "Only the title of that service was seen.",
      },
    ],
  },
};
