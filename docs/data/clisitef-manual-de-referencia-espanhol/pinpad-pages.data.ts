import { type ManualPage, titles } from "./manual-page.ts";

const outside = {
  pt: "Chame-a com o caixa em repouso: durante a venda, o pinpad é da biblioteca. Não chame a rotina dentro do laço.",
  en: "Call it while the POS is idle: during a sale the pinpad belongs to the library. Do not call the routine inside the loop.",
  es: "Llámela con la caja en reposo: durante la venta, el pinpad es de la biblioteca. No llame a la rutina dentro del ciclo.",
};

/** What a program does with the pinpad outside a sale. */
export const pinpadPages: readonly ManualPage[] = [
  {
    slug: "funciones_pinpad",
    description: {
      pt: "As rotinas de pinpad da CliSiTef lado a lado: para quê, se abrem um laço e se têm variante ASCII.",
      en: "The pinpad routines of CliSiTef side by side: what for, whether they open a loop and have an ASCII variant.",
      es: "Las rutinas de pinpad de CliSiTef lado a lado: para qué, si abren un ciclo y si tienen variante ASCII.",
    },
    intro: [
      {
        pt: "Numa venda você não chama nenhuma delas. Escolha uma quando o assunto for outro: um cartão da loja, uma pergunta ao cliente, o estado do aparelho.",
        en: "In a sale you call none of them. Choose one when the matter is another: a store's own card, a question for the customer, the state of the device.",
        es: "En una venta usted no llama a ninguna de ellas. Elija una cuando el tema sea otro: una tarjeta del comercio, una pregunta al cliente, el estado del equipo.",
      },
    ],
    parts: [
      {
        anchor: "rutinas",
        title: { pt: "Comparação", en: "Side by side", es: "Comparación" },
        groups: ["pinpad"],
      },
      {
        anchor: "funciones",
        title: titles.functions,
        codes: { table: "functions", only: ["430", "431", "770", "771", "772", "775", "789"] },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Uma rotina que segue no laço não pode ser chamada dentro de outro: a segunda devolve `-12`.",
            en: "A routine that goes on in the loop cannot be called inside another one: the second returns `-12`.",
            es: "Una rutina que sigue en el ciclo no puede llamarse dentro de otro: la segunda devuelve `-12`.",
          },
          {
            pt: "Em dispositivos móveis, use as funções `430` e `431` no lugar das rotinas que fazem o mesmo; no Android, também a `775`.",
            en: "On mobile devices, use functions `430` and `431` in place of the routines that do the same; on Android, `775` as well.",
            es: "En dispositivos móviles, use las funciones `430` y `431` en lugar de las rutinas que hacen lo mismo; en Android, también la `775`.",
          },
        ],
      },
    ],
    derivedFrom: ["funcoes_de_pinpad", "informacoes_pinpad", "carga_tabelas_pinpad"],
    next: ["presencia_pinpad", "lectura_tarjeta"],
  },
  {
    slug: "presencia_pinpad",
    description: {
      pt: "VerificaPresencaPinPad em resumo: quando perguntar, como tratar cada retorno e quando usar KeepAlivePinPad.",
      en: "VerificaPresencaPinPad in short: when to ask, how to handle each return and when to use KeepAlivePinPad.",
      es: "VerificaPresencaPinPad en resumen: cuándo preguntar, cómo manejar cada retorno y cuándo usar KeepAlivePinPad.",
    },
    intro: [
      {
        pt: "A falta do pinpad se nota tarde, no meio da venda e com `-43`. Esta rotina a descobre antes, quando ainda dá para arrumar o cabo.",
        en: "A missing pinpad is noticed late, with `-43` in the middle of a sale. This routine finds out earlier, while there is still time to fix the cable.",
        es: "La falta del pinpad se nota tarde, en medio de la venta y con `-43`. Esta rutina la descubre antes, cuando todavía se puede arreglar el cable.",
      },
    ],
    parts: [
      { anchor: "rutina", title: titles.routine, routine: { name: "VerificaPresencaPinPad" } },
      {
        anchor: "ejemplo",
        title: titles.example,
        code: {
          language: "c",
          text: 'switch (VerificaPresencaPinPad()) {\n    case 1: break;\n    case 0: puts("Pinpad desconectado"); break;\n    case -1: puts("Falta la biblioteca del pinpad"); break;\n    default: puts("Error interno: envie el trace"); break;\n}',
        },
      },
      {
        anchor: "repetir",
        title: { pt: "Repetir a consulta", en: "Ask again", es: "Repetir la consulta" },
        text: [
          {
            pt: "`int KeepAlivePinPad(void)` devolve os mesmos valores sem piscar o visor, desde a versão 4.0.114.4. Chame `VerificaPresencaPinPad` uma vez, ao ligar o caixa, e `KeepAlivePinPad` de tempos em tempos enquanto ninguém vende.",
            en: "`int KeepAlivePinPad(void)` returns the same values without making the display blink, since version 4.0.114.4. Call `VerificaPresencaPinPad` once, when the POS starts, and `KeepAlivePinPad` from time to time while nobody sells.",
            es: "`int KeepAlivePinPad(void)` devuelve los mismos valores sin que parpadee el visor, desde la versión 4.0.114.4. Llame a `VerificaPresencaPinPad` una vez, al encender la caja, y a `KeepAlivePinPad` cada tanto mientras nadie vende.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          outside,
          {
            pt: "Se o caixa não tem pinpad, diga isso na seção `[PinPadCompartilhado]` do [arquivo](./archivo_configuracion.mdx), com `Porta=NENHUM`, em vez de perguntar.",
            en: "If the POS has no pinpad, say so in section `[PinPadCompartilhado]` of the [file](./archivo_configuracion.mdx), with `Porta=NENHUM`, instead of asking.",
            es: "Si la caja no tiene pinpad, dígalo en la sección `[PinPadCompartilhado]` del [archivo](./archivo_configuracion.mdx), con `Porta=NENHUM`, en lugar de preguntar.",
          },
        ],
      },
    ],
    derivedFrom: ["teste_presenca_pinpad", "configuracao_sem_pinpad"],
    next: ["configuracion_pinpad", "mensaje_pinpad"],
  },
  {
    slug: "mensaje_pinpad",
    description: {
      pt: "Escrever no visor do pinpad com a CliSiTef: a mensagem de repouso, a momentânea, seus limites e um exemplo.",
      en: "Write on the pinpad's display with CliSiTef: the idle message, the momentary one, their limits and an example.",
      es: "Escribir en el visor del pinpad con CliSiTef: el mensaje de reposo, el momentáneo, sus límites y un ejemplo.",
    },
    intro: [
      {
        pt: "Há duas mensagens: a que fica quando ninguém usa o pinpad e a que aparece por um momento. Cada uma tem até 32 caracteres. O que muda é o sinal que quebra a linha: `|` na de repouso, um retorno de carro (`\\r`) na momentânea. Um texto vazio limpa a de repouso.",
        en: "There are two messages: the one that stays while nobody uses the pinpad and the one that shows for a moment. Each has up to 32 characters. What differs is the mark that breaks the line: `|` in the idle one, a carriage return (`\\r`) in the momentary one. An empty text clears the idle one.",
        es: "Hay dos mensajes: el que queda cuando nadie usa el pinpad y el que aparece por un momento. Cada uno tiene hasta 32 caracteres. Lo que cambia es la señal que corta la línea: `|` en el de reposo, un retorno de carro (`\\r`) en el momentáneo. Un texto vacío borra el de reposo.",
      },
    ],
    parts: [
      {
        anchor: "reposo",
        title: { pt: "De repouso", en: "Idle", es: "De reposo" },
        routine: { name: "EscreveMensagemPermanentePinPad" },
      },
      {
        anchor: "momentaneo",
        title: { pt: "Momentânea", en: "Momentary", es: "Momentáneo" },
        routine: { name: "EscreveMensagemPinPad" },
      },
      {
        anchor: "ejemplo",
        title: titles.example,
        code: {
          language: "c",
          text: 'if (EscreveMensagemPermanentePinPad("CAJA|CERRADA") != 0) {\n    fputs("El mensaje no se mostro\\n", stderr);\n}\nif (EscreveMensagemPinPad("ESPERE\\rSU VUELTO") != 0) {\n    fputs("El mensaje no se mostro\\n", stderr);\n}',
        },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          outside,
          {
            pt: "Escreva sem acentos nem `ñ`: nem todo visor os desenha.",
            en: "Write without accents or `ñ`: not every display draws them.",
            es: "Escriba sin acentos ni `ñ`: no todo visor los dibuja.",
          },
        ],
      },
    ],
    derivedFrom: ["mensagem_permanente_pinpad", "mensagem_momentanea_pinpad"],
    next: ["lectura_confirmacion", "configuracion_pinpad"],
  },
  {
    slug: "lectura_tarjeta",
    description: {
      pt: "LeCartaoSeguro e LeCartaoDiretoSeguro em resumo: ler um cartão fora de uma venda, com os dados protegidos.",
      en: "LeCartaoSeguro and LeCartaoDiretoSeguro in short: read a card outside a sale, with its data protected.",
      es: "LeCartaoSeguro y LeCartaoDiretoSeguro en resumen: leer una tarjeta fuera de una venta, con los datos protegidos.",
    },
    intro: [
      {
        pt: "Serve para reconhecer um cartão, não para cobrar: um convênio, um cadastro, um cartão da loja. Para cobrar, inicie a venda e deixe a biblioteca ler.",
        en: "It serves to recognize a card, not to charge it: a corporate benefit, a registration, a store's own card. To charge, start the sale and let the library read.",
        es: "Sirve para reconocer una tarjeta, no para cobrar: un convenio, un registro, una tarjeta del comercio. Para cobrar, inicie la venta y deje que lea la biblioteca.",
      },
    ],
    parts: [
      {
        anchor: "iterativa",
        title: { pt: "A forma iterativa", en: "The iterative form", es: "La forma iterativa" },
        routine: { name: "LeCartaoSeguro", returns: ["10000", "-12", "-43", "-50"] },
      },
      {
        anchor: "ejemplo",
        title: titles.example,
        text: [
          {
            pt: "Com `10000`, siga no [laço](./continuacion_proceso.mdx): os dados chegam com o comando `0`, nos campos `2021` a `2046`.",
            en: "With `10000`, go on in the [loop](./continuacion_proceso.mdx): the data come with command `0`, in fields `2021` to `2046`.",
            es: "Con `10000`, siga en el [ciclo](./continuacion_proceso.mdx): los datos llegan con el comando `0`, en los campos `2021` a `2046`.",
          },
        ],
        code: {
          language: "c",
          text: 'int result = LeCartaoSeguro("PASE LA TARJETA");\nif (result == -50) {\n    fputs("Falta la clave en el servidor\\n", stderr);\n} else if (result != 10000) {\n    fprintf(stderr, "Lectura segura: %d\\n", result);\n}',
        },
      },
      {
        anchor: "directa",
        title: { pt: "A forma direta", en: "The direct form", es: "La forma directa" },
        text: [
          {
            pt: "Espera na própria chamada e pode ser usada dentro de um laço. Antes de declarar a sua função `TestaCancelamento`, pergunte ao suporte que parâmetros ela recebe.",
            en: "It waits in the call itself and may be used inside a loop. Before you declare your function `TestaCancelamento`, ask support which parameters it takes.",
            es: "Espera en la propia llamada y puede usarse dentro de un ciclo. Antes de declarar su función `TestaCancelamento`, pregunte a soporte qué parámetros recibe.",
          },
        ],
        routine: { name: "LeCartaoDiretoSeguro" },
        list: [
          {
            pt: "Reserve pelo menos 129 bytes para `Trilha1`, 81 para `Trilha2` e 13 para cada tipo de campo.",
            en: "Reserve at least 129 bytes for `Trilha1`, 81 for `Trilha2` and 13 for each field type.",
            es: "Reserve al menos 129 bytes para `Trilha1`, 81 para `Trilha2` y 13 para cada tipo de campo.",
          },
        ],
      },
      {
        anchor: "codigos",
        title: titles.returns,
        codes: { table: "secureReading", only: ["0", "1", "2", "3", "4", "5", "6", "7", "8"] },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Combine antes o arquivo `.cha` com o suporte e deixe o caixa falar uma vez com o servidor.",
            en: "Arrange the `.cha` file with support first and let the POS talk to the server once.",
            es: "Acuerde antes el archivo `.cha` con soporte y deje que la caja hable una vez con el servidor.",
          },
          {
            pt: "Para reconhecer o mesmo cartão outra vez, guarde o hash e não mude a semente.",
            en: "To recognize the same card again, keep the hash and do not change the seed.",
            es: "Para reconocer otra vez la misma tarjeta, guarde el hash y no cambie la semilla.",
          },
        ],
      },
    ],
    derivedFrom: ["leitura_cartao_captura_segura", "tabela_codigos_leitura_segura", "leitura_trilha3"],
    next: ["lectura_clave", "funciones_pinpad"],
  },
  {
    slug: "lectura_clave",
    description: {
      pt: "LeSenhaDireto em resumo: a senha de um cartão da própria loja, a chave que ela pede e o que nunca fazer com ela.",
      en: "LeSenhaDireto in short: the password of a store's own card, the key that it asks for and what never to do with it.",
      es: "LeSenhaDireto en resumen: la contraseña de una tarjeta propia del comercio, la clave que pide y qué no hacer nunca con ella.",
    },
    intro: [
      {
        pt: "Só vale para cartões que a loja emite. O PIN de um banco é coletado pela venda, e nem cifrado chega ao seu programa.",
        en: "It is for cards that the store issues and for no others. A bank's PIN is collected by the sale, and does not reach your program even encrypted.",
        es: "Solo vale para tarjetas que emite el comercio. El PIN de un banco lo captura la venta, y no llega a su programa ni cifrado.",
      },
    ],
    parts: [
      {
        anchor: "llave",
        title: {
          pt: "Primeiro, a chave de segurança",
          en: "First, the security key",
          es: "Primero, la clave de seguridad",
        },
        routine: { name: "ObtemChaveSeguranca" },
        list: [
          {
            pt: "Peça a `ChaveAbertura` ao suporte.",
            en: "Ask support for the `ChaveAbertura`.",
            es: "Pida la `ChaveAbertura` a soporte.",
          },
        ],
      },
      {
        anchor: "rutina",
        title: { pt: "Depois, a leitura", en: "Then, the reading", es: "Después, la lectura" },
        routine: { name: "LeSenhaDireto" },
        list: [
          {
            pt: "Reserve pelo menos 65 bytes para `ChaveSeguranca` e 21 para `SenhaCliente`.",
            en: "Reserve at least 65 bytes for `ChaveSeguranca` and 21 for `SenhaCliente`.",
            es: "Reserve al menos 65 bytes para `ChaveSeguranca` y 21 para `SenhaCliente`.",
          },
        ],
      },
      {
        anchor: "ejemplo",
        title: titles.example,
        text: [
          {
            pt: "`store_card`, `opening_key` e `check_password` são do seu programa: o número do cartão da loja, a chave que o suporte entrega, lida de onde você guarda segredos, e a rotina que manda conferir a senha cifrada.",
            en: "`store_card`, `opening_key` and `check_password` are your program's: the number of the store's card, the key that support hands over, read from where you keep secrets, and the routine that has the encrypted password checked.",
            es: "`store_card`, `opening_key` y `check_password` son de su programa: el número de la tarjeta del comercio, la clave que entrega soporte, leída de donde guarda sus secretos, y la rutina que hace verificar la contraseña cifrada.",
          },
        ],
        code: {
          language: "c",
          text: 'char key[65] = "", password[21] = "";\nint result = ObtemChaveSeguranca(store_card, opening_key, key);\nif (result != 0) {\n    fprintf(stderr, "Sin clave de seguridad: %d\\n", result);\n} else if ((result = LeSenhaDireto(key, password)) != 0) {\n    fprintf(stderr, "No se leyo, o el cliente cancelo: %d\\n", result);\n} else {\n    check_password(password);\n}\nmemset(password, 0, sizeof password);',
        },
      },
      {
        anchor: "iterativa",
        title: { pt: "A forma iterativa", en: "The iterative form", es: "La forma iterativa" },
        codes: { table: "fields", only: ["153"] },
        text: [
          {
            pt: "`LeSenhaInterativo` pede o mesmo e segue no laço: o que o cliente digitou chega cifrado no campo `153`.",
            en: "`LeSenhaInterativo` asks the same and goes on in the loop: what the customer typed comes encrypted in field `153`.",
            es: "`LeSenhaInterativo` pide lo mismo y sigue en el ciclo: lo que ingresó el cliente llega cifrado en el campo `153`.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Envie o resultado cifrado a quem o confere e esqueça-o: nem disco, nem log.",
            en: "Send the encrypted result to who checks it and forget it: neither on disk nor in a log.",
            es: "Envíe el resultado cifrado a quien lo verifica y olvídelo: ni disco, ni log.",
          },
          {
            pt: "Para senhas abertas há [outro conjunto de páginas](../../clisitef-leitura-de-senha-aberta-no-pinpad/introducao.mdx), com regras mais duras.",
            en: "For open passwords there is [another set of pages](../../clisitef-leitura-de-senha-aberta-no-pinpad/introducao.mdx), with stricter rules.",
            es: "Para contraseñas abiertas hay [otro conjunto de páginas](../../clisitef-leitura-de-senha-aberta-no-pinpad/introducao.mdx), con reglas más duras.",
          },
        ],
      },
    ],
    derivedFrom: ["leitura_senha"],
    next: ["lectura_tarjeta", "lectura_confirmacion"],
  },
  {
    slug: "lectura_confirmacion",
    description: {
      pt: "LeSimNaoPinPad e LeTeclaPinPad em resumo: perguntar ao cliente no pinpad e não tomar um erro por um sim.",
      en: "LeSimNaoPinPad and LeTeclaPinPad in short: ask the customer on the pinpad and do not take an error for a yes.",
      es: "LeSimNaoPinPad y LeTeclaPinPad en resumen: preguntarle al cliente en el pinpad y no tomar un error por un sí.",
    },
    intro: [
      {
        pt: "Há respostas que só o cliente pode dar: doar o troco, entrar num programa. Pergunte a ele no pinpad, antes ou depois da venda, e nunca durante.",
        en: "Some answers only the customer can give: donating the change, joining a program. Ask on the pinpad, before or after the sale, and never during it.",
        es: "Hay respuestas que solo puede dar el cliente: donar el vuelto, entrar en un programa. Pregúntele en el pinpad, antes o después de la venta, y nunca durante ella.",
      },
    ],
    parts: [
      {
        anchor: "si-no",
        title: { pt: "Sim ou não", en: "Yes or no", es: "Sí o no" },
        routine: { name: "LeSimNaoPinPad" },
      },
      {
        anchor: "ejemplo",
        title: titles.example,
        code: {
          language: "c",
          text: 'int answer = LeSimNaoPinPad("DONA EL VUELTO?");\nif (answer == 1) {\n    puts("Aceptado por el cliente");\n} else if (answer != 0) {\n    fprintf(stderr, "Sin respuesta: %d\\n", answer);\n}',
        },
      },
      {
        anchor: "tecla",
        title: { pt: "Uma tecla entre várias", en: "One key among several", es: "Una tecla entre varias" },
        routine: { name: "LeTeclaPinPad" },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          outside,
          {
            pt: "`LeTeclaPinPad` ignora as teclas numéricas. `-43` não diz se foi outra tecla ou um erro: pergunte de novo e, se ele se repetir, [confira o pinpad](./presencia_pinpad.mdx).",
            en: "`LeTeclaPinPad` ignores the numeric keys. `-43` does not tell another key from an error: ask again and, if it repeats, [check the pinpad](./presencia_pinpad.mdx).",
            es: "`LeTeclaPinPad` ignora las teclas numéricas. `-43` no dice si fue otra tecla o un error: pregunte de nuevo y, si se repite, [revise el pinpad](./presencia_pinpad.mdx).",
          },
          {
            pt: "A chamada bloqueia até a resposta: faça-a fora da linha de execução que desenha a tela.",
            en: "The call blocks until the answer: make it outside the thread that draws the screen.",
            es: "La llamada bloquea hasta la respuesta: hágala fuera del hilo que dibuja la pantalla.",
          },
        ],
      },
    ],
    derivedFrom: ["leitura_confirmacao_cliente", "leitura_teclas_especiais"],
    next: ["mensaje_pinpad", "funciones_pinpad"],
  },
];
