import type { CallWords } from "../words.ts";

export const rechargeOperations = {
  "recharge-begin": {
    title: { pt: "Criação da recarga", en: "Creating the top-up", es: "Creación de la recarga" },
    purpose: {
      pt: "Abre uma recarga de celular, de outro produto ou de uma conta. O `nit` dela segue para o endereço de autenticidade da loja ou, quando a chamada é assinada, vem na resposta.",
      en: "Opens a top-up: of a phone, of another product or of a bill. Its `nit` goes to the store's authenticity address or, when the call is signed, comes in the response.",
      es: "Abre una recarga de celular, de otro producto o de una factura. Su `nit` va a la dirección de autenticidad del comercio o, cuando la llamada está firmada, viene en la respuesta.",
    },
  },
  "recharge-query": {
    title: { pt: "Consulta da recarga", en: "Querying the top-up", es: "Consulta de la recarga" },
    purpose: {
      pt: "Devolve o status de uma recarga, com as operadoras e os valores. É por ela que se decide depois de uma resposta perdida. O sandbox não traz os valores.",
      en: "Returns the status of a top-up, with the carriers and the amounts. It is what you decide by after a lost answer. The sandbox does not bring the amounts.",
      es: "Devuelve el estado de una recarga, con las operadoras y los importes. Con ella se decide después de una respuesta perdida. El sandbox no trae los importes.",
    },
  },
  "recharge-dealers": {
    title: { pt: "Lista de concessionárias", en: "List of dealers", es: "Lista de operadoras" },
    purpose: {
      pt: "Lista as concessionárias e as filiais de uma recarga. Um HTTP diferente de 200 é falha; guarde o código da tabela que vem na resposta.",
      en: "Lists the dealers of a top-up, which are the carriers and other companies whose credit you sell, and their branches. An HTTP status other than 200 is a failure; keep the table code that comes in the response.",
      es: "Lista las operadoras y las sucursales de una recarga. Un HTTP distinto de 200 es una falla; guarde el código de la tabla que viene en la respuesta.",
    },
  },
  "recharge-branch-data": {
    title: { pt: "Dados da filial", en: "Data of the branch", es: "Datos de la sucursal" },
    purpose: {
      pt: "Lista os valores e os vencimentos de uma filial. O sandbox responde só o código: peça ao suporte o endereço e os campos da resposta antes de programá-la.",
      en: "Lists the amounts and the expiries of a branch. The sandbox answers the code only: ask support for the address and the fields of the answer before you build it.",
      es: "Lista los importes y los vencimientos de una sucursal. El sandbox responde solo el código: pida a soporte la dirección y los campos de la respuesta antes de programarla.",
    },
  },
  "recharge-do": {
    title: { pt: "Efetivação da recarga", en: "Making the top-up", es: "Ejecución de la recarga" },
    purpose: {
      pt: "Faz a recarga, com ou sem pagamento com cartão, e a deixa em `PPC` até a confirmação. As duas chamadas têm o mesmo endereço: o objeto do corpo as distingue.",
      en: "Makes the top-up, with or without a card payment, and leaves it in `PPC` until the confirmation. Both calls have the same address: the object of the body tells them apart.",
      es: "Hace la recarga, con o sin pago con tarjeta, y la deja en `PPC` hasta la confirmación. Las dos llamadas tienen la misma dirección: el objeto del cuerpo las distingue.",
    },
  },
  "recharge-confirm": {
    title: { pt: "Confirmação da recarga", en: "Confirming the top-up", es: "Confirmación de la recarga" },
    purpose: {
      pt: "Confirma a recarga e o pagamento dela, ou desfaz os dois.",
      en: "Confirms the top-up and its payment, or voids both.",
      es: "Confirma la recarga y su pago, o deshace ambos.",
    },
  },
} as const satisfies Readonly<Record<string, CallWords>>;
