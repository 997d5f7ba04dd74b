import type { CallWords } from "../../words/words.ts";

export const rechargeBranchDataWords = {
  title: { pt: "Dados da filial", en: "Data of the branch", es: "Datos de la sucursal" },
  purpose: {
    pt: "Lista os valores e os vencimentos de uma filial. O sandbox responde só o código: peça ao suporte o endereço e os campos da resposta antes de programá-la.",
    en: "Lists the amounts and the expiries of a branch. The sandbox answers the code only: ask support for the address and the fields of the answer before you build it.",
    es: "Lista los importes y los vencimientos de una sucursal. El sandbox responde solo el código: pida a soporte la dirección y los campos de la respuesta antes de programarla.",
  },
} as const satisfies CallWords;
