import { type ReferencePage, titles } from "./reference-page.ts";

const ini = (text: string) => ({ language: "ini" as const, text });

/** The configuration file: pinpad and connection. */
export const filePages: readonly ReferencePage[] = [
  {
    slug: "arquivo_configuracoes_clisitef_ini",
    description: {
      pt: "As chaves do arquivo CliSiTef.ini (CLSIT em dispositivos móveis), por seção, com valor padrão e versão.",
      en: "The keys of the CliSiTef.ini file (CLSIT on mobile devices), by section, with default value and version.",
      es: "Las claves del archivo CliSiTef.ini (CLSIT en dispositivos móviles), por sección, con valor predeterminado y versión.",
    },
    intro: [
      {
        pt: "O arquivo diz à biblioteca o que não muda de uma venda para outra: servidores, pinpad, meios de pagamento, trace. Em computadores ele se chama `CliSiTef.ini`; em POS, Android e iOS, `CLSIT`. Fica na mesma pasta da biblioteca; no Android é um asset, copiado para a [pasta de arquivos do aplicativo](../../clisitef-interface-android/arquivo_de_configuracao_clsit.mdx).",
        en: "The file tells the library what does not change from sale to sale: servers, pinpad, payment methods, trace. On computers it is called `CliSiTef.ini`; on POS terminals, Android and iOS, `CLSIT`. It lies in the folder of the library; on Android it is an asset, copied to the [app's files folder](../../clisitef-interface-android/arquivo_de_configuracao_clsit.mdx).",
        es: "El archivo le dice a la biblioteca lo que no cambia de una venta a otra: servidores, pinpad, medios de pago, trace. En computadoras se llama `CliSiTef.ini`; en POS, Android e iOS, `CLSIT`. Está en la misma carpeta que la biblioteca; en Android es un asset, que se copia a la [carpeta de archivos de la aplicación](../../clisitef-interface-android/arquivo_de_configuracao_clsit.mdx).",
      },
      {
        pt: "Se a chamada traz restrições em `ParamAdic`, as do arquivo são ignoradas: não se somam. O arquivo vale mais que o padrão da biblioteca. Escreva só as chaves que mudam algo, e `HabilitaTrace`, cujo padrão [não está na especificação](%trace#cuidados%).",
        en: "If the call brings restrictions in `ParamAdic`, the file's are ignored: they do not add up. The file wins over the library's default. Write only the keys that change something, and `HabilitaTrace`, whose default [is not in the specification](%trace#cuidados%).",
        es: "Si la llamada trae restricciones en `ParamAdic`, las del archivo se ignoran: no se suman. El archivo prevalece sobre el valor predeterminado de la biblioteca. Escriba solo las claves que cambian algo, y `HabilitaTrace`, cuyo valor predeterminado [no está en la especificación](%trace#cuidados%).",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        code: ini(`[PinPadCompartilhado]
Porta=AUTO_USB

[PinPad]
MensagemPadrao=LOJA|MODELO

[SiTef]
EnderecoIP=192.0.2.11:4096
ConexaoObrigatoria=1

[Geral]
TransacoesAdicionaisHabilitadas=20
NumeroDeDiasNoLog=15

[CliSiTef]
HabilitaTrace=1

[CliSiTefI]
HabilitaTrace=1`),
      },
      { anchor: "chaves", title: titles.keys, settings: "all" },
      {
        anchor: "valores",
        title: { pt: "Onde estão os valores", en: "Where the values are", es: "Dónde están los valores" },
        list: [
          {
            pt: "`HabilitaRede<nome>`: os [nomes das redes](%habilitacao_transacoes_redes_especificas%) que vêm desligadas.",
            en: "`HabilitaRede<nome>`: the [names of the networks](%habilitacao_transacoes_redes_especificas%) that are off by default.",
            es: "`HabilitaRede<nome>`: los [nombres de las redes](%habilitacao_transacoes_redes_especificas%) que vienen desactivadas.",
          },
          {
            pt: "`TextoN`, `RedeN` e as formas de entrada: `N` vai de 1 a 5, e as redes estão em [cartões sem BIN](%transacoes_cartao_sem_bin%).",
            en: "`TextoN`, `RedeN` and the ways of entry: `N` goes from 1 to 5, and the networks are in [cards without BIN](%transacoes_cartao_sem_bin%).",
            es: "`TextoN`, `RedeN` y las formas de entrada: `N` va de 1 a 5, y las redes están en [tarjetas sin BIN](%transacoes_cartao_sem_bin%).",
          },
          {
            pt: "`[CarteirasDigitais]`: a [forma do código](../../clisitef-carteiras-digitais/habilitando_desabilitando_opcoes_dos_menus_de_carteiras_digitais.mdx#codigo) de uma carteira.",
            en: "`[CarteirasDigitais]`: the [form of the code](../../clisitef-carteiras-digitais/habilitando_desabilitando_opcoes_dos_menus_de_carteiras_digitais.mdx#codigo) of a wallet.",
            es: "`[CarteirasDigitais]`: la [forma del código](../../clisitef-carteiras-digitais/habilitando_desabilitando_opcoes_dos_menus_de_carteiras_digitais.mdx#codigo) de una billetera.",
          },
          {
            pt: "`TipoComunicacaoExterna`: o que mais o [TLS da Comnect](../../clisitef-interface-android/habilitando_comunicacao_tls_clisitef.mdx#comnect) pede.",
            en: "`TipoComunicacaoExterna`: what else the [TLS of Comnect](../../clisitef-interface-android/habilitando_comunicacao_tls_clisitef.mdx#comnect) asks for.",
            es: "`TipoComunicacaoExterna`: qué más pide el [TLS de Comnect](../../clisitef-interface-android/habilitando_comunicacao_tls_clisitef.mdx#comnect).",
          },
          {
            pt: "A leitura de senha aberta acrescenta uma chave, `Nome`, em uma [seção só dela](../../clisitef-leitura-de-senha-aberta-no-pinpad/mkse_instalada_no_pdv_modelo_2.mdx#configurar).",
            en: "Open-password reading adds a key, `Nome`, in a [section of its own](../../clisitef-leitura-de-senha-aberta-no-pinpad/mkse_instalada_no_pdv_modelo_2.mdx#configurar).",
            es: "La lectura de contraseña abierta agrega una clave, `Nome`, en una [sección propia](../../clisitef-leitura-de-senha-aberta-no-pinpad/mkse_instalada_no_pdv_modelo_2.mdx#configurar).",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Onde o padrão não aparece, não suponha que ele seja zero: escreva a chave.",
            en: "Where no default is given, do not take it for zero: write the key.",
            es: "Donde no se indica el valor predeterminado, no suponga que es cero: escriba la clave.",
          },
          {
            pt: "Tire de produção `DataEmAmbienteDeDesenvolvimento` e `EmAmbienteDeHomologacao`: a primeira grava em texto os parâmetros trocados.",
            en: "Take `DataEmAmbienteDeDesenvolvimento` and `EmAmbienteDeHomologacao` out of production: the first writes the exchanged parameters as text.",
            es: "Quite de producción `DataEmAmbienteDeDesenvolvimento` y `EmAmbienteDeHomologacao`: la primera escribe en texto los parámetros intercambiados.",
          },
          {
            pt: "Inclua o arquivo no backup do caixa: sem ele, um terminal reinstalado volta aos padrões e oferece outros meios de pagamento.",
            en: "Back the file up with the POS: without it a reinstalled terminal is back at the defaults and offers other payment methods.",
            es: "Incluya el archivo en la copia de seguridad de la caja: sin él, una terminal reinstalada vuelve a los valores normales y ofrece otros medios de pago.",
          },
        ],
      },
    ],
    more: [
      "configuracao_pinpad",
      "configuracao_conexao_servidor_sitef",
      "habilitando_desabilitando_formas_pagamento",
      "trace",
    ],
  },
  {
    slug: "configuracao_pinpad",
    description: {
      pt: "As chaves do arquivo da CliSiTef que tratam do pinpad: porta, mensagem de repouso e confirmação de valor.",
      en: "The keys of the CliSiTef file about the pinpad: port, idle message and confirmation of the amount.",
      es: "Las claves del archivo de CliSiTef sobre el pinpad: puerto, mensaje de reposo y confirmación del importe.",
    },
    intro: [
      {
        pt: "O pinpad pertence ao caixa, e a biblioteca precisa saber onde ele está antes da primeira venda. Três decisões cabem no arquivo: a porta, o que ele mostra em repouso e se o cliente confirma o valor quando não digita senha.",
        en: "The pinpad belongs to the POS, and the library must know where it is before the first sale. Three decisions fit in the file: the port, what it shows while idle and whether the customer confirms the amount where no PIN is typed.",
        es: "El pinpad pertenece a la caja, y la biblioteca debe saber dónde está antes de la primera venta. Tres decisiones caben en el archivo: el puerto, qué muestra en reposo y si el cliente confirma el importe cuando no ingresa un PIN.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        code: ini(`[PinPadCompartilhado]
Porta=AUTO_USB

[PinPad]
MensagemPadrao=LOJA|MODELO

[Geral]
ConfirmarValorPinPad=1`),
      },
      {
        anchor: "chaves",
        title: titles.keys,
        settings: ["PinPadCompartilhado.Porta", "PinPad.MensagemPadrao", "Geral.ConfirmarValorPinPad"],
      },
      {
        anchor: "conferir",
        title: { pt: "Como conferir", en: "How to check", es: "Cómo comprobar" },
        steps: [
          {
            pt: "Reinicie a automação, para que a biblioteca leia o arquivo.",
            en: "Restart your software, so that the library reads the file.",
            es: "Reinicie el sistema de caja, para que la biblioteca lea el archivo.",
          },
          {
            pt: "Se o caixa tem pinpad, chame [`VerificaPresencaPinPad`](%teste_presenca_pinpad%), que deve devolver `1`.",
            en: "If the POS has a pinpad, call [`VerificaPresencaPinPad`](%teste_presenca_pinpad%), which must return `1`.",
            es: "Si la caja tiene pinpad, llame a [`VerificaPresencaPinPad`](%teste_presenca_pinpad%), que debe devolver `1`.",
          },
          {
            pt: "Veja a mensagem de repouso no visor.",
            en: "See the idle message on the display.",
            es: "Vea el mensaje de reposo en el visor.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "A mensagem do arquivo tem até 16 caracteres; a da [rotina](%mensagem_permanente_pinpad%), até 32.",
            en: "The message in the file has up to 16 characters; the one set by the [routine](%mensagem_permanente_pinpad%), up to 32.",
            es: "El mensaje del archivo tiene hasta 16 caracteres; el de la [rutina](%mensagem_permanente_pinpad%), hasta 32.",
          },
          {
            pt: "A porta também pode vir do programa, em `[PortaPinPad=porta]` nos [parâmetros gerais](%configuracoes_especiais_gerais%), fora dos colchetes de [`ParmsClient`](%infos_adicionais_automacao%). Use um lugar só; para `AUTO_USB` e `NENHUM`, o arquivo.",
            en: "The port can also come from the program, as `[PortaPinPad=porta]` in the [general parameters](%configuracoes_especiais_gerais%), outside the brackets of [`ParmsClient`](%infos_adicionais_automacao%). Use one place only; for `AUTO_USB` and `NENHUM`, the file.",
            es: "El puerto también puede venir del programa, en `[PortaPinPad=porta]` en los [parámetros generales](%configuracoes_especiais_gerais%), fuera de los corchetes de [`ParmsClient`](%infos_adicionais_automacao%). Defínalo en un solo lugar; para `AUTO_USB` y `NENHUM`, el archivo.",
          },
        ],
      },
    ],
    more: [
      "configuracao_porta_pinpad",
      "configuracao_sem_pinpad",
      "configuracao_segundo_pinpad",
      "confirmacao_valor_pinpad",
    ],
  },
  {
    slug: "configuracao_porta_pinpad",
    description: {
      pt: "Como dizer à CliSiTef em que porta está o pinpad, quais modelos AUTO_USB encontra e desde que versão.",
      en: "How to tell CliSiTef which port the pinpad is on, which models AUTO_USB finds and since which version.",
      es: "Cómo decirle a CliSiTef en qué puerto está el pinpad, qué modelos encuentra AUTO_USB y desde qué versión.",
    },
    intro: [
      {
        pt: "Prefira `AUTO_USB`: a biblioteca acha o pinpad mesmo quando o operador o liga em outra entrada. Use uma porta fixa se o modelo não está na lista abaixo ou se há dois pinpads no mesmo computador.",
        en: "Prefer `AUTO_USB`: the library finds the pinpad even when the operator plugs it in elsewhere. Use a fixed port if the model is not in the list below or two pinpads are on the same computer.",
        es: "Prefiera `AUTO_USB`: la biblioteca encuentra el pinpad aunque el operador lo conecte en otra entrada. Use un puerto fijo si el modelo no está en la lista de abajo o si hay dos pinpads en la misma computadora.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        text: [
          {
            pt: "No [`CliSiTef.ini`](%arquivo_configuracoes_clisitef_ini%), com uma só linha `Porta`. Para uma porta fixa, troque o valor como dizem os comentários:",
            en: "In [`CliSiTef.ini`](%arquivo_configuracoes_clisitef_ini%), with one `Porta` line alone. For a fixed port change the value as the comments say:",
            es: "En el [`CliSiTef.ini`](%arquivo_configuracoes_clisitef_ini%), con una sola línea `Porta`. Para un puerto fijo, cambie el valor como dicen los comentarios:",
          },
        ],
        code: ini(`[PinPadCompartilhado]
; COM12, Windows: 12
; ttyACM0, Linux: /dev/ttyACM0
Porta=AUTO_USB`),
      },
      { anchor: "chaves", title: titles.keys, settings: ["PinPadCompartilhado.Porta"] },
      {
        anchor: "modelos",
        title: {
          pt: "Modelos que AUTO_USB encontra",
          en: "Models that AUTO_USB finds",
          es: "Modelos que encuentra AUTO_USB",
        },
        table: {
          head: [
            { pt: "Fabricante", en: "Maker", es: "Fabricante" },
            { pt: "Modelos", en: "Models", es: "Modelos" },
            { pt: "Windows", en: "Windows", es: "Windows" },
            { pt: "Linux", en: "Linux", es: "Linux" },
          ],
          rows: [
            ["Gertec", "`PPC900, PPC910, PPC920`", "`4.0.111.3`", "`4.0.111.18`"],
            ["Gertec", "`PPC930`", "`4.0.111.3`", "—"],
            [
              "Ingenico",
              "`iCT2xx, iHT1-5, IPPxxx, iSC2xx, iSC350, iST1xx, iUC1xx, iUP250`",
              "`4.0.111.3`",
              "`4.0.111.18`",
            ],
            ["Ingenico", "`Lane3000`", "`6.2.115.17 r1`", "—"],
            ["PAX", "`D200`", "`4.0.111.3`", "—"],
            ["Verifone", "`Vx810, Vx820`", "`4.0.111.3`", "`4.0.111.18`"],
            ["Verifone", "`P200`", "`6.2.115.28 r2`", "—"],
          ],
        },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "`AUTO_USB` só vale em Windows e Linux de 32 bits, no Linux com kernel 2.6 ou mais novo. Em 64 bits, teste, e tenha a porta fixa à mão.",
            en: "`AUTO_USB` only works on 32-bit Windows and Linux, on Linux with kernel 2.6 or newer. On 64 bits try it, and have the fixed port at hand.",
            es: "`AUTO_USB` solo vale en Windows y Linux de 32 bits, en Linux con kernel 2.6 o más nuevo. En 64 bits, pruebe, y tenga el puerto fijo a mano.",
          },
          {
            pt: "Um traço na tabela diz que a lista daquele sistema não cita o modelo. Teste antes de prometer.",
            en: "A dash in the table says that the list of that system does not name the model. Test before you promise it.",
            es: "Un guion en la tabla dice que la lista de ese sistema no nombra el modelo. Pruebe antes de prometerlo.",
          },
          {
            pt: "No Linux, o usuário da automação precisa de permissão de leitura e escrita no dispositivo.",
            en: "On Linux the user of your software needs the right to read and write the device.",
            es: "En Linux, el usuario del sistema de caja necesita permiso de lectura y escritura en el dispositivo.",
          },
          {
            pt: "Sem porta configurada e sem pinpad, a biblioteca tenta até três vezes. Se o caixa não tem pinpad, [diga isso a ela](%configuracao_sem_pinpad%).",
            en: "Without a port and without a pinpad the library tries up to three times. If the POS has none, [tell it so](%configuracao_sem_pinpad%).",
            es: "Sin puerto configurado y sin pinpad, la biblioteca intenta hasta tres veces. Si la caja no tiene pinpad, [dígaselo](%configuracao_sem_pinpad%).",
          },
        ],
      },
    ],
    more: ["teste_presenca_pinpad", "configuracao_sem_pinpad", "configuracao_segundo_pinpad"],
  },
  {
    slug: "configuracao_sem_pinpad",
    description: {
      pt: "Como configurar a CliSiTef em um caixa sem pinpad, o que continua funcionando e o que não chamar.",
      en: "How to configure CliSiTef at a POS without a pinpad, what still works and what not to call.",
      es: "Cómo configurar CliSiTef en una caja sin pinpad, qué sigue funcionando y qué no llamar.",
    },
    intro: [
      {
        pt: "Um caixa sem pinpad ainda faz o que não lê cartão: consultas, funções gerenciais, resolver pendências. Diga à biblioteca que não há pinpad com `NENHUM`, e ela não perde tempo procurando.",
        en: "A POS without a pinpad still does what reads no card: queries, management functions, settling what is pending. Tell the library with `NENHUM` that there is no pinpad, and it loses no time looking for one.",
        es: "Una caja sin pinpad todavía hace lo que no lee tarjetas: consultas, funciones de gestión, resolver pendientes. Dígale a la biblioteca con `NENHUM` que no hay pinpad, y no perderá tiempo buscándolo.",
      },
    ],
    parts: [
      { anchor: "exemplo", title: titles.example, code: ini("[PinPadCompartilhado]\nPorta=NENHUM") },
      { anchor: "chaves", title: titles.keys, settings: ["PinPadCompartilhado.Porta"] },
      {
        anchor: "muda",
        title: { pt: "O que muda", en: "What changes", es: "Qué cambia" },
        list: [
          {
            pt: "Sem a chave, a biblioteca tenta achar o pinpad até três vezes, e cada operação demora mais.",
            en: "Without the key the library tries to find the pinpad up to three times, and every operation takes longer.",
            es: "Sin la clave, la biblioteca intenta encontrar el pinpad hasta tres veces, y cada operación demora más.",
          },
          {
            pt: "Não chame as rotinas de pinpad em um caixa assim.",
            en: "Do not call the pinpad routines at such a POS.",
            es: "No llame a las rutinas de pinpad en una caja así.",
          },
          {
            pt: "A venda com cartão digitado depende de a rede a permitir e de ela estar habilitada; o débito digitado, por exemplo, vem desligado. Veja as [transações adicionais](%habilitacao_transacoes_adicionais%).",
            en: "A sale with a typed card depends on the network allowing it and on it being enabled; typed debit, for example, is off by default. See the [additional transactions](%habilitacao_transacoes_adicionais%).",
            es: "La venta con tarjeta ingresada a mano depende de que la red la permita y de que esté habilitada; el débito ingresado a mano, por ejemplo, viene desactivado. Vea las [transacciones adicionales](%habilitacao_transacoes_adicionais%).",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Se um pinpad for ligado depois, troque `NENHUM` pela porta e reinicie a automação.",
            en: "If a pinpad is added later, replace `NENHUM` with its port and restart your software.",
            es: "Si después se conecta un pinpad, cambie `NENHUM` por el puerto y reinicie el sistema de caja.",
          },
          {
            pt: "Na dúvida sobre que vendas valem sem pinpad, pergunte à adquirente antes da homologação.",
            en: "If you are in doubt which sales are allowed without a pinpad, ask the acquirer before the certification.",
            es: "Si duda de qué ventas valen sin pinpad, pregúntele a la adquirente antes de la homologación.",
          },
        ],
      },
    ],
    more: ["configuracao_porta_pinpad", "habilitacao_transacoes_adicionais", "transacoes_cartao_sem_bin"],
  },
  {
    slug: "configuracao_segundo_pinpad",
    description: {
      pt: "Como usar com a CliSiTef um segundo pinpad, o do correspondente bancário, ao lado do pinpad das vendas.",
      en: "How to use a second pinpad with CliSiTef, for the banking correspondent, beside the one for sales.",
      es: "Cómo usar con CliSiTef un segundo pinpad, el del corresponsal bancario, junto al pinpad de las ventas.",
    },
    intro: [
      {
        pt: "O correspondente bancário pode usar um pinpad próprio, o do banco. O pinpad das vendas continua no arquivo; a porta do segundo vai na chamada que o usa, em `{PortaPinPadCB=porta}`.",
        en: "The banking correspondent may use a pinpad of its own, supplied by the bank. The pinpad for sales stays in the file; the port of the second goes in the call that uses it, as `{PortaPinPadCB=porta}`.",
        es: "El corresponsal bancario puede usar un pinpad propio, el del banco. El pinpad de las ventas sigue en el archivo; el puerto del segundo va en la llamada que lo usa, en `{PortaPinPadCB=porta}`.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        text: [
          {
            pt: "O pinpad das vendas na porta 12, no arquivo:",
            en: "The pinpad for sales on port 12, in the file:",
            es: "El pinpad de las ventas en el puerto 12, en el archivo:",
          },
        ],
        code: ini("[PinPadCompartilhado]\nPorta=12"),
      },
      {
        anchor: "chamada",
        title: { pt: "Na chamada", en: "In the call", es: "En la llamada" },
        text: [
          {
            pt: "O do banco na porta 2, em `ParamAdic` da [rotina do correspondente](%correspondente_bancario_pag_contas%):",
            en: "The bank's on port 2, in `ParamAdic` of the [correspondent's routine](%correspondente_bancario_pag_contas%):",
            es: "El del banco en el puerto 2, en `ParamAdic` de la [rutina del corresponsal](%correspondente_bancario_pag_contas%):",
          },
        ],
        code: { language: "text", text: "{PortaPinPadCB=2}" },
        parameters: ["PortaPinPadCB", "PortaPinPad"],
      },
      { anchor: "chaves", title: titles.keys, settings: ["PinPadCompartilhado.Porta"] },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Com dois pinpads, não use `AUTO_USB`: ele pode achar o do banco. Dê uma porta fixa a cada um.",
            en: "With two pinpads do not use `AUTO_USB`: it may find the bank's. Give each a fixed port.",
            es: "Con dos pinpads, no use `AUTO_USB`: puede encontrar el del banco. Dele un puerto fijo a cada uno.",
          },
          {
            pt: "Marque os aparelhos, para que o operador indique ao cliente o certo.",
            en: "Label the devices, so that the operator shows the customer the right one.",
            es: "Rotule los equipos, para que el operador le indique al cliente el correcto.",
          },
        ],
      },
    ],
    more: ["correspondente_bancario_pag_contas", "configuracao_porta_pinpad", "parametros_adicionais"],
  },
  {
    slug: "confirmacao_valor_pinpad",
    description: {
      pt: "Como pedir que o cliente confirme no pinpad o valor de uma recarga quando a operação não tem senha.",
      en: "How to have the customer confirm the amount of a top-up on the pinpad where the operation has no PIN.",
      es: "Cómo pedir que el cliente confirme en el pinpad el importe de una recarga cuando la operación no tiene PIN.",
    },
    intro: [
      {
        pt: "Em uma venda com senha, o cliente vê o valor antes de digitá-la. Em recargas pré-pagas e de bônus pode não haver senha, e o valor passaria sem que ele o visse. Com `ConfirmarValorPinPad=1`, o pinpad pergunta.",
        en: "In a sale with a PIN the customer sees the amount before typing it. In prepaid and bonus top-ups there may be no PIN, and the amount would go by unseen. With `ConfirmarValorPinPad=1` the pinpad asks.",
        es: "En una venta con PIN, el cliente ve el importe antes de ingresarlo. En recargas prepagas y de bonificación puede no haber PIN, y el importe pasaría sin que lo viera. Con `ConfirmarValorPinPad=1`, el pinpad pregunta.",
      },
    ],
    parts: [
      { anchor: "exemplo", title: titles.example, code: ini("[Geral]\nConfirmarValorPinPad=1") },
      { anchor: "chaves", title: titles.keys, settings: ["Geral.ConfirmarValorPinPad"] },
      {
        anchor: "fluxo",
        title: { pt: "O que a automação vê", en: "What your software sees", es: "Qué ve el sistema de caja" },
        list: [
          {
            pt: "Enquanto o cliente não responde, o laço traz o comando `23`: devolva o controle na hora.",
            en: "While the customer does not answer, the loop brings command `23`: return control at once.",
            es: "Mientras el cliente no responde, el ciclo trae el comando `23`: devuelva el control de inmediato.",
          },
          {
            pt: "Se o cliente recusa, a operação termina com `-6` e nada é cobrado.",
            en: "If the customer refuses, the operation ends with `-6` and nothing is charged.",
            es: "Si el cliente se niega, la operación termina con `-6` y no se cobra nada.",
          },
          {
            pt: "Se aceita, a operação segue como sem a chave. Confira os três casos no seu terminal de homologação.",
            en: "If the customer accepts, the operation goes on as without the key. Check the three cases on your certification terminal.",
            es: "Si acepta, la operación sigue como sin la clave. Compruebe los tres casos en su terminal de homologación.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "A chave não vale para vendas com senha: ali a confirmação já é a senha.",
            en: "The key does not apply to sales with a PIN: there the PIN is the confirmation.",
            es: "La clave no vale para ventas con PIN: ahí la confirmación ya es el PIN.",
          },
          {
            pt: "Para uma pergunta sua, em outro momento, use [`LeSimNaoPinPad`](%leitura_confirmacao_cliente%).",
            en: "For a question of your own at another moment use [`LeSimNaoPinPad`](%leitura_confirmacao_cliente%).",
            es: "Para una pregunta propia, en otro momento, use [`LeSimNaoPinPad`](%leitura_confirmacao_cliente%).",
          },
        ],
      },
    ],
    more: ["configuracao_pinpad", "leitura_confirmacao_cliente", "tabela_codigos_retorno"],
  },
  {
    slug: "configuracao_conexao_servidor_sitef",
    description: {
      pt: "Como dizer à CliSiTef os servidores SiTef e a porta, e o que ela faz quando o primeiro não responde.",
      en: "How to tell CliSiTef the SiTef servers and the port, and what it does when the first one does not answer.",
      es: "Cómo decirle a CliSiTef los servidores SiTef y el puerto, y qué hace cuando el primero no responde.",
    },
    intro: [
      {
        pt: "O primeiro servidor vai na chamada de [configuração](%configuracao_biblioteca%). O arquivo acrescenta outros, para quando esse não responde, e a porta, se não for a `4096`. Os dois do exemplo são desses outros. São até quatro endereços ao todo desde a versão 6.1.114.59 r3, e três antes dela.",
        en: "The first server goes in the [configuration](%configuracao_biblioteca%) call. The file adds others, for when that one does not answer, and the port, if it is not `4096`. The two in the example are among those others. Up to four addresses in all since version 6.1.114.59 r3, three before it.",
        es: "El primer servidor va en la llamada de [configuración](%configuracao_biblioteca%). El archivo agrega otros, para cuando ese no responde, y el puerto, si no es el `4096`. Los dos del ejemplo son de esos otros. Son hasta cuatro direcciones en total desde la versión 6.1.114.59 r3, y tres antes.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        code: ini("[SiTef]\nEnderecoIP=192.0.2.11:4096;192.0.2.12:5096"),
      },
      {
        anchor: "chaves",
        title: titles.keys,
        settings: [
          "SiTef.EnderecoIP",
          "SiTef.PortaSiTef",
          "SiTef.TempoEsperaConexao",
          "Geral.DevolveConfirmacaoExtendida",
        ],
      },
      {
        anchor: "varios",
        title: { pt: "Com vários servidores", en: "With several servers", es: "Con varios servidores" },
        list: [
          {
            pt: "Endereços demais fazem a configuração devolver `9`.",
            en: "Too many addresses make the configuration return `9`.",
            es: "Demasiadas direcciones hacen que la configuración devuelva `9`.",
          },
          {
            pt: "`PortaSiTef` é a porta do servidor, se não for a `4096`. Em `EnderecoIP`, escreva a porta em cada endereço.",
            en: "`PortaSiTef` is the port of the server, where it is not `4096`. In `EnderecoIP` write the port in each address.",
            es: "`PortaSiTef` es el puerto del servidor, si no es el `4096`. En `EnderecoIP`, escriba el puerto en cada dirección.",
          },
          {
            pt: "Com vários servidores, o campo [`1`](%tabela_valores_tipocampo#codigo-1%) traz os dados de confirmação (o serviço Z), o índice do SiTef e o endereço dele, separados por ponto e vírgula. `DevolveConfirmacaoExtendida=0` faz com que traga só o serviço Z.",
            en: "With several servers field [`1`](%tabela_valores_tipocampo#codigo-1%) brings the confirmation data (the Z service), the index of the SiTef and its address, separated by semicolons. `DevolveConfirmacaoExtendida=0` makes it bring only the Z service.",
            es: "Con varios servidores, el campo [`1`](%tabela_valores_tipocampo#codigo-1%) trae los datos de confirmación (el servicio Z), el índice del SiTef y su dirección, separados por punto y coma. `DevolveConfirmacaoExtendida=0` hace que traiga solo el servicio Z.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Cada servidor que não responde custa o tempo de conexão, 6 segundos por padrão. Com quatro endereços, uma loja sem rede pode esperar por todos.",
            en: "Each server that does not answer costs the connection timeout, 6 seconds by default. With four addresses a store without network may wait for all of them.",
            es: "Cada servidor que no responde cuesta el tiempo de conexión, 6 segundos si no lo cambió. Con cuatro direcciones, un comercio sin red puede esperar por todas.",
          },
          {
            pt: "Libere a porta de saída no firewall. A biblioteca abre a conexão; o servidor não abre nenhuma para o caixa.",
            en: "Open the outgoing port in the firewall. The library opens the connection; the server opens none to the POS.",
            es: "Habilite el puerto de salida en el firewall. La biblioteca abre la conexión; el servidor no abre ninguna hacia la caja.",
          },
        ],
      },
    ],
    more: [
      "obrigatoriedade_conexao",
      "mantendo_conexao_ativa",
      "parametros_temporizacoes",
      "configuracao_biblioteca",
    ],
  },
  {
    slug: "obrigatoriedade_conexao",
    description: {
      pt: "Como fazer a CliSiTef encerrar a transação logo quando não há conexão com o SiTef, antes de o cliente passar o cartão.",
      en: "How to make CliSiTef end the transaction at once without a connection to SiTef, before the customer presents a card.",
      es: "Cómo hacer que CliSiTef termine la transacción enseguida sin conexión con SiTef, antes de que el cliente pase la tarjeta.",
    },
    intro: [
      {
        pt: "Onde há um arquivo de chaves `.cha`, a biblioteca pode ir até a leitura do cartão sem falar com o servidor, e a falta de rede só aparece depois. Com `ConexaoObrigatoria=1`, ela encerra a transação com `-5` assim que não consegue se conectar.",
        en: "Where there is a `.cha` key file, the library can go as far as the card reading without talking to the server, and a missing network only shows afterward. With `ConexaoObrigatoria=1` it ends the transaction with `-5` as soon as it cannot connect.",
        es: "Donde hay un archivo de claves `.cha`, la biblioteca puede llegar hasta la lectura de la tarjeta sin hablar con el servidor, y la falta de red recién aparece después. Con `ConexaoObrigatoria=1`, termina la transacción con `-5` en cuanto no consigue conectarse.",
      },
    ],
    parts: [
      { anchor: "exemplo", title: titles.example, code: ini("[SiTef]\nConexaoObrigatoria=1") },
      {
        anchor: "chaves",
        title: titles.keys,
        settings: ["SiTef.ConexaoObrigatoria", "SiTef.TempoEsperaConexao"],
      },
      {
        anchor: "escolher",
        title: { pt: "Qual usar", en: "Which to use", es: "Cuál usar" },
        table: {
          head: [
            { pt: "A loja", en: "The store", es: "El comercio" },
            { pt: "Valor", en: "Value", es: "Valor" },
            { pt: "O que acontece sem rede", en: "What happens without a network", es: "Qué pasa sin red" },
          ],
          rows: [
            [
              {
                pt: "Quer que o operador saiba antes do cliente",
                en: "Wants the operator to know before the customer",
                es: "Quiere que el operador lo sepa antes que el cliente",
              },
              "`1`",
              {
                pt: "`-5` ao iniciar; o operador oferece outro meio",
                en: "`-5` at the start; the operator offers another method",
                es: "`-5` al iniciar; el operador ofrece otro medio",
              },
            ],
            [
              {
                pt: "Tem rede instável e quer ganhar tempo",
                en: "Has an unstable network and wants to save time",
                es: "Tiene red inestable y quiere ganar tiempo",
              },
              "`0`",
              {
                pt: "O cartão é lido primeiro; sem rede até lá, `-5` depois",
                en: "The card is read first; without a network by then, `-5` afterward",
                es: "Primero se lee la tarjeta; sin red hasta entonces, `-5` después",
              },
            ],
          ],
        },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Para uma venda só, use `{ExecutaAteLeituraCartao=0}` nos [parâmetros adicionais](%parametros_adicionais%).",
            en: "For a single sale use `{ExecutaAteLeituraCartao=0}` in the [additional parameters](%parametros_adicionais%).",
            es: "Para una sola venta, use `{ExecutaAteLeituraCartao=0}` en los [parámetros adicionales](%parametros_adicionais%).",
          },
          {
            pt: "`-5` no início não deixa pendência. `-5` depois do cartão pode deixar: [consulte](%consulta_transac_pend_confirm_terminal%).",
            en: "`-5` at the start leaves nothing pending. `-5` after the card may: [query](%consulta_transac_pend_confirm_terminal%).",
            es: "`-5` al inicio no deja pendientes. `-5` después de la tarjeta puede dejarlos: [consulte](%consulta_transac_pend_confirm_terminal%).",
          },
        ],
      },
    ],
    more: ["configuracao_conexao_servidor_sitef", "mantendo_conexao_ativa", "tabela_codigos_retorno"],
  },
  {
    slug: "mantendo_conexao_ativa",
    description: {
      pt: "Quando deixar a conexão da CliSiTef com o SiTef aberta entre vendas e o que isso não muda.",
      en: "When to leave CliSiTef's connection to SiTef open between sales and what this does not change.",
      es: "Cuándo dejar abierta la conexión de CliSiTef con SiTef entre ventas y qué no cambia.",
    },
    intro: [
      {
        pt: "Por padrão, a biblioteca abre uma conexão em cada transação. Com `MantemConexaoAtiva=1`, a conexão fica aberta entre uma e outra, e a próxima venda não espera por ela.",
        en: "By default the library opens a connection for each transaction. With `MantemConexaoAtiva=1` the connection stays open between them, and the next sale does not wait for it.",
        es: "Normalmente la biblioteca abre una conexión en cada transacción. Con `MantemConexaoAtiva=1`, la conexión queda abierta entre una y otra, y la próxima venta no la espera.",
      },
    ],
    parts: [
      { anchor: "exemplo", title: titles.example, code: ini("[SiTef]\nMantemConexaoAtiva=1") },
      {
        anchor: "chaves",
        title: titles.keys,
        settings: ["SiTef.MantemConexaoAtiva", "SiTef.TempoEsperaConexao"],
      },
      {
        anchor: "quando",
        title: { pt: "Quando usar", en: "When to use it", es: "Cuándo usarla" },
        list: [
          {
            pt: "**Use** em um caixa de muito movimento ou em uma rede em que abrir a conexão demora.",
            en: "**Use it** at a busy POS, or on a network where opening a connection takes time.",
            es: "**Úsela** en una caja de mucho movimiento o en una red donde abrir la conexión demora.",
          },
          {
            pt: "**Não use** onde a conexão é cobrada por tempo, ou onde um equipamento no caminho derruba conexões paradas.",
            en: "**Do not use it** where connection time is charged, or where a device on the way drops idle connections.",
            es: "**No la use** donde la conexión se cobra por tiempo, o donde un equipo en el camino corta conexiones inactivas.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Um terminal tem uma só conexão. Outro caixa com a mesma loja e o mesmo terminal derruba a mais antiga, que recebe `-5`.",
            en: "A terminal has one connection. Another POS with the same store and terminal drops the older one, which gets `-5`.",
            es: "Una terminal tiene una sola conexión. Otra caja con el mismo comercio y la misma terminal corta la más antigua, que recibe `-5`.",
          },
          {
            pt: "Uma conexão aberta não confirma nada: finalize cada venda como antes.",
            en: "An open connection confirms nothing: finalize each sale as before.",
            es: "Una conexión abierta no confirma nada: finalice cada venta como antes.",
          },
          {
            pt: "A mensagem de confirmação ainda pode falhar e ficar na fila; [`DescarregaMensagens`](%enviando_mensagens_pendentes%) a envia.",
            en: "A confirmation message may still fail and be queued; [`DescarregaMensagens`](%enviando_mensagens_pendentes%) sends it.",
            es: "El mensaje de confirmación todavía puede fallar y quedar en la cola; [`DescarregaMensagens`](%enviando_mensagens_pendentes%) lo envía.",
          },
        ],
      },
    ],
    more: ["configuracao_conexao_servidor_sitef", "obrigatoriedade_conexao", "parametros_temporizacoes"],
  },
  {
    slug: "configuracao_mostrador_comunicacao",
    description: {
      pt: "Como desligar a mensagem de espera que a CliSiTef mostra enquanto fala com o servidor, e o que pôr no lugar dela.",
      en: "How to turn off the waiting message that CliSiTef shows while it talks to the server, and what to put in its place.",
      es: "Cómo desactivar el mensaje de espera que CliSiTef muestra mientras habla con el servidor, y qué poner en su lugar.",
    },
    intro: [
      {
        pt: "Enquanto espera a resposta, a biblioteca manda uma mensagem ao operador e ao cliente, com o comando `3`. Se a sua tela já tem um aviso de espera, o texto aparece duas vezes: desligue o da biblioteca.",
        en: "While it waits for the answer, the library sends a message to operator and customer, with command `3`. If your screen already has a waiting notice, the text appears twice: turn the library's off.",
        es: "Mientras espera la respuesta, la biblioteca manda un mensaje al operador y al cliente, con el comando `3`. Si su pantalla ya tiene un aviso de espera, el texto aparece dos veces: desactive el de la biblioteca.",
      },
    ],
    parts: [
      { anchor: "exemplo", title: titles.example, code: ini("[Geral]\nMostradorComunicacaoHabilitado=0") },
      { anchor: "chaves", title: titles.keys, settings: ["Geral.MostradorComunicacaoHabilitado"] },
      {
        anchor: "muda",
        title: { pt: "O que muda no laço", en: "What changes in the loop", es: "Qué cambia en el ciclo" },
        list: [
          {
            pt: "Só a mensagem de espera deixa de chegar. O comando `3` continua a trazer outras mensagens: trate-o.",
            en: "Only the waiting message no longer comes. Command `3` still brings other messages: handle it.",
            es: "Solo deja de llegar el mensaje de espera. El comando `3` sigue trayendo otros mensajes: trátelo.",
          },
          {
            pt: "Para saber que a biblioteca está falando com a autorizadora, use o `TipoCampo` `0` que chega com o comando `0`.",
            en: "To know that the library is talking to the authorizer use the `TipoCampo` `0` that comes with command `0`.",
            es: "Para saber que la biblioteca está hablando con la autorizadora, use el `TipoCampo` `0` que llega con el comando `0`.",
          },
          {
            pt: "Os [eventos](%tabela_eventos%) dizem em que ponto a transação está, para quem quer uma tela mais fina.",
            en: "The [events](%tabela_eventos%) say where the transaction stands, for those who want a finer screen.",
            es: "Los [eventos](%tabela_eventos%) dicen en qué punto está la transacción, para quien quiere una pantalla más fina.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Desligar a mensagem não encurta a espera. Mostre algo no lugar, ou o operador pensa que o caixa travou.",
            en: "Turning the message off does not shorten the wait. Show something in its place, or the operator thinks that the POS hangs.",
            es: "Desactivar el mensaje no acorta la espera. Muestre algo en su lugar, o el operador pensará que la caja se colgó.",
          },
          {
            pt: "Não esconda o botão de cancelar durante a espera: se foi apertado, responda ao próximo comando `23` com `-1` em `Continua`.",
            en: "Do not hide the cancel button during the wait: once pressed, answer the next command `23` with `-1` in `Continua`.",
            es: "No oculte el botón de cancelar durante la espera: si se presionó, responda al próximo comando `23` con `-1` en `Continua`.",
          },
        ],
      },
    ],
    more: ["continuacao_proc_coleta_interativo", "tabela_codigos_comando", "parametros_temporizacoes"],
  },
  {
    slug: "parametros_temporizacoes",
    description: {
      pt: "Os tempos de espera da CliSiTef para conectar, autorizar, confirmar e desfazer, com os padrões e quando mudá-los.",
      en: "How long CliSiTef waits to connect, authorize, confirm and void, with the defaults and when to change them.",
      es: "Cuánto espera CliSiTef para conectar, autorizar, confirmar y deshacer, con los valores normales y cuándo cambiarlos.",
    },
    intro: [
      {
        pt: "São quatro esperas, todas em segundos. Mude-as só por uma razão medida na loja, como um enlace lento: uma espera longa prende o operador, e uma curta transforma aprovações em dúvidas.",
        en: "There are four waits, all in seconds. Change them only for a reason measured in the store, such as a slow link: a long wait delays the operator, and a short one turns approvals into doubts.",
        es: "Son cuatro esperas, todas en segundos. Cámbielas solo por una razón medida en el comercio, como un enlace lento: una espera larga retiene al operador, y una corta convierte aprobaciones en dudas.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        code: ini("[SiTef]\nTempoEsperaConexao=10\nTempoAdicionalEspera=15"),
      },
      {
        anchor: "chaves",
        title: titles.keys,
        settings: [
          "SiTef.TempoEsperaConexao",
          "SiTef.TempoAdicionalEspera",
          "SiTef.TempoEsperaConfirmacao",
          "SiTef.TempoEsperaDesfazimento",
        ],
      },
      {
        anchor: "acaba",
        title: { pt: "Quando a espera acaba", en: "When the wait is over", es: "Cuando termina la espera" },
        table: {
          head: [
            { pt: "Espera", en: "Wait", es: "Espera" },
            { pt: "O que acontece", en: "What happens", es: "Qué pasa" },
            { pt: "O que fazer", en: "What to do", es: "Qué hacer" },
          ],
          rows: [
            [
              { pt: "Conexão", en: "Connection", es: "Conexión" },
              {
                pt: "A biblioteca tenta o próximo servidor; sem nenhum, `-5`",
                en: "The library tries the next server; with none left, `-5`",
                es: "La biblioteca intenta el próximo servidor; sin ninguno, `-5`",
              },
              {
                pt: "Verifique rede, endereço e porta",
                en: "Check network, address and port",
                es: "Revise red, dirección y puerto",
              },
            ],
            [
              { pt: "Transação", en: "Transaction", es: "Transacción" },
              {
                pt: "O laço não termina com `0`",
                en: "The loop does not end with `0`",
                es: "El ciclo no termina con `0`",
              },
              {
                pt: "Consulte as [pendências](%consulta_transac_pend_confirm_terminal%) antes de vender de novo",
                en: "Query what is [pending](%consulta_transac_pend_confirm_terminal%) before you sell again",
                es: "Consulte lo [pendiente](%consulta_transac_pend_confirm_terminal%) antes de vender de nuevo",
              },
            ],
            [
              {
                pt: "Confirmação e desfazimento",
                en: "Confirmation and void",
                es: "Confirmación y anulación",
              },
              {
                pt: "A mensagem fica na fila",
                en: "The message is queued",
                es: "El mensaje queda en la cola",
              },
              {
                pt: "Nada: vai com a próxima transação, ou com [`DescarregaMensagens`](%enviando_mensagens_pendentes%)",
                en: "Nothing: it goes with the next transaction, or with [`DescarregaMensagens`](%enviando_mensagens_pendentes%)",
                es: "Nada: va con la próxima transacción, o con [`DescarregaMensagens`](%enviando_mensagens_pendentes%)",
              },
            ],
          ],
        },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "O tempo de uma transação vem do servidor SiTef, e a biblioteca junta a ele uma folga pela transmissão. `TempoAdicionalEspera` soma mais; não o substitui. Aumente-o se, com a autorizadora fora do ar, o caixa acusa falta de conexão com o SiTef: a espera da biblioteca acabou antes da do servidor.",
            en: "The time of a transaction comes from the SiTef server, and the library adds some slack for the transmission. `TempoAdicionalEspera` adds more; it does not replace it. Raise it if, with the authorizer down, the POS reports no connection to SiTef: the library's wait ended before the server's.",
            es: "El tiempo de una transacción viene del servidor SiTef, y la biblioteca le suma un margen por la transmisión. `TempoAdicionalEspera` agrega más; no lo reemplaza. Auméntelo si, con la autorizadora caída, la caja acusa falta de conexión con SiTef: la espera de la biblioteca terminó antes que la del servidor.",
          },
          {
            pt: "Não ponha um tempo seu por fora, que mate o laço: a venda pode ser aprovada depois.",
            en: "Do not put a time of your own around it that kills the loop: the sale may be approved afterward.",
            es: "No ponga por fuera un tiempo suyo que mate el ciclo: la venta puede aprobarse después.",
          },
        ],
      },
    ],
    more: [
      "configuracao_conexao_servidor_sitef",
      "enviando_mensagens_pendentes",
      "consulta_transac_pend_confirm_terminal",
    ],
  },
];
