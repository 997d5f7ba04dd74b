import type { CallWords } from "../../words/words.ts";

export const paymentConfirmExternalWords = {
  title: {
    pt: "Confirmação de origem externa",
    en: "Confirm payment of external origin",
    es: "Confirmación de origen externo",
  },
  purpose: {
    pt: "Confirma ou desfaz uma venda que começou fora do gateway. Antes, crie uma transação do tipo confirmação e use aqui o NIT dela; o suporte informa o tipo e os dados da venda original. Só vale para vendas que passam pelo SiTef.",
    en: "Confirms or voids a sale that started outside the gateway. First create a transaction of the confirmation type and use its NIT here; support tells you the type and the data of the original sale. It works only for sales that go through SiTef.",
    es: "Confirma o deshace una venta que empezó fuera de la pasarela. Antes, cree una transacción del tipo confirmación y use aquí su NIT; soporte informa el tipo y los datos de la venta original. Solo vale para ventas que pasan por SiTef.",
  },
} as const satisfies CallWords;
