import { testCardSecurityCode } from "@portal/shared/certification/test-cards.data.ts";
import type { Localized } from "@portal/shared/locales.ts";

/** A page whose substance is one or more code tables. */
export interface TablePage {
  readonly docSet: string;
  readonly slug: string;
  readonly description: Localized;
  readonly intro: readonly Localized[];
  readonly tables: readonly { readonly id: string; readonly heading?: { id: string; text: Localized } }[];
  /** Data file below `docs`, for the edit link. */
  readonly source: string;
}

export const tablePages: readonly TablePage[] = [
  {
    docSet: "clisitef",
    slug: "tabela_codigos_funcoes",
    description: {
      pt: "O que cada código de função da CliSiTef inicia: vendas, cancelamentos, consultas, recargas e funções de pinpad.",
      en: "What each CliSiTef function code starts: sales, cancellations, queries, top-ups and pinpad functions.",
      es: "Qué inicia cada código de función de CliSiTef: ventas, cancelaciones, consultas, recargas y funciones de pinpad.",
    },
    intro: [
      {
        pt: "O código vai no parâmetro `Funcao` de `IniciaFuncaoSiTefInterativo`. Use o mais específico que servir: ele poupa menus ao operador. Em dúvida, a função `0` deixa a escolha para os menus.",
        en: "The code goes in the `Funcao` parameter of `IniciaFuncaoSiTefInterativo`. Use the most specific one that fits: it spares the operator menus. When in doubt, function `0` leaves the choice to the menus.",
        es: "El código va en el parámetro `Funcao` de `IniciaFuncaoSiTefInterativo`. Use el más específico que sirva: le ahorra menús al operador. En caso de duda, la función `0` deja la elección a los menús.",
      },
      {
        pt: "As consultas `605` a `607`, só do cartão combustível, estão nas [funções próprias](../../clisitef-cartao-combustivel/novos_tipos_de_campo.mdx#funcoes) dele.",
        en: "The queries `605` to `607`, of fuel cards only, are among the [functions of fuel cards](../../clisitef-cartao-combustivel/novos_tipos_de_campo.mdx#funcoes).",
        es: "Las consultas `605` a `607`, solo de la tarjeta de combustible, están en sus [funciones propias](../../clisitef-cartao-combustivel/novos_tipos_de_campo.mdx#funcoes).",
      },
    ],
    tables: [{ id: "clisitef-functions" }],
    source: "data/clisitef/function-codes.data.ts",
  },
  {
    docSet: "clisitef",
    slug: "tabela_codigos_retorno",
    description: {
      pt: "Códigos que as rotinas da CliSiTef devolvem, como -2, -5 e -43, e o que fazer em cada um.",
      en: "Codes that the CliSiTef routines return, such as -2, -5 and -43, and what to do about each.",
      es: "Códigos que devuelven las rutinas de CliSiTef, como -2, -5 y -43, y qué hacer con cada uno.",
    },
    intro: [
      {
        pt: "Nas rotinas de uma transação, zero é sucesso e `10000` pede que a coleta continue. Positivos vêm da autorizadora; negativos, da própria biblioteca ou do servidor. Nenhum valor negativo permite entregar a mercadoria.",
        en: "In the routines of a transaction, zero is success and `10000` asks you to keep collecting. Positive values come from the authorizer, negative ones from the library itself or the server. No negative value allows you to hand over the goods.",
        es: "En las rutinas de una transacción, cero es éxito y `10000` pide seguir con la captura. Los positivos vienen de la autorizadora; los negativos, de la propia biblioteca o del servidor. Ningún valor negativo permite entregar la mercadería.",
      },
      {
        pt: "Guarde o código junto da venda. Ao falar com o suporte, informe-o com a data, a hora e o terminal.",
        en: "Keep the code with the sale. When you talk to support, give it with date, time and terminal.",
        es: "Guarde el código junto con la venta. Al hablar con soporte, indíquelo con la fecha, la hora y la terminal.",
      },
    ],
    tables: [
      {
        id: "clisitef-returns",
        heading: {
          id: "transacao",
          text: {
            pt: "Rotinas da transação",
            en: "Routines of a transaction",
            es: "Rutinas de la transacción",
          },
        },
      },
    ],
    source: "data/clisitef/return-codes.data.ts",
  },
  {
    docSet: "clisitef",
    slug: "tabela_codigos_retorno_configuracao",
    description: {
      pt: "O que a rotina de configuração da CliSiTef devolve, de 0 a 13, e como corrigir cada erro.",
      en: "What the CliSiTef configuration routine returns, from 0 to 13, and how to fix each error.",
      es: "Qué devuelve la rutina de configuración de CliSiTef, de 0 a 13, y cómo corregir cada error.",
    },
    intro: [
      {
        pt: "`ConfiguraIntSiTefInterativo` é a primeira rotina que a automação chama. Enquanto ela não devolver `0`, nenhuma transação começa. Chame-a outra vez só quando um parâmetro mudar.",
        en: "`ConfiguraIntSiTefInterativo` is the first routine that your software calls. Until it returns `0` no transaction starts. Call it again only when a parameter changes.",
        es: "`ConfiguraIntSiTefInterativo` es la primera rutina que llama el sistema de caja. Mientras no devuelva `0`, ninguna transacción comienza. Vuelva a llamarla solo cuando cambie un parámetro.",
      },
    ],
    tables: [{ id: "clisitef-configuration-returns" }],
    source: "data/clisitef/configuration-return-codes.data.ts",
  },
  {
    docSet: "clisitef",
    slug: "tabela_codigos_leitura_segura",
    description: {
      pt: "O que a leitura segura de cartão devolve à automação, de 0 a 8, e como corrigir cada falha.",
      en: "What the secure card reading returns to your software, from 0 to 8, and how to fix each failure.",
      es: "Qué devuelve la lectura segura de tarjeta al sistema de caja, de 0 a 8, y cómo corregir cada falla.",
    },
    intro: [
      {
        pt: "A leitura segura entrega os dados do cartão mascarados, cifrados ou como hash, conforme a chave da loja. Estes códigos dizem por que ela não entregou.",
        en: "The secure reading hands over card data masked, encrypted or hashed, depending on the store's key. These codes say why it did not.",
        es: "La lectura segura entrega los datos de la tarjeta enmascarados, cifrados o como hash, según la clave del comercio. Estos códigos dicen por qué no lo hizo.",
      },
    ],
    tables: [{ id: "clisitef-secure-reading" }],
    source: "data/clisitef/secure-reading-codes.data.ts",
  },
  {
    docSet: "clisitef",
    slug: "tabela_codigos_comando",
    description: {
      pt: "O que a biblioteca pede à automação em cada volta da coleta iterativa e o que devolver.",
      en: "What the library asks of your software in each turn of the interactive collection and what to return.",
      es: "Qué pide la biblioteca al sistema de caja en cada vuelta de la captura iterativa y qué devolver.",
    },
    intro: [
      {
        pt: "Cada chamada de `ContinuaFuncaoSiTefInterativo` que devolve `10000` traz um comando. Cumpra o que ele pede, ponha a resposta em `Buffer` quando for esperada e chame outra vez. A automação precisa tratar todos os desta tabela. Trate um comando desconhecido como uma coleta, que o operador digita, e nunca interrompa o laço por causa dele.",
        en: "Each call of `ContinuaFuncaoSiTefInterativo` that returns `10000` brings a command. Do what it asks, put the answer in `Buffer` when one is expected and call again. Your software must handle all of this table. Treat an unknown command as a collection, which the operator types, and never break the loop because of it.",
        es: "Cada llamada a `ContinuaFuncaoSiTefInterativo` que devuelve `10000` trae un comando. Cumpla lo que pide, ponga la respuesta en `Buffer` cuando se espere y llame otra vez. El sistema de caja debe manejar todos los de esta tabla. Trate un comando desconocido como una captura, que el operador ingresa, y nunca interrumpa el ciclo por su causa.",
      },
    ],
    tables: [{ id: "clisitef-commands" }],
    source: "data/clisitef/command-codes.data.ts",
  },
  {
    docSet: "clisitef",
    slug: "tabela_eventos",
    description: {
      pt: "Eventos de 5000 a 5501 que dizem em que ponto a transação está: cartão, senha, chip, comunicação.",
      en: "Events 5000 to 5501 that tell where the transaction stands: card, PIN, chip, communication.",
      es: "Eventos de 5000 a 5501 que dicen en qué punto está la transacción: tarjeta, PIN, chip, comunicación.",
    },
    intro: [
      {
        pt: "Os eventos chegam em `TipoCampo`, com o comando `0` ou enquanto outro comando corre, e não pedem resposta: siga o comando da volta. Ignore um evento que não está aqui. Eles servem para desenhar a tela do cliente; a lógica da venda não deve depender deles.",
        en: "Events arrive in `TipoCampo`, with command `0` or while another command runs, and ask for no answer: follow the command of the turn. Ignore an event that is not listed here. They help to draw the customer's screen; the logic of the sale must not depend on them.",
        es: "Los eventos llegan en `TipoCampo`, con el comando `0` o mientras corre otro comando, y no piden respuesta: siga el comando de la vuelta. Ignore un evento que no esté aquí. Sirven para dibujar la pantalla del cliente; la lógica de la venta no debe depender de ellos.",
      },
    ],
    tables: [{ id: "clisitef-events" }],
    source: "data/clisitef/event-codes.data.ts",
  },
  {
    docSet: "clisitef",
    slug: "tabela_valores_tipocampo",
    description: {
      pt: "Todos os valores de TipoCampo da CliSiTef, como 121 e 135: o que chega em Buffer ou o que a coleta pede.",
      en: "All values of CliSiTef's TipoCampo, such as 121 and 135: what arrives in Buffer or what is being asked for.",
      es: "Todos los valores de TipoCampo de CliSiTef, como 121 y 135: qué llega en Buffer o qué pide la captura.",
    },
    intro: [
      {
        pt: "`TipoCampo` diz o que há em `Buffer` quando o comando é `0` e o que está sendo pedido quando o comando coleta. Valores novos aparecem a cada versão: ignore um retorno que você não conhece, e peça ao operador uma coleta que você não conhece.",
        en: "`TipoCampo` says what is in `Buffer` when the command is `0`, and what is being asked for when the command collects. Each version brings new values: ignore a returned one that you do not know, and ask the operator for a collected one that you do not know.",
        es: "`TipoCampo` dice qué hay en `Buffer` cuando el comando es `0` y qué se está pidiendo cuando el comando captura. Cada versión trae valores nuevos: ignore un retorno que no conozca, y pídale al operador una captura que no conozca.",
      },
    ],
    tables: [{ id: "clisitef-field-types" }],
    source: "data/clisitef",
  },
  {
    docSet: "clisitef",
    slug: "codigo_redes_autorizadoras",
    description: {
      pt: "Índice das redes autorizadoras do SiTef, devolvido no TipoCampo 131 e usado em relatórios e consultas.",
      en: "Index of SiTef's authorizing networks, returned in TipoCampo 131 and used in reports and queries.",
      es: "Índice de las redes autorizadoras de SiTef, devuelto en el TipoCampo 131 y usado en informes y consultas.",
    },
    intro: [
      {
        pt: "Use o número como chave e o nome só para mostrar. Um número que não está aqui é válido: pode ser o de uma rede mais nova do que esta tabela.",
        en: "Use the number as the key and the name only for display. A number that is not listed is valid: it may belong to a network newer than this table.",
        es: "Use el número como clave y el nombre solo para mostrarlo. Un número que no está aquí es válido: puede ser el de una red más nueva que esta tabla.",
      },
    ],
    tables: [{ id: "clisitef-networks" }],
    source: "data/clisitef/network-codes.data.ts",
  },
  {
    docSet: "clisitef",
    slug: "codigo_bandeira",
    description: {
      pt: "Índice das bandeiras que a CliSiTef devolve no TipoCampo 132, de crédito, voucher e débito.",
      en: "Index of the card brands that CliSiTef returns in TipoCampo 132: credit, voucher and debit.",
      es: "Índice de las marcas que CliSiTef devuelve en el TipoCampo 132: crédito, voucher y débito.",
    },
    intro: [
      {
        pt: "O campo tem cinco posições: converta-o em número antes de comparar. A faixa diz o produto: de 1 a 9999 é crédito, de 10000 em diante é voucher e de 20000 em diante é débito. Uma bandeira que não está aqui é válida: agrupe-a pela faixa e mostre o nome que veio no comprovante.",
        en: "The field has five positions: turn it into a number before you compare it. Its range tells the product: from 1 to 9999 is credit, from 10000 on voucher and from 20000 on debit. A brand that is not listed is valid: group it by its range and show the name that came on the receipt.",
        es: "El campo tiene cinco posiciones: conviértalo en número antes de comparar. El rango dice el producto: de 1 a 9999 es crédito, desde 10000 es voucher y desde 20000 es débito. Una marca que no está aquí es válida: agrúpela por su rango y muestre el nombre que vino en el comprobante.",
      },
    ],
    tables: [{ id: "clisitef-brands" }],
    source: "data/clisitef/brand-codes.data.ts",
  },
  {
    docSet: "clisitef",
    slug: "tabela_codigos_meios_pagamento",
    description: {
      pt: "Códigos dos menus da CliSiTef, como 26 e 3014, para restringir opções ou saber o que o operador escolheu.",
      en: "Codes of the CliSiTef menus, such as 26 and 3014, to restrict options or to learn what the operator chose.",
      es: "Códigos de los menús de CliSiTef, como 26 y 3014, para restringir opciones o saber qué eligió el operador.",
    },
    intro: [
      {
        pt: "O mesmo código serve para duas coisas. Em `[10;17;18]`, nos parâmetros adicionais, ele tira a opção do menu naquela transação. Em `TipoCampo`, ele diz qual opção o operador escolheu.",
        en: "One code serves two purposes. In `[10;17;18]`, in the additional parameters, it removes the option from the menu in that transaction. In `TipoCampo` it says which option the operator chose.",
        es: "Un mismo código sirve para dos cosas. En `[10;17;18]`, en los parámetros adicionales, quita la opción del menú en esa transacción. En `TipoCampo`, dice qué opción eligió el operador.",
      },
      {
        pt: "As restrições da chamada substituem as do arquivo de configuração; não se somam a elas. CB é o correspondente bancário.",
        en: "Restrictions in the call replace the configuration file's; they do not add up. CB is the banking correspondent.",
        es: "Las restricciones de la llamada reemplazan las del archivo de configuración; no se suman a ellas. CB es el corresponsal bancario.",
      },
    ],
    tables: [{ id: "clisitef-menus" }],
    source: "data/clisitef/menu-codes.data.ts",
  },
  {
    docSet: "e-sitef",
    slug: "autorizadoras",
    description: {
      pt: "Os valores de authorizer_id: bandeiras, vouchers, bancos, carteiras, boleto e Pix que o gateway conhece.",
      en: "The values of authorizer_id: card brands, vouchers, banks, wallets, boleto and Pix that the gateway knows.",
      es: "Los valores de authorizer_id: marcas, vouchers, bancos, billeteras, boleto y Pix que conoce la pasarela.",
    },
    intro: [
      {
        pt: "O código vai em `authorizer_id` e diz quem decide a transação. Uma autorizadora só funciona depois de habilitada para a loja, com um roteamento que a aceite; senão a resposta traz o código `5`. Vegas Card tem três códigos: use o que o suporte habilitou.",
        en: "The code goes in `authorizer_id` and says who decides the transaction. An authorizer works only once it is enabled for the store, with a routing that accepts it; otherwise the response brings code `5`. Vegas Card has three codes: use the one that support enabled.",
        es: "El código va en `authorizer_id` y dice quién decide la transacción. Una autorizadora solo funciona después de habilitarse para el comercio, con un enrutamiento que la acepte; si no, la respuesta trae el código `5`. Vegas Card tiene tres códigos: use el que habilitó soporte.",
      },
      {
        pt: "O meio ao lado de cada nome ajuda a procurar. Nenhuma chamada depende dele.",
        en: "The method beside each name helps you search. No call depends on it.",
        es: "El medio junto a cada nombre ayuda a buscar. Ninguna llamada depende de él.",
      },
    ],
    tables: [{ id: "esitef-authorizers" }],
    source: "data/e-sitef/authorizers.data.ts",
  },
  {
    docSet: "e-sitef",
    slug: "codigos-de-resposta",
    description: {
      pt: "Os valores do campo code que o gateway devolve em cada chamada, o que significam e o que fazer em cada um.",
      en: "The values of the code field that the gateway returns in every call, what they mean and what to do about each.",
      es: "Los valores del campo code que la pasarela devuelve en cada llamada, qué significan y qué hacer en cada uno.",
    },
    intro: [
      {
        pt: "O campo `code` diz se o gateway conseguiu executar a chamada: `0` é sucesso, e qualquer outro valor é falha. Ele não diz se a venda foi paga; isso está no `status` da transação.",
        en: "The `code` field says whether the gateway could carry out the call: `0` is success and any other value is a failure. It does not say whether the sale was paid; the transaction's `status` does.",
        es: "El campo `code` dice si la pasarela pudo ejecutar la llamada: `0` es éxito y cualquier otro valor es una falla. No dice si la venta se pagó; eso está en el `status` de la transacción.",
      },
      {
        pt: "Aqui estão os códigos mais comuns, não todos. Trate um código desconhecido como falha, guarde `message` e consulte a transação antes de repetir.",
        en: "These are the most common codes, not all of them. Treat an unknown code as a failure, keep `message` and query the transaction before you repeat.",
        es: "Estos son los códigos más comunes, no todos. Trate un código desconocido como falla, guarde `message` y consulte la transacción antes de repetir.",
      },
    ],
    tables: [{ id: "esitef-response-codes" }],
    source: "../shared/esitef/words/response-codes.data.ts",
  },
  {
    docSet: "e-sitef",
    slug: "codigos-da-api-status-agendamento",
    description: {
      pt: "O que cada status de um agendamento quer dizer (NOV, ATV, INA, FIN...) e o que fazer em cada um.",
      en: "What each status of a schedule means (NOV, ATV, INA, FIN...) and what to do about each.",
      es: "Qué significa cada estado de una programación (NOV, ATV, INA, FIN...) y qué hacer en cada uno.",
    },
    intro: [
      {
        pt: "O status diz se as cobranças de um agendamento vão acontecer. Só `ATV` cobra nas datas. Cada cobrança, por sua vez, é uma transação com o seu próprio status, e uma cobrança negada não muda o do agendamento.",
        en: "The status says whether the charges of a schedule will happen. Only `ATV` charges on the dates. Each charge is in turn a transaction with a status of its own, and a declined charge does not change the schedule's.",
        es: "El estado dice si los cobros de una programación ocurrirán. Solo `ATV` cobra en las fechas. Cada cobro es, a su vez, una transacción con su propio estado, y un cobro rechazado no cambia el de la programación.",
      },
    ],
    tables: [{ id: "esitef-schedule-statuses" }],
    source: "../shared/esitef/words/statuses.data.ts",
  },
  {
    docSet: "e-sitef",
    slug: "codigos-da-api-status-armazenamento",
    description: {
      pt: "O que cada status de um cartão armazenado quer dizer (CON, DUP, DEL, BLQ...) e quando parar de usar o token.",
      en: "What each status of a stored card means (CON, DUP, DEL, BLQ...) and when to stop using the token.",
      es: "Qué significa cada estado de una tarjeta almacenada (CON, DUP, DEL, BLQ...) y cuándo dejar de usar el token.",
    },
    intro: [
      {
        pt: "O status vem ao armazenar e ao consultar um cartão. Um token só serve para cobrar enquanto o cartão está em `CON`, que a [lista](./armazenamento-rest-listagem.mdx) chama `ATV`; nos demais casos a cobrança é recusada antes de chegar à autorizadora. `DUP` é só a resposta a um segundo envio: o token dele é o do cartão que já estava em `CON`.",
        en: "The status comes when you store and when you query a card. A token can be charged only while the card is in `CON`, which the [list](./armazenamento-rest-listagem.mdx) calls `ATV`; otherwise the charge is refused before it reaches the authorizer. `DUP` is only the answer to a second sending: its token belongs to the card that was already in `CON`.",
        es: "El estado viene al almacenar y al consultar una tarjeta. Un token solo sirve para cobrar mientras la tarjeta está en `CON`, que el [listado](./armazenamento-rest-listagem.mdx) llama `ATV`; en los demás casos el cobro se rechaza antes de llegar a la autorizadora. `DUP` es solo la respuesta a un segundo envío: su token es el de la tarjeta que ya estaba en `CON`.",
      },
    ],
    tables: [{ id: "esitef-storage-statuses" }],
    source: "../shared/esitef/words/statuses.data.ts",
  },
  {
    docSet: "e-sitef",
    slug: "codigos-tipo-financiamento",
    description: {
      pt: "Os valores de installment_type: parcelado sem juros, com juros do emissor, IATA e o plano da Cetelem.",
      en: "The values of installment_type: installments without interest, with the issuer's interest, IATA and Cetelem's plan.",
      es: "Los valores de installment_type: cuotas sin intereses, con intereses del emisor, IATA y el plan de Cetelem.",
    },
    intro: [
      {
        pt: "O código vai em `installment_type` e diz quem financia as parcelas. Um pagamento à vista leva `4` com `installments` igual a `1`. Trocar `3` por `4` muda o que a loja recebe: confira nos testes.",
        en: "The code goes in `installment_type` and says who finances the installments. A single payment carries `4` with `installments` set to `1`. Mixing up `3` and `4` changes what the store receives: check it in your tests.",
        es: "El código va en `installment_type` y dice quién financia las cuotas. Un pago en una sola cuota lleva `4` con `installments` igual a `1`. Confundir `3` con `4` cambia lo que recibe el comercio: verifíquelo en las pruebas.",
      },
    ],
    tables: [{ id: "esitef-installment-types" }],
    source: "data/e-sitef/installment-types.data.ts",
  },
  {
    docSet: "e-sitef",
    slug: "3ds-status",
    description: {
      pt: "Como terminou a autenticação 3DS (AUY, AUC, AUN) e a análise de risco de um pagamento, e o que fazer depois.",
      en: "How the 3DS authentication (AUY, AUC, AUN) and the risk analysis of a payment ended, and what to do next.",
      es: "Cómo terminó la autenticación 3DS (AUY, AUC, AUN) y el análisis de riesgo de un pago, y qué hacer después.",
    },
    intro: [
      {
        pt: "A autenticação pergunta ao emissor se quem compra é o portador. A análise de risco olha para o pedido inteiro. As duas são independentes: uma venda autenticada ainda pode ser rejeitada por risco.",
        en: "Authentication asks the issuer whether the buyer is the cardholder. Risk analysis looks at the whole order. They are independent: an authenticated sale may still be rejected for risk.",
        es: "La autenticación pregunta al emisor si quien compra es el titular. El análisis de riesgo mira el pedido completo. Son independientes: una venta autenticada todavía puede rechazarse por riesgo.",
      },
    ],
    tables: [
      {
        id: "esitef-3ds-statuses",
        heading: {
          id: "3ds",
          text: { pt: "Autenticação 3DS", en: "3DS authentication", es: "Autenticación 3DS" },
        },
      },
      {
        id: "esitef-risk-statuses",
        heading: {
          id: "risco",
          text: { pt: "Análise de risco", en: "Risk analysis", es: "Análisis de riesgo" },
        },
      },
    ],
    source: "../shared/esitef/words/statuses.data.ts",
  },
  {
    docSet: "e-sitef",
    slug: "3ds-codigos-erro",
    description: {
      pt: "Os códigos que o 3DS Server devolve em error.code, como 201 e 305, o que significam e como corrigir cada um.",
      en: "The codes that the 3DS Server returns in error.code, such as 201 and 305, what they mean and how to fix each one.",
      es: "Los códigos que el 3DS Server devuelve en error.code, como 201 y 305, qué significan y cómo corregir cada uno.",
    },
    intro: [
      {
        pt: "O 3DS Server tem números próprios, que nada têm a ver com o `code` do gateway. Uma falha traz o objeto `error`, com `code` e `detail`; `detail` diz qual campo está errado.",
        en: "The 3DS Server has numbers of its own, which have nothing to do with the `code` of the gateway. A failure brings the `error` object, with `code` and `detail`; `detail` says which field is wrong.",
        es: "El 3DS Server tiene números propios, que nada tienen que ver con el `code` de la pasarela. Una falla trae el objeto `error`, con `code` y `detail`; `detail` dice qué campo está mal.",
      },
      {
        pt: "Uma falha aqui não decide a venda: sem os dados da autenticação, a loja escolhe, no crédito, entre cobrar sem eles e pedir outro meio de pagamento. No débito, a certificação pede a autenticação: não cobre sem ela.",
        en: "A failure here does not decide the sale: without the data of the authentication the store chooses, for credit, between charging without them and asking for another way to pay. For debit, certification asks for the authentication: do not charge without it.",
        es: "Una falla aquí no decide la venta: sin los datos de la autenticación, el comercio elige, en crédito, entre cobrar sin ellos y pedir otro medio de pago. En débito, la certificación pide la autenticación: no cobre sin ella.",
      },
      {
        pt: 'Um corpo de erro é assim: `{"error":{"code":"203","detail":"purchase.amount"}}`. No sandbox, o `2` vem com HTTP `404`, e `3`, `201`, `203` e `305`, com `400`; credenciais erradas dão HTTP `401` com o código `956`, do gateway. As chamadas são [começar](./3ds-server-begin.mdx), [autenticar](./3ds-server-doauthentication.mdx) e [consultar](./3ds-server-getstatus.mdx).',
        en: 'The body of an error looks like this: `{"error":{"code":"203","detail":"purchase.amount"}}`. In the sandbox `2` comes with HTTP `404`, and `3`, `201`, `203` and `305` with `400`; wrong credentials give HTTP `401` with code `956`, of the gateway. The calls are [begin](./3ds-server-begin.mdx), [authenticate](./3ds-server-doauthentication.mdx) and [query](./3ds-server-getstatus.mdx).',
        es: 'El cuerpo de un error es así: `{"error":{"code":"203","detail":"purchase.amount"}}`. En el sandbox, el `2` viene con HTTP `404`, y `3`, `201`, `203` y `305`, con `400`; las credenciales incorrectas dan HTTP `401` con el código `956`, de la pasarela. Las llamadas son [empezar](./3ds-server-begin.mdx), [autenticar](./3ds-server-doauthentication.mdx) y [consultar](./3ds-server-getstatus.mdx).',
      },
    ],
    tables: [{ id: "esitef-3ds-errors" }],
    source: "../shared/esitef/words/three-ds-codes.data.ts",
  },
  {
    docSet: "e-sitef",
    slug: "codigos-categoria-produto",
    description: {
      pt: "Os códigos de quatro dígitos que dizem ao antifraude o que a sua loja vende, do supermercado ao ingresso.",
      en: "The four-digit codes that tell the anti-fraud service what your store sells, from groceries to tickets.",
      es: "Los códigos de cuatro dígitos que le dicen al antifraude qué vende su comercio, del supermercado a las entradas.",
    },
    intro: [
      {
        pt: "O perfil de antifraude da loja pede a categoria que ela mais vende. O código tem quatro dígitos e segue a norma ISO 18245, a mesma das adquirentes: se você já tem um código de ramo de atividade, use o grupo a que ele pertence.",
        en: "The anti-fraud profile of a store asks for the category that it sells most. The code has four digits and follows ISO 18245, as acquirers do: if you already have a merchant category code, use the group that it belongs to.",
        es: "El perfil de antifraude del comercio pide la categoría que más vende. El código tiene cuatro dígitos y sigue la norma ISO 18245, la misma de las adquirentes: si usted ya tiene un código de rubro, use el grupo al que pertenece.",
      },
      {
        pt: "A seleção é ilustrativa e reúne os ramos mais comuns do comércio eletrônico. Se nenhum servir, escolha o mais próximo e explique a escolha ao suporte na configuração.",
        en: "The selection is illustrative and holds the most common lines of online trade. If none fits, choose the nearest and explain the choice to support in the configuration.",
        es: "La selección es ilustrativa y reúne los rubros más comunes del comercio electrónico. Si ninguno sirve, elija el más cercano y explique la elección a soporte en la configuración.",
      },
    ],
    tables: [{ id: "product-categories" }],
    source: "../shared/fraud-prevention/product-categories.data.ts",
  },
  {
    docSet: "e-sitef",
    slug: "3ds-cartoes-teste",
    description: {
      pt: "Cartões e valores que fazem o simulador 3DS autenticar, pedir desafio ou negar no ambiente de certificação.",
      en: "Cards and amounts that make the 3DS simulator authenticate, challenge or decline in the certification environment.",
      es: "Tarjetas e importes que hacen que el simulador 3DS autentique, pida un desafío o rechace en certificación.",
    },
    intro: [
      {
        pt: `Use estes cartões só no sandbox e no ambiente de certificação, com o mês e o ano correntes como validade e \`${testCardSecurityCode}\` como código de segurança. Nenhum deles funciona em produção.`,
        en: `Use these cards in the sandbox and in the certification environment only, with the current month and year as expiry and \`${testCardSecurityCode}\` as security code. None of them works in production.`,
        es: `Use estas tarjetas solo en el sandbox y en el ambiente de certificación, con el mes y el año en curso como vencimiento y \`${testCardSecurityCode}\` como código de seguridad. Ninguna funciona en producción.`,
      },
      {
        pt: "O valor da compra decide como a autenticação termina. O sandbox conhece mais valores, também de outros status: veja a [tabela do 3DS](../sandbox.mdx#valores-3ds). O cartão Elo também aparece como `6091490000009011`: o sandbox aceita os dois números.",
        en: "The amount of the purchase decides how the authentication ends. The sandbox knows more amounts, of other statuses too: see the [3DS table](../sandbox.mdx#valores-3ds). The Elo card also appears as `6091490000009011`: the sandbox takes both numbers.",
        es: "El importe de la compra decide cómo termina la autenticación. El sandbox conoce más importes, también de otros estados: vea la [tabla de 3DS](../sandbox.mdx#valores-3ds). La tarjeta Elo también aparece como `6091490000009011`: el sandbox acepta los dos números.",
      },
    ],
    tables: [
      {
        id: "esitef-3ds-test-cards",
        heading: { id: "cartoes", text: { pt: "Cartões", en: "Cards", es: "Tarjetas" } },
      },
      {
        id: "esitef-3ds-test-amounts",
        heading: {
          id: "valores",
          text: {
            pt: "Valores que decidem o resultado",
            en: "Amounts that decide the result",
            es: "Importes que deciden el resultado",
          },
        },
      },
    ],
    source: "../shared/certification/test-cards.data.ts",
  },
  {
    docSet: "sitefex-ws-consulta",
    slug: "retornos-requisicoes",
    description: {
      pt: "O que cada campo de uma transação do WS Consulta quer dizer, e desde que versão ele existe.",
      en: "What each field of a WS Query transaction means, and since which version it is there.",
      es: "Qué significa cada campo de una transacción de WS Consulta y desde qué versión existe.",
    },
    intro: [
      {
        pt: "Uma consulta responde um objeto com `status` e a lista `transacoes`. `status` diz `OK`, ou que nenhum registro foi encontrado; cada item da lista traz os campos abaixo.",
        en: "A query answers an object with `status` and the list `transacoes`. `status` says `OK`, or that no record was found; each item of the list has the fields below.",
        es: "Una consulta responde un objeto con `status` y la lista `transacoes`. `status` dice `OK`, o que no se encontró ningún registro; cada elemento de la lista trae los campos de abajo.",
      },
      {
        pt: "Todos são textos, também datas e valores, menos `codSit`, que é um número. O que não existe vem nulo: leia um campo nulo como ausente, e não como zero. Guarde `tipo`, `modoEntrada` e `quem_negou` como vêm e não decida nada por eles. O sandbox manda os campos de `codSit` a `quem_negou`, `data_exportacao` e `psp`; os outros não vêm, nem nulos.",
        en: "All are texts, dates and amounts too, but for `codSit`, which is a number. What does not exist comes as null: read a null field as absent, not as zero. Keep `tipo`, `modoEntrada` and `quem_negou` as they come and decide nothing by them. The sandbox sends the fields from `codSit` to `quem_negou`, `data_exportacao` and `psp`; the others do not come, not even as null.",
        es: "Todos son textos, también fechas e importes, menos `codSit`, que es un número. Lo que no existe viene nulo: lea un campo nulo como ausente, no como cero. Guarde `tipo`, `modoEntrada` y `quem_negou` tal como vienen y no decida nada por ellos. El sandbox envía los campos de `codSit` a `quem_negou`, `data_exportacao` y `psp`; los otros no vienen, ni como nulos.",
      },
    ],
    tables: [{ id: "ws-consulta-fields" }],
    source: "data/sitefex-ws-consulta/values.data.ts",
  },
  {
    docSet: "sitefex-ws-consulta",
    slug: "erros-retorno",
    description: {
      pt: "Por que o WS Consulta recusa uma chamada com HTTP 400 e o que corrigir em cada caso.",
      en: "Why WS Query refuses a call with HTTP 400, and what to correct in each case.",
      es: "Por qué WS Consulta rechaza una llamada con HTTP 400 y qué corregir en cada caso.",
    },
    intro: [
      {
        pt: "Uma chamada recusada responde HTTP `400`. As causas são estas; não programe contra o texto com que cada uma vem.",
        en: "A refused call answers HTTP `400`. These are the causes; do not program against the text that each comes with.",
        es: "Una llamada rechazada responde HTTP `400`. Estas son las causas; no programe contra el texto con que viene cada una.",
      },
      {
        pt: "Repetir a mesma chamada não adianta: corrija o parâmetro antes. Uma consulta que não acha nada não é um erro: ela responde com um texto em `status`. No sandbox, `status` diz a causa em português, e usuário ou senha errados respondem HTTP `401` com o texto `Usuário ou senha inválidos`. Nele só confirmar e desfazer dizem com `400` que a transação não foi encontrada, e chamadas demais respondem `429`, com `Retry-After`.",
        en: "Repeating the same call does not help: correct the parameter first. A query that finds nothing is no error: it answers with a text in `status`. In the sandbox, `status` says the cause in Portuguese, and a wrong user or password gives HTTP `401` with the text `Usuário ou senha inválidos`. There only confirming and voiding say with `400` that the transaction was not found, and too many calls give `429`, with `Retry-After`.",
        es: "Repetir la misma llamada no sirve: corrija antes el parámetro. Una consulta que no encuentra nada no es un error: responde con un texto en `status`. En el sandbox, `status` dice la causa en portugués, y un usuario o una contraseña incorrectos responden HTTP `401` con el texto `Usuário ou senha inválidos`. Allí solo confirmar y deshacer dicen con `400` que la transacción no se encontró, y demasiadas llamadas responden `429`, con `Retry-After`.",
      },
    ],
    tables: [{ id: "ws-consulta-errors" }],
    source: "../shared/ws-consulta/errors.data.ts",
  },
  {
    docSet: "sitefex-ws-consulta",
    slug: "tabelas-codigos-descricoes",
    description: {
      pt: "Os valores de estado que o WS Consulta responde, o que fazer em cada um, e os códigos de rede.",
      en: "The values of estado that WS Query answers, what to do about each, and the network codes.",
      es: "Los valores de estado que responde WS Consulta, qué hacer en cada uno y los códigos de red.",
    },
    intro: [
      {
        pt: "`estado` diz em que ponto está uma transação. Os nomes da tabela são em inglês, mas a resposta pode trazê-los em português, como `PENDENTE`: confirme-os com o suporte antes de compará-los no seu código. No sandbox, `estado` vem nulo em uma transação não aprovada e em uma venda em revisão de risco. Um `codSit` que não está abaixo tem o nome em `descrRede`.",
        en: "`estado` says how far a transaction has come. The names of the table are in English, but the answer may bring them in Portuguese, such as `PENDENTE`: confirm them with support before your code compares them. In the sandbox `estado` is null for a transaction that was not approved and for a sale whose risk is in review. A `codSit` that is not below has its name in `descrRede`.",
        es: "`estado` dice en qué punto está una transacción. Los nombres de la tabla están en inglés, pero la respuesta puede traerlos en portugués, como `PENDENTE`: confírmelos con soporte antes de compararlos en su código. En el sandbox, `estado` viene nulo en una transacción no aprobada y en una venta en revisión de riesgo. Un `codSit` que no está abajo tiene el nombre en `descrRede`.",
      },
    ],
    tables: [
      {
        id: "ws-consulta-statuses",
        heading: { id: "estados", text: { pt: "Estados", en: "Statuses", es: "Estados de la transacción" } },
      },
      {
        id: "ws-consulta-sandbox-statuses",
        heading: {
          id: "sandbox",
          text: { pt: "Estados no sandbox", en: "Statuses in the sandbox", es: "Estados en el sandbox" },
        },
      },
      {
        id: "ws-consulta-networks",
        heading: {
          id: "redes",
          text: {
            pt: "Redes: as primeiras linhas",
            en: "Networks: the first rows",
            es: "Redes: las primeras filas",
          },
        },
      },
    ],
    source: "data/sitefex-ws-consulta/statuses.data.ts",
  },
];
