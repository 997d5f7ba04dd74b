import { type ManualPage, titles } from "./manual-page.ts";

/** Whole operations, from the first call to the last. */
export const flowPages: readonly ManualPage[] = [
  {
    slug: "ventas_cuotas",
    description: {
      pt: "Vender em parcelas com a CliSiTef: loja ou administradora, os campos que chegam na coleta e como ler o resultado.",
      en: "Sell in installments with CliSiTef: the merchant's or the issuer's, the fields of the collection and how to read the result.",
      es: "Vender en cuotas con CliSiTef: del comercio o del emisor, los campos que llegan en la captura y cómo leer el resultado.",
    },
    intro: [
      {
        pt: "Uma venda parcelada é uma venda a crédito com mais perguntas. Quem decide se elas aparecem é o menu: à vista, parcelado pela loja ou parcelado pela administradora. Nas duas últimas, a biblioteca pede ao menos o número de parcelas.",
        en: "An installment sale is a credit sale with more questions. The menu decides whether they come: single payment, merchant's installments or issuer's installments. In the last two the library asks at least for the number of installments.",
        es: "Una venta en cuotas es una venta a crédito con más preguntas. Que aparezcan lo decide el menú: un pago, cuotas del comercio o cuotas del emisor. En las dos últimas, la biblioteca pide al menos la cantidad de cuotas.",
      },
    ],
    parts: [
      {
        anchor: "cual",
        title: {
          pt: "De quem é o parcelamento",
          en: "Whose installments they are",
          es: "De quién son las cuotas",
        },
        table: {
          head: [
            { pt: "Tipo", en: "Kind", es: "Tipo" },
            { pt: "Menu", en: "Menu", es: "Menú" },
            { pt: "Campo `100`", en: "Field `100`", es: "Campo `100`" },
            { pt: "Limites que podem chegar", en: "Limits that may come", es: "Límites que pueden llegar" },
          ],
          rows: [
            [
              { pt: "À vista", en: "Single payment", es: "Un pago" },
              "`26`",
              "`0200`",
              { pt: "nenhum", en: "none", es: "ninguno" },
            ],
            [
              { pt: "Da loja", en: "The merchant's", es: "Del comercio" },
              "`27`",
              "`0202`",
              { pt: "campos `170` a `173`", en: "fields `170` to `173`", es: "campos `170` a `173`" },
            ],
            [
              { pt: "Da administradora", en: "The issuer's", es: "Del emisor" },
              "`28`",
              "`0203`",
              { pt: "campos `174` a `176`", en: "fields `174` to `176`", es: "campos `174` a `176`" },
            ],
          ],
        },
      },
      {
        anchor: "pasos",
        title: titles.steps,
        steps: [
          {
            pt: "Pergunte ao cliente antes de iniciar, e restrinja em `ParamAdic` os outros menus: `[26;28;]` tira o à vista e as parcelas da administradora, e `[26;27;]`, o à vista e as da loja.",
            en: "Ask the customer before you start, and restrict the other menus in `ParamAdic`: `[26;28;]` takes out the single payment and the issuer's installments, and `[26;27;]` the single payment and the merchant's.",
            es: "Pregúntele al cliente antes de iniciar y restrinja en `ParamAdic` los otros menús: `[26;28;]` quita el pago único y las cuotas del emisor, y `[26;27;]`, el pago único y las del comercio.",
          },
          {
            pt: "Inicie a função `3` com o valor da venda inteira, e não com o de uma parcela.",
            en: "Start function `3` with the amount of the whole sale, not of one installment.",
            es: "Inicie la función `3` con el importe de la venta entera, y no con el de una cuota.",
          },
          {
            pt: "No laço, guarde os limites que chegam com o comando `0` e use-os para conferir o que o operador digita.",
            en: "In the loop, keep the limits that come with command `0` and use them to check what the operator types.",
            es: "En el ciclo, guarde los límites que llegan con el comando `0` y úselos para comprobar lo que ingresa el operador.",
          },
          {
            pt: "Responda o campo `505` com o número de parcelas, entre `TamMinimo` e `TamMaximo` posições.",
            en: "Answer field `505` with the number of installments, in between `TamMinimo` and `TamMaximo` positions.",
            es: "Responda el campo `505` con la cantidad de cuotas, entre `TamMinimo` y `TamMaximo` posiciones.",
          },
          {
            pt: "Ao sair com `0`, leia a modalidade no campo `100`: é ela que diz o que foi autorizado, e não o que foi pedido.",
            en: "When you leave with `0`, read the mode in field `100`: it says what was authorized, and not what was asked for.",
            es: "Al salir con `0`, lea la modalidad en el campo `100`: dice lo que se autorizó, y no lo que se pidió.",
          },
          {
            pt: "Imprima e [finalize](./finalizacion_transaccion.mdx), como em qualquer venda.",
            en: "Print and [finalize](./finalizacion_transaccion.mdx), as in any sale.",
            es: "Imprima y [finalice](./finalizacion_transaccion.mdx), como en cualquier venta.",
          },
        ],
      },
      {
        anchor: "campos",
        title: titles.fields,
        codes: {
          table: "fields",
          only: ["505", "507", "508", "511", "524", "525", "170", "171", "172", "173", "174", "175", "176"],
        },
      },
      { anchor: "funciones", title: titles.functions, codes: { table: "functions", only: ["3", "740"] } },
      {
        anchor: "energia",
        title: titles.lost,
        text: [
          {
            pt: "As parcelas não mudam a regra: o documento fica [pendente](./transacciones_pendientes.mdx) inteiro, e uma só decisão vale para todas.",
            en: "Installments do not change the rule: the whole document is [pending](./transacciones_pendientes.mdx), and one decision counts for all of them.",
            es: "Las cuotas no cambian la regla: el documento entero queda [pendiente](./transacciones_pendientes.mdx), y una sola decisión vale para todas.",
          },
        ],
      },
    ],
    derivedFrom: [
      "inicio_transacao_pagamento",
      "tabela_codigos_meios_pagamento",
      "credito_parcelado_pagamento_vinculado",
    ],
    next: ["codigos_medios_pago", "anulacion"],
  },
  {
    slug: "anulacion",
    description: {
      pt: "Cancelar com a CliSiTef uma venda já confirmada: que função usar, o que a coleta pede e por que também se finaliza.",
      en: "Cancel a confirmed sale with CliSiTef: which function to use, what the collection asks and why it is finalized as well.",
      es: "Anular con CliSiTef una venta ya confirmada: qué función usar, qué pide la captura y por qué también se finaliza.",
    },
    intro: [
      {
        pt: "Este manual chama de cancelamento a operação que devolve ao cliente uma venda **confirmada**. Uma venda aprovada e ainda não finalizada não se cancela: [finalize-a com `0`](./finalizacion_transaccion.mdx), e ela é desfeita sem uma segunda operação.",
        en: "This manual calls cancellation the operation that returns a **confirmed** sale to the customer. A sale that was approved and not yet finalized is not canceled: [finalize it with `0`](./finalizacion_transaccion.mdx), and it is voided without a second operation.",
        es: "Este manual llama anulación a la operación que le devuelve al cliente una venta **confirmada**. Una venta aprobada y todavía no finalizada no se anula así: [finalícela con `0`](./finalizacion_transaccion.mdx), y se deshace sin una segunda operación.",
      },
    ],
    parts: [
      {
        anchor: "funcion",
        title: { pt: "Que função usar", en: "Which function to use", es: "Qué función usar" },
        codes: {
          table: "functions",
          only: ["200", "210", "211", "201", "123", "202", "203", "212", "213", "703"],
        },
      },
      {
        anchor: "campos",
        title: titles.fields,
        codes: { table: "fields", only: ["146", "147", "515", "516", "110", "111", "112"] },
      },
      {
        anchor: "pasos",
        title: titles.steps,
        steps: [
          {
            pt: "Busque a venda no seu registro: data, número do host, valor, débito ou crédito.",
            en: "Find the sale in your records: date, number of the host, amount, debit or credit.",
            es: "Busque la venta en su registro: fecha, número del host, importe, débito o crédito.",
          },
          {
            pt: "Inicie a função com um documento fiscal **novo**: o cancelamento é outra operação, com a sua própria pendência.",
            en: "Start the function with a **new** fiscal document: the cancellation is another operation, with a pending state of its own.",
            es: "Inicie la función con un documento fiscal **nuevo**: la anulación es otra operación, con su propio estado pendiente.",
          },
          {
            pt: "No laço, responda o que for pedido da venda original. Preencha você mesmo a data (`515`, na forma `DDMMAAAA`) e o documento (`516`), para o operador não digitar.",
            en: "In the loop, answer what is asked of the original sale. Fill in the date (`515`, as `DDMMAAAA`, day first) and the document (`516`) yourself, so that the operator need not type them.",
            es: "En el ciclo, responda lo que se pida de la venta original. Complete usted la fecha (`515`, en la forma `DDMMAAAA`) y el documento (`516`), para que el operador no los ingrese.",
          },
          {
            pt: "O cliente pode ter de apresentar o mesmo cartão: obedeça aos comandos e mostre o que pedem.",
            en: "The customer may have to present the same card: obey the commands and show what they ask.",
            es: "El cliente puede tener que presentar la misma tarjeta: obedezca los comandos y muestre lo que piden.",
          },
          {
            pt: "Com `0`, imprima o comprovante do cancelamento e finalize com `1`. Marque a venda original como cancelada só depois. Se a impressora falhar, finalize com `0`: a venda original continua valendo.",
            en: "With `0`, print the receipt of the cancellation and finalize with `1`. Mark the original sale as canceled only then. If the printer fails, finalize with `0`: the original sale still counts.",
            es: "Con `0`, imprima el comprobante de la anulación y finalice con `1`. Marque la venta original como anulada solo después. Si falla la impresora, finalice con `0`: la venta original sigue valiendo.",
          },
        ],
      },
      {
        anchor: "retornos",
        title: titles.returns,
        table: {
          head: [
            { pt: "Retorno", en: "Return", es: "Retorno" },
            { pt: "A venda original", en: "The original sale", es: "La venta original" },
            { pt: "O que fazer", en: "What to do", es: "Qué hacer" },
          ],
          rows: [
            [
              "[`0`](%tabela_codigos_retorno#codigo-0%)",
              {
                pt: "Cancelada, se você finalizar com `1`",
                en: "Canceled, if you finalize with `1`",
                es: "Anulada, si finaliza con `1`",
              },
              {
                pt: "Imprima e finalize",
                en: "Print and finalize",
                es: "Imprima y finalice",
              },
            ],
            [
              "[`>0`](%tabela_codigos_retorno#codigo-maior-0%)",
              { pt: "Continua valendo", en: "Still counts", es: "Sigue valiendo" },
              {
                pt: "Mostre a mensagem da autorizadora e confira data, documento e valor",
                en: "Show the authorizer's message and check date, document and amount",
                es: "Muestre el mensaje de la autorizadora y revise fecha, documento e importe",
              },
            ],
            [
              "[`-2`](%tabela_codigos_retorno#codigo-2%)",
              { pt: "Continua valendo", en: "Still counts", es: "Sigue valiendo" },
              {
                pt: "O operador desistiu: volte ao menu",
                en: "The operator gave up: go back to the menu",
                es: "El operador desistió: vuelva al menú",
              },
            ],
            [
              {
                pt: "[`-5`](%tabela_codigos_retorno#codigo-5%), `-43` ou um negativo desconhecido",
                en: "[`-5`](%tabela_codigos_retorno#codigo-5%), `-43` or an unknown negative",
                es: "[`-5`](%tabela_codigos_retorno#codigo-5%), `-43` o un negativo desconocido",
              },
              { pt: "Não se sabe", en: "Not known", es: "No se sabe" },
              {
                pt: "Consulte as pendências antes de tentar outra vez",
                en: "Query what is pending before you try again",
                es: "Consulte lo pendiente antes de intentar otra vez",
              },
            ],
            [
              "[`-40`](%tabela_codigos_retorno#codigo-40%)",
              { pt: "Continua valendo", en: "Still counts", es: "Sigue valiendo" },
              {
                pt: "Leia a mensagem: a loja pode não ter essa função habilitada",
                en: "Read the message: the store may not have this function enabled",
                es: "Lea el mensaje: el comercio puede no tener habilitada esa función",
              },
            ],
          ],
        },
      },
      {
        anchor: "energia",
        title: titles.lost,
        text: [
          {
            pt: "Um cancelamento aprovado e não finalizado também fica pendente, com o código da função no campo `211`. Ao ligar, não o tome por uma venda: leia esse campo e finalize com `1` se o comprovante do cancelamento saiu, ou com `0` se não, e a venda original continua valendo.",
            en: "A cancellation that was approved and not finalized is pending as well, with the function code in field `211`. When you start, do not take it for a sale: read that field and finalize with `1` if the receipt of the cancellation was printed, or with `0` if not, and the original sale still counts.",
            es: "Una anulación aprobada y no finalizada también queda pendiente, con el código de función en el campo `211`. Al encender, no la tome por una venta: lea ese campo y finalice con `1` si salió el comprobante de la anulación, o con `0` si no, y la venta original sigue valiendo.",
          },
        ],
      },
    ],
    derivedFrom: ["tabela_codigos_funcoes", "confirmacao_ou_nao_pagamento", "tabela_valores_tipocampo"],
    next: ["reimpresion", "transacciones_pendientes"],
  },
  {
    slug: "reimpresion",
    description: {
      pt: "Imprimir de novo um comprovante com a CliSiTef: o último ou um específico, sem vender outra vez, e o que guardar.",
      en: "Print a receipt again with CliSiTef: the last one or a specific one, without selling again, and what to keep.",
      es: "Imprimir de nuevo un comprobante con CliSiTef: el último o uno específico, sin vender otra vez, y qué guardar.",
    },
    intro: [
      {
        pt: "O papel acabou no meio da via do cliente, ou alguém volta no dia seguinte sem o comprovante. Em nenhum dos dois casos se vende outra vez: a biblioteca entrega o texto de novo. Antes, porém, veja em que ponto a venda está.",
        en: "The paper ran out in the middle of the customer's copy, or somebody comes back the next day without the receipt. In neither case do you sell again: the library hands the text over once more. But first see at which point the sale is.",
        es: "Se terminó el papel en medio de la copia del cliente, o alguien vuelve al día siguiente sin el comprobante. En ninguno de los dos casos se vende otra vez: la biblioteca entrega el texto de nuevo. Pero antes vea en qué punto está la venta.",
      },
    ],
    parts: [
      {
        anchor: "cual",
        title: { pt: "Reimprimir ou desfazer", en: "Reprint or void", es: "Reimprimir o deshacer" },
        table: {
          head: [
            { pt: "Situação", en: "Situation", es: "Situación" },
            { pt: "Faça", en: "Do", es: "Haga" },
          ],
          rows: [
            [
              {
                pt: "A impressora falhou e a venda ainda não foi finalizada",
                en: "The printer failed and the sale is not finalized yet",
                es: "Falló la impresora y la venta todavía no fue finalizada",
              },
              {
                pt: "Imprima de novo o texto que guardou dos campos `121` e `122`. Se não der, finalize com `0`",
                en: "Print again the text that you kept from fields `121` and `122`. If you cannot, finalize with `0`",
                es: "Imprima otra vez el texto que guardó de los campos `121` y `122`. Si no se puede, finalice con `0`",
              },
            ],
            [
              {
                pt: "A venda acabou de ser confirmada, e falta uma via",
                en: "The sale was just confirmed, and a copy is missing",
                es: "La venta se acaba de confirmar, y falta una copia",
              },
              {
                pt: "Função `114`, que não pergunta nada",
                en: "Function `114`, which asks nothing",
                es: "Función `114`, que no pregunta nada",
              },
            ],
            [
              {
                pt: "O cliente volta outro dia",
                en: "The customer comes back another day",
                es: "El cliente vuelve otro día",
              },
              {
                pt: "Função `113`, com a data e o número do comprovante",
                en: "Function `113`, with the date and the number of the receipt",
                es: "Función `113`, con la fecha y el número del comprobante",
              },
            ],
          ],
        },
      },
      {
        anchor: "funciones",
        title: titles.functions,
        codes: { table: "functions", only: ["112", "113", "114", "110"] },
      },
      {
        anchor: "campos",
        title: titles.fields,
        codes: { table: "fields", only: ["121", "122", "123", "515", "516"] },
      },
      {
        anchor: "pasos",
        title: titles.steps,
        steps: [
          {
            pt: "Inicie a função sem valor e siga no [laço](./continuacion_proceso.mdx).",
            en: "Start the function without an amount and go on in the [loop](./continuacion_proceso.mdx).",
            es: "Inicie la función sin importe y siga en el [ciclo](./continuacion_proceso.mdx).",
          },
          {
            pt: "Na `113`, responda a data (`515`) e o número (`516`) que guardou com a venda.",
            en: "With `113`, answer the date (`515`) and the number (`516`) that you kept with the sale.",
            es: "En la `113`, responda la fecha (`515`) y el número (`516`) que guardó con la venta.",
          },
          {
            pt: "Imprima cada comprovante quando ele chega, e responda `0`, ou `-1` se a impressora falhou outra vez. Com o retorno `0`, a reimpressão acabou; qualquer outro diz que o comprovante não veio inteiro: mostre a mensagem e confira a data e o número.",
            en: "Print each receipt when it comes, and answer `0`, or `-1` if the printer failed once more. With the return `0` the reprint is over; any other one says that the receipt did not come whole: show the message and check the date and the number.",
            es: "Imprima cada comprobante cuando llega y responda `0`, o `-1` si la impresora volvió a fallar. Con el retorno `0`, la reimpresión terminó; cualquier otro dice que el comprobante no llegó entero: muestre el mensaje y revise la fecha y el número.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Uma reimpressão não vende nem confirma: o que estava pendente antes continua pendente depois dela.",
            en: "A reprint sells nothing and confirms nothing: what was pending before it is still pending after it.",
            es: "Una reimpresión no vende ni confirma: lo que estaba pendiente antes sigue pendiente después de ella.",
          },
          {
            pt: "Guarde o texto das vias com a venda. Com ele você reimprime mesmo sem rede, e a biblioteca fica para quando o registro se perde.",
            en: "Keep the text of the copies with the sale. With it you reprint even without a network, and the library is there for when the record is lost.",
            es: "Guarde el texto de las copias con la venta. Con él reimprime incluso sin red, y la biblioteca queda para cuando se pierde el registro.",
          },
        ],
      },
    ],
    derivedFrom: ["tabela_codigos_funcoes", "continuacao_proc_coleta_interativo"],
    next: ["anulacion", "finalizacion_transaccion"],
  },
  {
    slug: "proceso_homologacion",
    description: {
      pt: "Um plano de testes para a homologação da CliSiTef: cada teste, a página que o explica e quando ele passa.",
      en: "A test plan for the certification of CliSiTef: each test, the page that explains it and when it passes.",
      es: "Un plan de pruebas para la homologación de CliSiTef: cada prueba, la página que la explica y cuándo pasa.",
    },
    intro: [
      {
        pt: "A equipe que homologa olha o seu caixa vender. Teste antes, por conta própria e com o trace ligado, até que cada linha abaixo saia igual duas vezes seguidas. O roteiro que vale é o que o suporte entregar.",
        en: "The team that approves watches your POS sell. Test on your own first, with the trace on, until each line below comes out the same twice in a row. The script that counts is the one that support hands you.",
        es: "El equipo que homologa mira cómo vende su caja. Pruebe antes por su cuenta, con el trace activado, hasta que cada línea de abajo salga igual dos veces seguidas. El guion que vale es el que entregue soporte.",
      },
    ],
    parts: [
      {
        anchor: "plan",
        title: { pt: "Plano de testes", en: "Test plan", es: "Plan de pruebas" },
        table: {
          head: [
            { pt: "Teste", en: "Test", es: "Prueba" },
            { pt: "Página", en: "Page", es: "Página" },
            { pt: "Passa se", en: "It passes if", es: "Pasa si" },
          ],
          rows: [
            [
              {
                pt: "Terminal mal escrito na configuração, como `SW1`",
                en: "A misspelt terminal in the configuration, such as `SW1`",
                es: "Terminal mal escrita en la configuración, como `SW1`",
              },
              {
                pt: "[Configuração](./configuracion_biblioteca.mdx)",
                en: "[Configuration](./configuracion_biblioteca.mdx)",
                es: "[Configuración](./configuracion_biblioteca.mdx)",
              },
              {
                pt: "Chega o retorno `3`; o caixa diz a causa e não vende",
                en: "The return is `3`; the POS says the cause and does not sell",
                es: "Llega el retorno `3`; la caja dice la causa y no vende",
              },
            ],
            [
              { pt: "Venda parcelada", en: "Installment sale", es: "Venta en cuotas" },
              {
                pt: "[Parcelas](./ventas_cuotas.mdx)",
                en: "[Installments](./ventas_cuotas.mdx)",
                es: "[Cuotas](./ventas_cuotas.mdx)",
              },
              {
                pt: "O comprovante e o seu registro dizem as mesmas parcelas",
                en: "The receipt and your record say the same installments",
                es: "El comprobante y su registro dicen las mismas cuotas",
              },
            ],
            [
              {
                pt: "Venda negada pela autorizadora",
                en: "Sale declined by the authorizer",
                es: "Venta rechazada por la autorizadora",
              },
              {
                pt: "[Retornos](./codigos_retorno.mdx)",
                en: "[Returns](./codigos_retorno.mdx)",
                es: "[Retornos](./codigos_retorno.mdx)",
              },
              {
                pt: "Mostra a mensagem, não finaliza e oferece outra forma de pagar",
                en: "It shows the message, finalizes nothing and offers another way to pay",
                es: "Muestra el mensaje, no finaliza y ofrece otra forma de pago",
              },
            ],
            [
              {
                pt: "Cabo de rede solto no meio da venda",
                en: "Network cable unplugged in the middle of a sale",
                es: "Cable de red desconectado en medio de la venta",
              },
              {
                pt: "[Pendentes](./transacciones_pendientes.mdx)",
                en: "[Pending](./transacciones_pendientes.mdx)",
                es: "[Pendientes](./transacciones_pendientes.mdx)",
              },
              {
                pt: "Com `-5`, `-43` ou um negativo desconhecido, consulta as pendências antes de vender outra vez",
                en: "With `-5`, `-43` or an unknown negative, it queries what is pending before it sells again",
                es: "Con `-5`, `-43` o un negativo desconocido, consulta lo pendiente antes de vender otra vez",
              },
            ],
            [
              {
                pt: "Operador cancela na espera do cartão",
                en: "Operator cancels while the card is awaited",
                es: "El operador cancela mientras espera la tarjeta",
              },
              {
                pt: "[Continuação](./continuacion_proceso.mdx)",
                en: "[Continuation](./continuacion_proceso.mdx)",
                es: "[Continuación](./continuacion_proceso.mdx)",
              },
              {
                pt: "Com `-2` ou `-15`, volta à venda sem finalizar",
                en: "With `-2` or `-15` it goes back to the sale and finalizes nothing",
                es: "Con `-2` o `-15`, vuelve a la venta sin finalizar",
              },
            ],
            [
              { pt: "Impressora sem papel", en: "Printer out of paper", es: "Impresora sin papel" },
              {
                pt: "[Finalização](./finalizacion_transaccion.mdx)",
                en: "[Finalization](./finalizacion_transaccion.mdx)",
                es: "[Finalización](./finalizacion_transaccion.mdx)",
              },
              {
                pt: "Finaliza com `0`, e nada fica pendente",
                en: "It finalizes with `0`, and nothing is pending",
                es: "Finaliza con `0`, y no queda nada pendiente",
              },
            ],
            [
              {
                pt: "Energia cortada antes de finalizar",
                en: "Power cut before finalizing",
                es: "Corte de energía antes de finalizar",
              },
              {
                pt: "[Pendentes](./transacciones_pendientes.mdx)",
                en: "[Pending](./transacciones_pendientes.mdx)",
                es: "[Pendientes](./transacciones_pendientes.mdx)",
              },
              {
                pt: "Ao voltar, decide pelo registro em disco",
                en: "When it is back, it decides by the record on disk",
                es: "Al volver, decide por el registro en disco",
              },
            ],
            [
              {
                pt: "Cancelamento de uma venda confirmada",
                en: "Cancellation of a confirmed sale",
                es: "Anulación de una venta confirmada",
              },
              {
                pt: "[Cancelamento](./anulacion.mdx)",
                en: "[Cancellation](./anulacion.mdx)",
                es: "[Anulación](./anulacion.mdx)",
              },
              {
                pt: "Sai o comprovante próprio dele",
                en: "It prints a receipt of its own",
                es: "Sale su propio comprobante",
              },
            ],
            [
              {
                pt: "Reimpressão do último comprovante",
                en: "Reprint of the last receipt",
                es: "Reimpresión del último comprobante",
              },
              {
                pt: "[Reimpressão](./reimpresion.mdx)",
                en: "[Reprint](./reimpresion.mdx)",
                es: "[Reimpresión](./reimpresion.mdx)",
              },
              {
                pt: "Sai o último comprovante, sem nova venda",
                en: "The last receipt comes out, without a new sale",
                es: "Sale el último comprobante, sin otra venta",
              },
            ],
          ],
        },
      },
      {
        anchor: "secuencia",
        title: {
          pt: "Um teste por dentro: o operador cancela",
          en: "One test from inside: the operator cancels",
          es: "Una prueba por dentro: el operador cancela",
        },
        sequence: "cancelada-operador",
      },
      {
        anchor: "claves",
        title: titles.keys,
        settings: ["Geral.EmAmbienteDeHomologacao", "Geral.DataEmAmbienteDeDesenvolvimento"],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Tire as duas chaves antes de instalar na loja: são só para o ambiente de testes.",
            en: "Take both keys out before you install at the store: they are for the test environment alone.",
            es: "Quite las dos claves antes de instalar en el local: son solo para el ambiente de pruebas.",
          },
          {
            pt: "Leve o trace de cada teste e as versões da biblioteca.",
            en: "Bring the trace of each test and the versions of the library.",
            es: "Lleve el trace de cada prueba y las versiones de la biblioteca.",
          },
          {
            pt: "Pergunte ao suporte que testes a sua rede e o seu país acrescentam.",
            en: "Ask support which tests your network and your country add.",
            es: "Pregúntele a soporte qué pruebas agregan su red y su país.",
          },
        ],
      },
    ],
    derivedFrom: ["processo_homologacao", "processo_desenvolvimento"],
    next: ["trace", "transacciones_pendientes"],
  },
  {
    slug: "historial_cambios",
    description: {
      pt: "Desde que versão da CliSiTef existe cada rotina, chave e parâmetro que esta documentação data, da mais nova à mais antiga.",
      en: "Since which CliSiTef version each routine, key and parameter exists that this documentation dates, newest first.",
      es: "Desde qué versión de CliSiTef existe cada rutina, clave y parámetro que esta documentación fecha, de la más nueva a la más antigua.",
    },
    intro: [
      {
        pt: "Antes de usar um recurso, veja se a biblioteca do caixa já o tem. A lista traz os recursos com a versão em que surgiram. Se você segue o Manual v2.01, confirme com o suporte o que a sua biblioteca tem.",
        en: "Before you use a feature, see whether the library of the POS has it. The list has the features with the version that brought them. If you follow the Manual v2.01, check with support what your library has.",
        es: "Antes de usar una opción, vea si la biblioteca de la caja ya la tiene. La lista trae las opciones con la versión en que surgieron. Si sigue el Manual v2.01, confirme con soporte qué tiene su biblioteca.",
      },
    ],
    parts: [
      {
        anchor: "versiones",
        title: { pt: "Por versão", en: "By version", es: "Por versión" },
        history: true,
      },
      {
        anchor: "como-usar",
        title: { pt: "Como usá-la", en: "How to use it", es: "Cómo usarla" },
        steps: [
          {
            pt: "Chame [`ObtemVersao`](%obtendo_versao%) e compare as partes como números: `6.1.114.9` vem antes de `6.1.114.40`.",
            en: "Call [`ObtemVersao`](%obtendo_versao%) and compare the parts as numbers: `6.1.114.9` comes before `6.1.114.40`.",
            es: "Llame a [`ObtemVersao`](%obtendo_versao%) y compare las partes como números: `6.1.114.9` está antes que `6.1.114.40`.",
          },
          {
            pt: "Se a versão é menor, atualize todos os arquivos juntos ou deixe de anunciar o recurso.",
            en: "If the version is lower, update all files together or stop announcing the feature.",
            es: "Si la versión es menor, actualice todos los archivos juntos o deje de anunciar la opción.",
          },
          {
            pt: "Uma linha que falta não diz que o recurso sempre existiu: teste-o na versão mais antiga que você atende. A versão de uma função, como a `130`, está na linha dela da [tabela de funções](%tabela_codigos_funcoes%).",
            en: "A missing row does not say that the feature was always there: test it on the oldest version that you support. The version of a function, such as `130`, is in its row of the [table of functions](%tabela_codigos_funcoes%).",
            es: "Una fila que falta no dice que la opción existió siempre: pruébela en la versión más antigua que usted atiende. La versión de una función, como la `130`, está en su fila de la [tabla de funciones](%tabela_codigos_funcoes%).",
          },
        ],
      },
    ],
    derivedFrom: ["historico_alteracoes", "obtendo_versao", "rotinas_descontinuadas"],
    next: ["introduccion", "rutinas_disponibles"],
  },
];
