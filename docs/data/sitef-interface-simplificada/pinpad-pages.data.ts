import type { SimplifiedPage } from "./simplified-page.ts";

/** What a program may do with the pinpad between two sales. */
export const pinpadPages: readonly SimplifiedPage[] = [
  {
    slug: "funcoes_de_pinpad",
    library: "funcoes_de_pinpad",
    description: {
      pt: "Três rotinas de pinpad para usar fora da venda: presença, presença leve e mensagem de repouso.",
      en: "Three pinpad routines to use outside a sale: presence, light presence and idle message.",
      es: "Tres rutinas de pinpad para usar fuera de la venta: presencia, presencia liviana y mensaje de reposo.",
    },
    purpose: [
      {
        pt: "Na venda você não fala com o pinpad. Entre vendas há duas perguntas e um aviso: ele está ligado, continua ligado, e o que mostra enquanto espera. A resposta da presença é curta: `1` está, `0` não está, `-1` falta a biblioteca de acesso ao pinpad.",
        en: "During a sale you do not talk to the pinpad. Between sales there are two questions and a notice: is it there, is it still there, and what does it show while it waits. The answer about presence is short: `1` it is, `0` it is not, `-1` the library that gives access to the pinpad is missing.",
        es: "En la venta usted no habla con el pinpad. Entre ventas hay dos preguntas y un aviso: si está, si sigue estando y qué muestra mientras espera. La respuesta de presencia es corta: `1` está, `0` no está, `-1` falta la biblioteca de acceso al pinpad.",
      },
    ],
    routines: ["VerificaPresencaPinPad", "KeepAlivePinPad", "EscreveMensagemPermanentePinPad"],
    enough: [
      {
        pt: "Verifique a presença ao ligar, depois da [configuração](./configuracao_biblioteca.mdx), e antes de abrir a tela de pagamento.",
        en: "Check the presence on start, after the [configuration](./configuracao_biblioteca.mdx), and before you open the payment screen.",
        es: "Verifique la presencia al arrancar, después de la [configuración](./configuracao_biblioteca.mdx), y antes de abrir la pantalla de pago.",
      },
      {
        pt: "`KeepAlivePinPad` existe desde a 4.0.114.4 e troca menos comandos com o aparelho: é a de repetir.",
        en: "`KeepAlivePinPad` exists since 4.0.114.4 and exchanges fewer commands with the device: it is the one to repeat.",
        es: "`KeepAlivePinPad` existe desde la 4.0.114.4 e intercambia menos comandos con el equipo: es la que se repite.",
      },
      {
        pt: "A mensagem tem até 32 caracteres, `|` quebra a linha e um texto vazio a apaga.",
        en: "The message has up to 32 characters, `|` breaks the line and an empty text clears it.",
        es: "El mensaje tiene hasta 32 caracteres, `|` corta la línea y un texto vacío lo borra.",
      },
    ],
    full: {
      pt: "qual rotina usar para cada fim, quais podem ser chamadas dentro do laço e os estados do pinpad.",
      en: "which routine to use for what, which may be called inside the loop, and the states of the pinpad.",
      es: "qué rutina usar para cada fin, cuáles pueden llamarse dentro del ciclo y los estados del pinpad.",
    },
    more: ["informacoes_pinpad", "configuracao_pinpad"],
  },
  {
    slug: "informacoes_pinpad",
    library: "informacoes_pinpad",
    description: {
      pt: "Como saber que pinpad está ligado ao caixa e o que fazer quando ele não é o de ontem.",
      en: "How to know which pinpad is connected to the POS, and what to do when it is not yesterday's.",
      es: "Cómo saber qué pinpad está conectado a la caja y qué hacer cuando no es el de ayer.",
    },
    purpose: [
      {
        pt: "Um pinpad trocado sem aviso é um risco de fraude e uma causa de vendas lentas, porque as tabelas dele não são as da loja. Leia os dados ao abrir o caixa e compare o número de série com o cadastrado: se mudou, peça que um responsável confirme a troca.",
        en: "A pinpad swapped without notice is a fraud risk and a cause of slow sales, because its tables are not the store's. Read the data when you open the POS and compare the serial number with the registered one: if it changed, ask someone responsible to confirm the swap.",
        es: "Un pinpad cambiado sin aviso es un riesgo de fraude y una causa de ventas lentas, porque sus tablas no son las del comercio. Lea los datos al abrir la caja y compare el número de serie con el registrado: si cambió, pida que un responsable confirme el cambio.",
      },
    ],
    routines: ["ObtemInformacoesPinPad"],
    enough: [
      {
        pt: "O texto é uma sequência de blocos: 2 posições de identificador, 3 de tamanho, o valor. O série é o `06`.",
        en: "The text is a sequence of blocks: 2 positions of identifier, 3 of length, the value. The serial number is `06`.",
        es: "El texto es una secuencia de bloques: 2 posiciones de identificador, 3 de tamaño, el valor. El de serie es el `06`.",
      },
      {
        pt: "Em dispositivos móveis, inicie a função `775` no lugar da rotina.",
        en: "On mobile devices, start function `775` instead of the routine.",
        es: "En dispositivos móviles, inicie la función `775` en lugar de la rutina.",
      },
      {
        pt: "Depois de uma troca, [carregue as tabelas](./carga_tabelas_pinpad.mdx).",
        en: "After a swap, [load the tables](./carga_tabelas_pinpad.mdx).",
        es: "Después de un cambio, [cargue las tablas](./carga_tabelas_pinpad.mdx).",
      },
    ],
    full: {
      pt: "os seis identificadores, um exemplo lido e o código.",
      en: "the six identifiers, an example that is read through, and the code.",
      es: "los seis identificadores, un ejemplo leído y el código.",
    },
    more: ["carga_tabelas_pinpad", "funcoes_de_pinpad"],
  },
  {
    slug: "carga_tabelas_pinpad",
    library: "carga_tabelas_pinpad",
    description: {
      pt: "Como evitar que o primeiro cliente do dia espere pela atualização do pinpad: carregar as tabelas ao abrir.",
      en: "How to spare the first customer of the day the pinpad's update: load the tables when you open.",
      es: "Cómo evitar que el primer cliente del día espere la actualización del pinpad: cargar las tablas al abrir.",
    },
    purpose: [
      {
        pt: "Se ninguém cuida das tabelas, a biblioteca as atualiza na hora da venda, com o cliente diante do caixa. Uma função na abertura da loja tira essa espera da frente dele. Ela segue no laço como uma venda, mas sem valor e sem nada a finalizar.",
        en: "If nobody takes care of the tables, the library updates them at the moment of a sale, with the customer at the counter. One function when the store opens takes this wait away from them. It goes through the loop like a sale, but without an amount and with nothing to finalize.",
        es: "Si nadie se ocupa de las tablas, la biblioteca las actualiza en el momento de la venta, con el cliente delante. Una función al abrir el comercio le quita esa espera. Sigue en el ciclo como una venta, pero sin importe y sin nada que finalizar.",
      },
    ],
    codes: { page: "tabela_codigos_funcoes", chosen: ["770", "771", "772"] },
    enough: [
      {
        pt: "Inicie `770` todos os dias: se o pinpad está em dia, termina logo.",
        en: "Start `770` every day: if the pinpad is up to date, it ends soon.",
        es: "Inicie `770` todos los días: si el pinpad está al día, termina pronto.",
      },
      {
        pt: "Deixe `771` e `772` em um botão de suporte, para trocas de aparelho e mudanças da autorizadora.",
        en: "Leave `771` and `772` behind a support button, for device swaps and changes of the authorizer.",
        es: "Deje `771` y `772` en un botón de soporte, para cambios de equipo y de la autorizadora.",
      },
      {
        pt: "O evento `5055` chega a cada registro: basta para uma barra de progresso.",
        en: "Event `5055` comes with each record: enough for a progress bar.",
        es: "El evento `5055` llega con cada registro: basta para una barra de progreso.",
      },
    ],
    full: {
      pt: "o menu de cada carga, o que envelhece as tabelas e uma carga interrompida.",
      en: "the menu of each load, what makes the tables old, and a load that was interrupted.",
      es: "el menú de cada carga, qué envejece las tablas y una carga interrumpida.",
    },
    more: ["informacoes_pinpad", "tabela_eventos"],
  },
  {
    slug: "confirmacao_cliente_pinpad",
    library: "leitura_confirmacao_cliente",
    description: {
      pt: "Como fazer ao cliente uma pergunta sua no pinpad, de sim ou não, antes ou depois da venda.",
      en: "How to ask the customer a yes-or-no question of your own on the pinpad, before or after the sale.",
      es: "Cómo hacerle al cliente una pregunta propia en el pinpad, de sí o no, antes o después de la venta.",
    },
    purpose: [
      {
        pt: "Quer CPF na nota? Aceita doar o troco? A pergunta aparece no visor e o cliente responde nas teclas do pinpad, sem falar alto nem passar pelo operador. A chamada espera pela resposta; enquanto isso o caixa não faz mais nada, então pergunte pouco.",
        en: "A tax number on the invoice? Donate the change? The question is on the display and the customer answers on the keys of the pinpad, without saying it aloud or going through the operator. The call waits for the answer; meanwhile the POS does nothing else, so ask little.",
        es: "¿Quiere su documento en la factura? ¿Acepta donar el vuelto? La pregunta aparece en el visor y el cliente responde en las teclas del pinpad, sin decirlo en voz alta ni pasar por el operador. La llamada espera la respuesta; mientras tanto la caja no hace otra cosa: pregunte poco.",
      },
    ],
    routines: ["LeSimNaoPinPad"],
    enough: [
      {
        pt: "Pergunte fora do laço: antes de iniciar ou depois de finalizar.",
        en: "Ask outside the loop: before the start or after the finalization.",
        es: "Pregunte fuera del ciclo: antes de iniciar o después de finalizar.",
      },
      {
        pt: "Conte como sim só o `1`; `0` e um erro são não.",
        en: "Count only `1` as a yes; `0` and an error are a no.",
        es: "Cuente como sí solo el `1`; el `0` y un error son un no.",
      },
      {
        pt: "Escreva a pergunta em até 32 caracteres, o que a mensagem permanente aceita, e teste no seu pinpad.",
        en: "Keep the question within 32 characters, which is what the permanent message takes, and test on your pinpad.",
        es: "Escriba la pregunta en hasta 32 caracteres, lo que acepta el mensaje permanente, y pruebe en su pinpad.",
      },
      {
        pt: "Escreva a pergunta inteira no visor: o cliente pode não ouvir o que o operador disse.",
        en: "Write the whole question on the display: the customer may not hear what the operator said.",
        es: "Escriba la pregunta entera en el visor: el cliente puede no oír lo que dijo el operador.",
      },
    ],
    full: {
      pt: "os valores devolvidos, o código e a rotina que lê um valor de 0 a 10.",
      en: "the values returned, the code and the routine that reads a value from 0 to 10.",
      es: "los valores devueltos, el código y la rutina que lee un valor de 0 a 10.",
    },
    more: ["funcoes_de_pinpad", "confirmacao_valor_pinpad"],
  },
  {
    slug: "leitura_cartao",
    library: "leitura_cartao_captura_segura",
    description: {
      pt: "Como reconhecer um cartão sem vender com ele e sem que o número aberto passe pela sua automação.",
      en: "How to recognize a card without selling with it and without its unencrypted number going through your software.",
      es: "Cómo reconocer una tarjeta sin vender con ella y sin que el número sin cifrar pase por el sistema de caja.",
    },
    purpose: [
      {
        pt: "Um clube de descontos ou um convênio quer saber de quem é o cartão antes da venda. Esta leitura responde sem expor nada: o número vem mascarado, cifrado ou como hash. Não a use para pagar: a venda lê o cartão por si, e ler duas vezes só atrasa.",
        en: "A discount club or a company plan wants to know whose card it is before the sale. This reading answers without exposing anything: the number comes masked, encrypted or hashed. Do not use it to pay: the sale reads the card by itself, and reading twice only delays.",
        es: "Un club de descuentos o un convenio quiere saber de quién es la tarjeta antes de la venta. Esta lectura responde sin exponer nada: el número llega enmascarado, cifrado o como hash. No la use para pagar: la venta lee la tarjeta por sí sola, y leer dos veces solo demora.",
      },
    ],
    routines: ["LeCartaoSeguro"],
    enough: [
      {
        pt: "Com `10000`, siga no [laço](./continuacao_coleta_interativa.mdx): os dados chegam com o comando `0`, nos campos [`2021` a `2046`](%leitura_cartao_captura_segura%). Não há o que finalizar.",
        en: "With `10000`, go on in the [loop](./continuacao_coleta_interativa.mdx): the data come with command `0`, in fields [`2021` to `2046`](%leitura_cartao_captura_segura%). There is nothing to finalize.",
        es: "Con `10000`, siga en el [ciclo](./continuacao_coleta_interativa.mdx): los datos llegan con el comando `0`, en los campos [`2021` a `2046`](%leitura_cartao_captura_segura%). No hay nada que finalizar.",
      },
      {
        pt: "Para reconhecer o mesmo cartão depois, guarde o hash; para mostrar ao operador, o mascarado.",
        en: "To recognize the same card later, keep the hash; to show it to the operator, the masked number.",
        es: "Para reconocer la misma tarjeta después, guarde el hash; para mostrarla al operador, el enmascarado.",
      },
      {
        pt: "Sem o arquivo de chaves no servidor, e uma comunicação anterior do caixa com ele, não há leitura: combine-o com o suporte antes.",
        en: "Without the key file on the server, and an earlier communication of the POS with it, there is no reading: arrange it with support beforehand.",
        es: "Sin el archivo de claves en el servidor, y una comunicación anterior de la caja con él, no hay lectura: acuérdelo antes con soporte.",
      },
      {
        pt: "Para um cartão com chip, use [`LeTrilhaChipInterativo`](%leitura_cartao_captura_segura#letrilhachipinterativo%). Em dispositivos móveis, a função `430` faz o que `LeCartaoSeguro` faz.",
        en: "For a chip card use [`LeTrilhaChipInterativo`](%leitura_cartao_captura_segura#letrilhachipinterativo%). On mobile devices function `430` does what `LeCartaoSeguro` does.",
        es: "Para una tarjeta con chip, use [`LeTrilhaChipInterativo`](%leitura_cartao_captura_segura#letrilhachipinterativo%). En dispositivos móviles, la función `430` hace lo que hace `LeCartaoSeguro`.",
      },
      {
        pt: "Um cartão que a leitura reconhece ainda pode ser negado na venda: não prometa nada por ele.",
        en: "A card that the reading recognizes may still be declined in the sale: promise nothing on its account.",
        es: "Una tarjeta que la lectura reconoce todavía puede ser rechazada en la venta: no prometa nada por ella.",
      },
    ],
    full: {
      pt: "as quatro rotinas, o que diz cada dígito do número do campo e os retornos próprios.",
      en: "the four routines, what each digit of the field's number says, and the returns of their own.",
      es: "las cuatro rutinas, qué dice cada dígito del número del campo y los retornos propios.",
    },
    more: ["leitura_senha", "cartao_sem_bin"],
  },
  {
    slug: "leitura_senha",
    library: "leitura_senha",
    description: {
      pt: "A senha de um cartão próprio da loja: o que é preciso ter antes e por que a do banco nunca passa aqui.",
      en: "The password of a store's own card: what you need beforehand, and why a bank's PIN never goes through here.",
      es: "La contraseña de una tarjeta propia del comercio: qué hace falta antes y por qué el PIN del banco nunca pasa aquí.",
    },
    purpose: [
      {
        pt: "Lojas que emitem o próprio cartão precisam de uma senha digitada no pinpad. Ela chega cifrada, e quem a abre é a biblioteca de segurança da loja. Se o cartão é de banco ou de benefício, pare aqui: a venda já cuida da senha.",
        en: "Stores that issue a card of their own need a password typed on the pinpad. It comes encrypted, and the store's security library opens it. If the card is of a bank or a benefit program, stop here: the sale takes care of the PIN.",
        es: "Los comercios que emiten su propia tarjeta necesitan una contraseña que el cliente ingresa en el pinpad. Llega cifrada, y la abre la biblioteca de seguridad del comercio. Si la tarjeta es de un banco o de beneficios, deténgase aquí: la venta ya se ocupa del PIN.",
      },
    ],
    routines: ["LeSenhaInterativo"],
    enough: [
      {
        pt: "Peça antes a chave de segurança ao SiTef, uma para cada leitura, com [`ObtemChaveSeguranca`](%leitura_senha#obtemchaveseguranca%).",
        en: "First ask SiTef for the security key, one for each reading, with [`ObtemChaveSeguranca`](%leitura_senha#obtemchaveseguranca%).",
        es: "Pida antes la clave de seguridad a SiTef, una para cada lectura, con [`ObtemChaveSeguranca`](%leitura_senha#obtemchaveseguranca%).",
      },
      {
        pt: "A senha chega no campo `153` do laço, cifrada. Entregue-a a essa biblioteca e não a guarde, nem em log.",
        en: "The password comes in field `153` of the loop, encrypted. Hand it to that library and do not keep it, not even in a log.",
        es: "La contraseña llega en el campo `153` del ciclo, cifrada. Entréguela a esa biblioteca y no la guarde, tampoco en un log.",
      },
      {
        pt: "Não é possível ler a senha com uma venda em curso por esta rotina: ela abre o seu próprio laço.",
        en: "You cannot read the password while a sale is running with this routine: it opens a loop of its own.",
        es: "Esta rutina no puede leer la contraseña con una venta en curso: abre su propio ciclo.",
      },
    ],
    full: {
      pt: "a rotina que pede a chave, a leitura em uma só chamada e o código.",
      en: "the routine that asks for the key, the reading in a single call, and the code.",
      es: "la rutina que pide la clave de seguridad, la lectura en una sola llamada y el código.",
    },
    more: ["leitura_cartao", "funcoes_de_pinpad"],
  },
];
