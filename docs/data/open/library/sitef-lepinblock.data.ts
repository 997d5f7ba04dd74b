import type { OpenLine } from "../open-line.ts";

export const sitefLepinblockOpen: readonly OpenLine[] = [
  {
    page: "sitef-lepinblock/introducao",
    field: "`LePinblockDireto`, `LePinblockInterativo`",
    question: {
      pt: "Quais são as assinaturas destas duas rotinas?",
      en: "What are the signatures of these two routines?",
      es: "¿Cuáles son las firmas de estas dos rutinas?",
    },
    meanwhile: {
      pt: "Leia pela função `423`, que devolve o mesmo PIN-block no campo `153`.",
      en: "Read through function `423`, which returns the same PIN block in field `153`.",
      es: "Lea con la función `423`, que devuelve el mismo PIN-block en el campo `153`.",
    },
    owner: "support",
  },
  {
    page: "sitef-lepinblock/modelo-de-operacao-offline-online",
    field: { pt: "Offline e online", en: "Offline and online", es: "Fuera de línea y en línea" },
    question: {
      pt: "O que vai ao servidor em cada modo, e qual deles precisa da rede no momento da leitura?",
      en: "What goes to the server in each mode, and which of them needs the network at the time of the reading?",
      es: "¿Qué va al servidor en cada modo, y cuál de ellos necesita la red en el momento de la lectura?",
    },
    meanwhile: {
      pt: "Configure a biblioteca com o SiTef nos dois modos e trate o `-5` em toda leitura.",
      en: "Configure the library with SiTef in both modes and handle `-5` in every reading.",
      es: "Configure la biblioteca con SiTef en los dos modos y trate el `-5` en toda lectura.",
    },
    owner: "support",
  },
  {
    page: "sitef-lepinblock/chaves-mestras-instaladas-no-pinpad",
    field: { pt: "Working key", en: "Working key", es: "Working key" },
    question: {
      pt: "Como a working key chega à leitura, se a função `423` não a pede?",
      en: "How does the working key reach the reading, if function `423` does not ask for it?",
      es: "¿Cómo llega la working key a la lectura, si la función `423` no la pide?",
    },
    meanwhile: {
      pt: "Não envie nenhuma; se vier `-20`, leve o TUICCS e o modo de criptografia ao suporte.",
      en: "Send none; if `-20` comes, take the TUICCS and the encryption mode to support.",
      es: "No envíe ninguna; si llega `-20`, lleve el TUICCS y el modo de cifrado a soporte.",
    },
    owner: "support",
  },
  {
    page: "sitef-lepinblock/configuracao-cnpj-empresa",
    field: { pt: "Sem CNPJ", en: "Without a CNPJ", es: "Sin CNPJ" },
    question: {
      pt: "Que retorno chega quando a biblioteca é configurada sem nenhum dos dois CNPJs?",
      en: "Which return comes when the library is configured with neither of the two CNPJs?",
      es: "¿Qué retorno llega cuando la biblioteca se configura sin ninguno de los dos CNPJ?",
    },
    meanwhile: {
      pt: "Recuse no seu código e peça o CNPJ ao instalar o caixa.",
      en: "Refuse it in your code, and ask for the CNPJ when the POS is installed.",
      es: "Rechácelo en su código y pida el CNPJ al instalar la caja.",
    },
    owner: "support",
  },
  {
    page: "sitef-lepinblock/modalidade",
    field: "`2606`",
    question: {
      pt: "Em que unidade é o tempo máximo de espera, e por que comando cada campo da `423` é pedido?",
      en: "In which unit is the maximum wait, and by which command is each field of `423` asked for?",
      es: "¿En qué unidad está el tiempo máximo de espera, y por qué comando se pide cada campo de la `423`?",
    },
    meanwhile: {
      pt: "Responda `60`, meça a espera em um teste sem digitar e aceite os comandos `29` e `30` para qualquer campo.",
      en: "Answer `60`, measure the wait in a test without typing and take commands `29` and `30` for any field.",
      es: "Responda `60`, mida la espera en una prueba sin ingresar nada y acepte los comandos `29` y `30` para cualquier campo.",
    },
    owner: "support",
  },
];
