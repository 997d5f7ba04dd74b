import type { RoutinePage } from "./routine-page.ts";

const readOnly = {
  pt: "A rotina não move dinheiro: se a energia cair, chame-a de novo quando o caixa voltar.",
  en: "The routine moves no money: if power fails, call it again when the POS is back.",
  es: "La rutina no mueve dinero: si se corta la energía, llámela de nuevo cuando vuelva la caja.",
};

const outsideLoop = {
  pt: "Não a chame dentro do laço de continuação de uma venda.",
  en: "Do not call it inside the continuation loop of a sale.",
  es: "No la llame dentro del ciclo de continuación de una venta.",
};

const interactiveOutsideLoop = {
  pt: "Não a chame dentro do laço de continuação de uma venda.",
  en: "Do not call it inside the continuation loop of a sale.",
  es: "No la llame dentro del ciclo de continuación de una venta.",
};

/** Pages of the routines that use the pinpad outside a payment. */
export const pinpadPages: readonly RoutinePage[] = [
  {
    slug: "teste_presenca_pinpad",
    description: {
      pt: "Como saber com a CliSiTef se o pinpad está ligado, antes da venda e enquanto o caixa espera, e o que fazer se não está.",
      en: "How to learn with CliSiTef whether the pinpad is connected, before a sale and while the POS is idle, and what to do if not.",
      es: "Cómo saber con CliSiTef si el pinpad está conectado, antes de la venta y con la caja en reposo, y qué hacer si no lo está.",
    },
    intro: [
      {
        pt: "Pergunte antes de abrir a tela de pagamento: a falta do pinpad só se notaria no meio da venda, com `-43`. Use `VerificaPresencaPinPad` ao ligar o caixa e `KeepAlivePinPad` para repetir a pergunta sem que o visor pisque.",
        en: "Ask before you open the payment screen: a missing pinpad would be noticed only in the middle of the sale, as `-43`. Use `VerificaPresencaPinPad` when the POS starts and `KeepAlivePinPad` to ask again without the display blinking.",
        es: "Pregunte antes de abrir la pantalla de pago: la falta del pinpad solo se notaría en medio de la venta, con `-43`. Use `VerificaPresencaPinPad` al encender la caja y `KeepAlivePinPad` para repetir la consulta sin que el visor parpadee.",
      },
    ],
    routines: ["VerificaPresencaPinPad", "KeepAlivePinPad"],
    sample: "pinpad/presence",
    order: [
      { pt: "Configure a biblioteca.", en: "Configure the library.", es: "Configure la biblioteca." },
      {
        pt: "Chame `VerificaPresencaPinPad`. Sem pinpad, mostre a causa e ofereça tentar outra vez.",
        en: "Call `VerificaPresencaPinPad`. Without a pinpad show the cause and offer to try again.",
        es: "Llame a `VerificaPresencaPinPad`. Sin pinpad, muestre la causa y ofrezca intentar otra vez.",
      },
      {
        pt: "Com o caixa parado, repita com `KeepAlivePinPad` de tempos em tempos.",
        en: "While the POS is idle repeat with `KeepAlivePinPad` now and then.",
        es: "Con la caja en reposo, repita con `KeepAlivePinPad` cada tanto.",
      },
    ],
    lost: readOnly,
    cautions: [
      outsideLoop,
      {
        pt: "Em um caixa sem pinpad, ponha `NENHUM` na [porta](%configuracao_porta_pinpad%): sem isso a biblioteca tenta até três vezes antes de desistir.",
        en: "At a POS without a pinpad set the [port](%configuracao_porta_pinpad%) to `NENHUM`: otherwise the library tries up to three times before it gives up.",
        es: "En una caja sin pinpad, ponga `NENHUM` en el [puerto](%configuracao_porta_pinpad%): sin eso la biblioteca intenta hasta tres veces antes de desistir.",
      },
    ],
    more: ["configuracao_porta_pinpad", "informacoes_pinpad", "funcoes_de_pinpad"],
  },
  {
    slug: "mensagem_permanente_pinpad",
    description: {
      pt: "Como trocar a mensagem de repouso do pinpad com a CliSiTef: tamanho, quebra de linha e como limpá-la.",
      en: "How to change the pinpad's idle message with CliSiTef: length, line break and how to clear it.",
      es: "Cómo cambiar el mensaje de reposo del pinpad con CliSiTef: largo, corte de línea y cómo borrarlo.",
    },
    intro: [
      {
        pt: 'A mensagem permanente é o que o pinpad mostra quando ninguém o usa: o nome da loja, "caixa fechado". Ela cabe em 32 caracteres, e `|` separa as duas linhas. Passe um texto vazio para limpar.',
        en: 'The permanent message is what the pinpad shows while nobody uses it: the name of the store, "closed". It fits in 32 characters, and `|` separates the two lines. Pass an empty text to clear it.',
        es: 'El mensaje permanente es lo que muestra el pinpad cuando nadie lo usa: el nombre del comercio, "caja cerrada". Cabe en 32 caracteres, y `|` separa las dos líneas. Pase un texto vacío para borrarlo.',
      },
      {
        pt: "Para um texto que vale sempre, use a chave `MensagemPadrao` do [arquivo de configuração](%configuracao_pinpad%), de até 16 caracteres: não é preciso chamar nada.",
        en: "For a text that never changes use the key `MensagemPadrao` of the [configuration file](%configuracao_pinpad%), up to 16 characters: nothing needs to be called.",
        es: "Para un texto que vale siempre, use la clave `MensagemPadrao` del [archivo de configuración](%configuracao_pinpad%), de hasta 16 caracteres: no hace falta llamar a nada.",
      },
    ],
    routines: ["EscreveMensagemPermanentePinPad"],
    sample: "pinpad/idle-message",
    order: [
      {
        pt: "Chame ao abrir e ao fechar o caixa, fora de uma venda.",
        en: "Call it when the POS opens and closes, outside a sale.",
        es: "Llámela al abrir y al cerrar la caja, fuera de una venta.",
      },
      {
        pt: "Se o retorno não for `0`, siga: a mensagem não impede vender.",
        en: "If it does not return `0`, go on: the message does not keep anyone from selling.",
        es: "Si el retorno no es `0`, siga: el mensaje no impide vender.",
      },
    ],
    lost: readOnly,
    cautions: [
      outsideLoop,
      {
        pt: "Tire os acentos antes de chamar.",
        en: "Take the accents out before you call.",
        es: "Quite los acentos antes de llamar.",
      },
    ],
    more: ["mensagem_momentanea_pinpad", "configuracao_pinpad", "funcoes_de_pinpad"],
  },
  {
    slug: "mensagem_momentanea_pinpad",
    description: {
      pt: "Como mostrar um aviso no visor do pinpad com a CliSiTef, e em que ele difere da mensagem permanente.",
      en: "How to show a notice on the pinpad's display with CliSiTef, and how it differs from the permanent message.",
      es: "Cómo mostrar un aviso en el visor del pinpad con CliSiTef, y en qué difiere del mensaje permanente.",
    },
    intro: [
      {
        pt: 'Use a mensagem momentânea para falar com o cliente entre duas operações: "passe o cartão fidelidade", "aguarde o troco". Ela cabe em 32 caracteres e quebra a linha com um retorno de carro (`0x0D`), enquanto a permanente usa `|`.',
        en: 'Use the momentary message to talk to the customer between two operations: "swipe your loyalty card", "wait for your change". It fits in 32 characters and breaks the line with a carriage return (`0x0D`), where the permanent one uses `|`.',
        es: 'Use el mensaje momentáneo para hablar con el cliente entre dos operaciones: "pase la tarjeta de fidelidad", "espere el vuelto". Cabe en 32 caracteres y corta la línea con un retorno de carro (`0x0D`), mientras que el permanente usa `|`.',
      },
      {
        pt: "Experimente no seu pinpad quanto tempo a mensagem fica e o que a tira do visor antes de contar com ela.",
        en: "Try on your pinpad how long the message stays and what removes it from the display before you count on it.",
        es: "Pruebe en su pinpad cuánto tiempo queda el mensaje y qué lo quita del visor antes de contar con él.",
      },
    ],
    routines: ["EscreveMensagemPinPad"],
    sample: "pinpad/notice",
    order: [
      {
        pt: "Chame entre duas operações.",
        en: "Call it between two operations.",
        es: "Llámela entre dos operaciones.",
      },
      {
        pt: "Não espere por ela: a chamada só escreve, não lê tecla. Para uma resposta do cliente há [outra rotina](%leitura_confirmacao_cliente%).",
        en: "Do not wait for it: the call only writes, it reads no key. For an answer of the customer there is [another routine](%leitura_confirmacao_cliente%).",
        es: "No la espere: la llamada solo escribe, no lee teclas. Para una respuesta del cliente hay [otra rutina](%leitura_confirmacao_cliente%).",
      },
    ],
    lost: readOnly,
    cautions: [
      outsideLoop,
      {
        pt: "Não há variante ASCII desta rotina.",
        en: "There is no ASCII variant of this routine.",
        es: "No hay variante ASCII de esta rutina.",
      },
    ],
    more: ["mensagem_permanente_pinpad", "leitura_teclas_especiais", "funcoes_de_pinpad"],
  },
  {
    slug: "leitura_trilha3",
    description: {
      pt: "Como ler a trilha 3 de um cartão próprio da loja com a CliSiTef, e por que isso não serve para pagamentos.",
      en: "How to read track 3 of the store's own card with CliSiTef, and why this is not for payments.",
      es: "Cómo leer la pista 3 de una tarjeta propia del comercio con CliSiTef, y por qué no sirve para pagos.",
    },
    intro: [
      {
        pt: "Cartões próprios, como os de fidelidade, podem ter dados na trilha magnética 3. Esta rotina os lê e segue no [laço de continuação](%continuacao_proc_coleta_interativo%), como uma venda. Cartões de pagamento passam pelas [leituras seguras](%leitura_cartao_captura_segura%) ou pela própria venda.",
        en: "The store's own cards, such as loyalty cards, may hold data on magnetic track 3. This routine reads them and goes on in the [continuation loop](%continuacao_proc_coleta_interativo%), as a sale does. Payment cards go through the [secure readings](%leitura_cartao_captura_segura%) or through the sale itself.",
        es: "Las tarjetas propias, como las de fidelidad, pueden tener datos en la pista magnética 3. Esta rutina los lee y sigue en el [ciclo de continuación](%continuacao_proc_coleta_interativo%), como una venta. Las tarjetas de pago pasan por las [lecturas seguras](%leitura_cartao_captura_segura%) o por la propia venta.",
      },
    ],
    routines: ["LeTrilha3"],
    sample: "pinpad/track3",
    sampleLoops: true,
    codes: ["10000", "0", "-2", "-6", "-12", "-43"],
    order: [
      {
        pt: "Chame a rotina com o texto que o cliente deve ler no pinpad.",
        en: "Call the routine with the text that the customer is to read on the pinpad.",
        es: "Llame a la rutina con el texto que el cliente debe leer en el pinpad.",
      },
      {
        pt: "Com `10000`, siga no laço, como em uma venda, e guarde o dado do comando `0`. Anote na primeira leitura o `TipoCampo` que traz a trilha.",
        en: "On `10000` go on in the loop, as in a sale, and keep the value of command `0`. In your first reading note the `TipoCampo` that brings the track.",
        es: "Con `10000`, siga en el ciclo, como en una venta, y guarde el dato del comando `0`. En la primera lectura, anote el `TipoCampo` que trae la pista.",
      },
      {
        pt: "Não há o que finalizar: nada foi vendido.",
        en: "There is nothing to finalize: nothing was sold.",
        es: "No hay qué finalizar: no se vendió nada.",
      },
    ],
    lost: readOnly,
    cautions: [interactiveOutsideLoop],
    more: ["leitura_cartao_captura_segura", "continuacao_proc_coleta_interativo", "tabela_valores_tipocampo"],
  },
  {
    slug: "leitura_cartao_captura_segura",
    description: {
      pt: "As leituras de cartão da CliSiTef que devolvem os dados mascarados, cifrados ou como hash: rotinas, campos e retornos.",
      en: "The card readings of CliSiTef that return the data masked, encrypted or hashed: routines, fields and return codes.",
      es: "Las lecturas de tarjeta de CliSiTef que devuelven los datos enmascarados, cifrados o como hash: rutinas, campos y retornos.",
    },
    intro: [
      {
        pt: "Use estas rotinas para reconhecer um cartão **fora** de um pagamento: um cadastro, um convênio, um cartão da loja. Os dados abertos nunca chegam à sua automação. Para vender, não leia o cartão antes: a própria venda o faz.",
        en: "Use these routines to recognize a card **outside** a payment: a registration, a corporate benefit, a card of the store. Open data never reach your software. To sell, do not read the card first: the sale does it itself.",
        es: "Use estas rutinas para reconocer una tarjeta **fuera** de un pago: un registro, un convenio, una tarjeta del comercio. Los datos abiertos nunca llegan al sistema de caja. Para vender, no lea antes la tarjeta: la propia venta lo hace.",
      },
      {
        pt: "O número do campo diz a forma e o dado: `202x` mascarado, `203x` hash com a semente de `SementeHash`, `204x` cifrado, `205x` hash fixo (antigo). O último dígito é o dado: `1` número, `2` validade `AAMM`, `3` nome, `4` trilha 1, `5` trilha 2, `6` trilha 3. Assim, `2021` é o número mascarado e `2045`, a trilha 2 cifrada.",
        en: "The field number gives the form and the value: `202x` masked, `203x` hashed with the seed of `SementeHash`, `204x` encrypted, `205x` fixed hash (legacy). The last digit is the value: `1` number, `2` expiry `AAMM`, `3` name, `4` track 1, `5` track 2, `6` track 3. So `2021` is the masked number and `2045` the encrypted track 2.",
        es: "El número de campo dice la forma y el dato: `202x` enmascarado, `203x` hash con la semilla de `SementeHash`, `204x` cifrado, `205x` hash fijo (antiguo). El último dígito es el dato: `1` número, `2` vencimiento `AAMM`, `3` nombre, `4` pista 1, `5` pista 2, `6` pista 3. Así, `2021` es el número enmascarado y `2045`, la pista 2 cifrada.",
      },
    ],
    routines: ["LeCartaoSeguro", "LeTrilhaChipInterativo", "LeCartaoDiretoSeguro", "LeCartaoDiretoSeguroEx"],
    sample: "pinpad/secure-card",
    sampleLoops: true,
    codes: ["10000", "0", "-2", "-5", "-6", "-43", "-50"],
    order: [
      {
        pt: "Combine com o suporte as chaves: sem o arquivo `.cha` no servidor e uma comunicação anterior com ele, não há leitura segura.",
        en: "Agree the keys with support: without the `.cha` file on the server and one earlier communication with it there is no secure reading.",
        es: "Acuerde las claves con soporte: sin el archivo `.cha` en el servidor y una comunicación anterior con él, no hay lectura segura.",
      },
      {
        pt: "Escolha a rotina: as iterativas seguem no laço e não podem ser chamadas dentro de outro; as diretas esperam na própria chamada e podem.",
        en: "Choose the routine: the interactive ones go on in the loop and cannot be called inside another; the direct ones wait in the call itself and can.",
        es: "Elija la rutina: las iterativas siguen en el ciclo y no pueden llamarse dentro de otro; las directas esperan en la propia llamada y sí pueden.",
      },
      {
        pt: "Guarde o hash, não o número cifrado, se você só precisa reconhecer o cartão outra vez.",
        en: "Keep the hash, not the encrypted number, if all you need is to recognize the card again.",
        es: "Guarde el hash, no el número cifrado, si solo necesita reconocer la tarjeta otra vez.",
      },
    ],
    lost: readOnly,
    cautions: [
      {
        pt: "Trate todo valor que não seja `0` como cartão não lido, também quando `Timeout` acaba ou a sua função para as diretas.",
        en: "Take every value but `0` as a card that was not read, also when `Timeout` runs out or your function stops the direct ones.",
        es: "Tome todo valor que no sea `0` como tarjeta no leída, también cuando se agota `Timeout` o su función detiene las directas.",
      },
      {
        pt: "Com outra semente, o mesmo cartão tem outro hash. Guarde a semente com o mesmo cuidado das suas senhas e não a troque.",
        en: "With another seed the same card has another hash. Keep the seed as carefully as your passwords, and do not change it.",
        es: "Con otra semilla, la misma tarjeta tiene otro hash. Guarde la semilla con el mismo cuidado que sus contraseñas y no la cambie.",
      },
      {
        pt: "`12` na configuração diz que o modo seguro não está ativo. `-50` na leitura diz que a transação não é segura: confira também se o modo seguro está ativo.",
        en: "`12` from the configuration says that safe mode is not active. `-50` from the reading says that the transaction is not secure: check as well whether safe mode is active.",
        es: "`12` en la configuración dice que el modo seguro no está activo. `-50` en la lectura dice que la transacción no es segura: compruebe también si el modo seguro está activo.",
      },
    ],
    more: ["tabela_codigos_leitura_segura", "tabela_valores_tipocampo", "leitura_senha"],
  },
  {
    slug: "leitura_senha",
    description: {
      pt: "Como ler no pinpad a senha de um cartão próprio da loja com a CliSiTef, e a chave de segurança que isso pede.",
      en: "How to read on the pinpad the password of the store's own card with CliSiTef, and the security key it needs.",
      es: "Cómo leer en el pinpad la contraseña de una tarjeta propia del comercio con CliSiTef, y la clave de seguridad que pide.",
    },
    intro: [
      {
        pt: "Só para a senha de cartões **da própria loja**. A senha de um cartão de banco nunca passa por aqui: ela é coletada pela venda, e a automação não a vê nem cifrada.",
        en: "Only for the password of **the store's own** cards. The PIN of a bank card never goes through here: the sale collects it, and your software does not see it even encrypted.",
        es: "Solo para la contraseña de tarjetas **del propio comercio**. El PIN de una tarjeta de banco nunca pasa por aquí: lo captura la venta, y el sistema de caja no lo ve ni cifrado.",
      },
      {
        pt: "Cada leitura precisa de uma chave de segurança. Peça-a ao SiTef com `ObtemChaveSeguranca`, ou gere-a com a biblioteca de segurança MKSE.",
        en: "Each reading needs a security key. Ask SiTef for it with `ObtemChaveSeguranca`, or make it with the MKSE security library.",
        es: "Cada lectura necesita una clave de seguridad. Pídala a SiTef con `ObtemChaveSeguranca`, o genérela con la biblioteca de seguridad MKSE.",
      },
    ],
    routines: ["ObtemChaveSeguranca", "LeSenhaInterativo", "LeSenhaDireto", "ObtemSenha"],
    sample: "pinpad/password",
    codes: ["10000", "0", "-2", "-6", "-10", "-43"],
    order: [
      {
        pt: "Obtenha a chave de segurança para o cartão.",
        en: "Get the security key for the card.",
        es: "Obtenga la clave de seguridad para la tarjeta.",
      },
      {
        pt: "Leia a senha: `LeSenhaDireto` a devolve na própria chamada; `LeSenhaInterativo` segue no laço e a entrega no campo `153`.",
        en: "Read the password: `LeSenhaDireto` returns it in the same call; `LeSenhaInterativo` goes on in the loop and hands it over in field `153`.",
        es: "Lea la contraseña: `LeSenhaDireto` la devuelve en la propia llamada; `LeSenhaInterativo` sigue en el ciclo y la entrega en el campo `153`.",
      },
      {
        pt: "Se a biblioteca de segurança da loja está no servidor SiTef, abra a senha com `ObtemSenha`; se está no PDV, entregue a ela a senha cifrada, como mostra a [leitura de senha aberta](../../clisitef-leitura-de-senha-aberta-no-pinpad/leitura_de_senha_aberta_no_pinpad.mdx). Não a guarde.",
        en: "If the store's security library is on the SiTef server, open the password with `ObtemSenha`; if it is on the POS, hand it the encrypted password, as the [reading of an open password](../../clisitef-leitura-de-senha-aberta-no-pinpad/leitura_de_senha_aberta_no_pinpad.mdx) shows. Do not keep it.",
        es: "Si la biblioteca de seguridad del comercio está en el servidor SiTef, descifre la contraseña con `ObtemSenha`; si está en la caja, entréguele la contraseña cifrada, como muestra la [lectura de contraseña abierta](../../clisitef-leitura-de-senha-aberta-no-pinpad/leitura_de_senha_aberta_no_pinpad.mdx). No la guarde.",
      },
    ],
    lost: readOnly,
    cautions: [
      {
        pt: "A chave de abertura é secreta: não a grave no programa nem no log.",
        en: "The opening key is secret: keep it out of the program and out of the log.",
        es: "La clave de apertura es secreta: no la grabe en el programa ni en el log.",
      },
      {
        pt: "`LeSenhaInterativo` não pode ser chamada dentro de um laço; `LeSenhaDireto` pode.",
        en: "`LeSenhaInterativo` cannot be called inside a loop; `LeSenhaDireto` can.",
        es: "`LeSenhaInterativo` no puede llamarse dentro de un ciclo; `LeSenhaDireto` sí.",
      },
    ],
    more: ["leitura_cartao_captura_segura", "funcoes_de_pinpad", "tabela_valores_tipocampo"],
  },
  {
    slug: "leitura_confirmacao_cliente",
    description: {
      pt: "Como perguntar sim ou não ao cliente no pinpad com a CliSiTef, ou ler um valor de 0 a 10, e o que fazer com cada resposta.",
      en: "How to ask the customer yes or no on the pinpad with CliSiTef, or read a value from 0 to 10, and what to do with each answer.",
      es: "Cómo preguntarle sí o no al cliente en el pinpad con CliSiTef, o leer un valor de 0 a 10, y qué hacer con cada respuesta.",
    },
    intro: [
      {
        pt: 'Use para um consentimento que deve partir do cliente e não do operador: "participa do programa?", "arredonda o troco?". A chamada bloqueia até a resposta, portanto faça-a fora da linha de execução (thread) que desenha a tela.',
        en: 'Use it for a consent that must come from the customer and not from the operator: "do you join the program?", "round up your change?". The call blocks until the answer, so make it outside the thread that draws the screen.',
        es: 'Úsela para un consentimiento que debe venir del cliente y no del operador: "¿participa en el programa?", "¿redondea el vuelto?". La llamada bloquea hasta la respuesta, así que hágala fuera del hilo que dibuja la pantalla.',
      },
      {
        pt: "`LeDigitoPinPad` lê um valor em aberto, de 0 a 10, como uma nota. Por regra do PCI, o cliente tecla ao menos quatro dígitos: para o 7, `0007`. Diga isso na mensagem. `NumeroDigitado` volta vazio se o valor saiu da faixa, ou se duas leituras vieram perto demais; quanto é perto depende do fabricante do pinpad. Reserve espaço para os quatro dígitos e o terminador, ou mais.",
        en: "`LeDigitoPinPad` reads an open value from 0 to 10, such as a rating. By a PCI rule the customer keys at least four digits: for 7, `0007`. Say so in the message. `NumeroDigitado` comes back empty if the value was out of range or two readings came too close together; how close depends on the maker of the pinpad. Reserve room for the four digits and the terminator, or more.",
        es: "`LeDigitoPinPad` lee un valor en abierto, de 0 a 10, como una calificación. Por una regla del PCI, el cliente ingresa al menos cuatro dígitos: para el 7, `0007`. Dígalo en el mensaje. `NumeroDigitado` vuelve vacío si el valor quedó fuera del rango, o si dos lecturas llegaron muy juntas; cuánto es junto depende del fabricante del pinpad. Reserve lugar para los cuatro dígitos y el terminador, o más.",
      },
    ],
    routines: ["LeSimNaoPinPad", "LeDigitoPinPad"],
    sample: "pinpad/yes-no",
    order: [
      {
        pt: "Pergunte antes de iniciar a venda ou depois de finalizá-la.",
        en: "Ask before you start the sale or after you finalized it.",
        es: "Pregunte antes de iniciar la venta o después de finalizarla.",
      },
      {
        pt: "Só `1` é um sim. Um erro não é resposta: não o trate como consentimento; a causa está nos [códigos de retorno](%tabela_codigos_retorno%).",
        en: "Only `1` is a yes. An error is no answer: do not take it as consent; its cause is in the [return codes](%tabela_codigos_retorno%).",
        es: "Solo `1` es un sí. Un error no es respuesta: no lo trate como consentimiento; la causa está en los [códigos de retorno](%tabela_codigos_retorno%).",
      },
    ],
    lost: readOnly,
    cautions: [
      outsideLoop,
      {
        pt: "Dentro do laço, a própria biblioteca pede a pergunta: ao operador, com o comando `20`; ao cliente, no pinpad, com o `37`. Os dois se respondem ao contrário desta rotina: `0` é sim e `1` é não.",
        en: "Inside the loop the library itself has the question asked: of the operator with command `20`, of the customer on the pinpad with `37`. Both are answered the other way round from this routine: `0` is yes and `1` is no.",
        es: "Dentro del ciclo, la propia biblioteca pide la pregunta: al operador, con el comando `20`; al cliente, en el pinpad, con el `37`. Los dos se responden al revés de esta rutina: `0` es sí y `1` es no.",
      },
      {
        pt: "Em `Mensagem`, fique em 32 caracteres, como na mensagem permanente, e teste no seu pinpad.",
        en: "Keep `Mensagem` within 32 characters, as in the permanent message, and test on your pinpad.",
        es: "En `Mensagem`, no supere los 32 caracteres, como en el mensaje permanente, y pruebe en su pinpad.",
      },
    ],
    more: ["leitura_teclas_especiais", "mensagem_momentanea_pinpad", "funcoes_de_pinpad"],
  },
  {
    slug: "leitura_teclas_especiais",
    description: {
      pt: "Como esperar uma tecla especial do pinpad com a CliSiTef (OK, F1 a F4, limpa, anula) e o número que cada uma devolve.",
      en: "How to wait for a special key of the pinpad with CliSiTef (OK, F1 to F4, clear, cancel) and the number each returns.",
      es: "Cómo esperar una tecla especial del pinpad con CliSiTef (OK, F1 a F4, borrar, cancelar) y el número que devuelve cada una.",
    },
    intro: [
      {
        pt: 'Com uma mensagem no visor e esta rotina, o cliente escolhe entre poucas opções sem falar com o operador: "F1 crédito, F2 débito". As teclas numéricas são ignoradas; para um número, use a [leitura de campo aberto](../../clisitef-leitura-de-campo-aberto-no-pinpad/introducao.mdx).',
        en: 'With a message on the display and this routine the customer chooses among a few options without talking to the operator: "F1 credit, F2 debit". Numeric keys are ignored; for a number use the [open-field reading](../../clisitef-leitura-de-campo-aberto-no-pinpad/introducao.mdx).',
        es: 'Con un mensaje en el visor y esta rutina, el cliente elige entre pocas opciones sin hablar con el operador: "F1 crédito, F2 débito". Las teclas numéricas se ignoran; para un número, use la [lectura de campo abierto](../../clisitef-leitura-de-campo-aberto-no-pinpad/introducao.mdx).',
      },
    ],
    routines: ["LeTeclaPinPad"],
    sample: "pinpad/key",
    order: [
      {
        pt: "Mostre as opções com a [mensagem momentânea](%mensagem_momentanea_pinpad%).",
        en: "Show the options with the [momentary message](%mensagem_momentanea_pinpad%).",
        es: "Muestre las opciones con el [mensaje momentáneo](%mensagem_momentanea_pinpad%).",
      },
      {
        pt: "Chame a rotina e trate só as teclas que você ofereceu.",
        en: "Call the routine and handle only the keys that you offered.",
        es: "Llame a la rutina y maneje solo las teclas que ofreció.",
      },
      {
        pt: "Com `13`, o cliente desistiu; com `-43`, mostre as opções outra vez.",
        en: "On `13` the customer gave up; on `-43` show the options again.",
        es: "Con `13`, el cliente desistió; con `-43`, muestre las opciones otra vez.",
      },
    ],
    lost: readOnly,
    cautions: [
      outsideLoop,
      {
        pt: "A chamada bloqueia até uma tecla ou um erro. Faça-a fora da linha de execução (thread) que desenha a tela.",
        en: "The call blocks until a key or an error. Make it outside the thread that draws the screen.",
        es: "La llamada bloquea hasta una tecla o un error. Hágala fuera del hilo que dibuja la pantalla.",
      },
      {
        pt: "Aqui `-43` é também uma tecla que não é especial. Nas outras rotinas ele é sempre um erro do pinpad.",
        en: "Here `-43` is also a key that is not a special one. In the other routines it is always a pinpad error.",
        es: "Aquí `-43` es también una tecla que no es especial. En las otras rutinas siempre es un error del pinpad.",
      },
    ],
    more: ["leitura_confirmacao_cliente", "mensagem_momentanea_pinpad", "funcoes_de_pinpad"],
  },
  {
    slug: "informacoes_pinpad",
    description: {
      pt: "Como ler fabricante, modelo, firmware e número de série do pinpad com a CliSiTef, e como separar o texto devolvido.",
      en: "How to read maker, model, firmware and serial number of the pinpad with CliSiTef, and how to split the text it returns.",
      es: "Cómo leer fabricante, modelo, firmware y número de serie del pinpad con CliSiTef, y cómo separar el texto devuelto.",
    },
    intro: [
      {
        pt: "Guarde estes dados no cadastro do caixa: o suporte pede o modelo e o firmware, e o número de série mostra que alguém trocou o aparelho. O texto repete o mesmo bloco: identificador com 2 posições, tamanho com 3 e o valor.",
        en: "Keep these data with the settings of the POS: support asks for model and firmware, and the serial number shows that somebody changed the device. The text repeats one block: identifier in 2 positions, length in 3, and the value.",
        es: "Guarde estos datos con la configuración de la caja: soporte pide el modelo y el firmware, y el número de serie muestra que alguien cambió el equipo. El texto repite el mismo bloque: identificador con 2 posiciones, largo con 3 y el valor.",
      },
      {
        pt: "Exemplo inventado: `01004ACME02005PP-10` é o fabricante `ACME` (4 caracteres) e o modelo `PP-10` (5). No Android, use a função `775`.",
        en: "A made-up example: `01004ACME02005PP-10` is the maker `ACME` (4 characters) and the model `PP-10` (5). On Android use function `775`.",
        es: "Ejemplo inventado: `01004ACME02005PP-10` es el fabricante `ACME` (4 caracteres) y el modelo `PP-10` (5). En Android, use la función `775`.",
      },
    ],
    routines: ["ObtemInformacoesPinPad"],
    sample: "pinpad/pinpad-data",
    order: [
      {
        pt: "Verifique a [presença](%teste_presenca_pinpad%).",
        en: "Check that it is [present](%teste_presenca_pinpad%).",
        es: "Verifique la [presencia](%teste_presenca_pinpad%).",
      },
      {
        pt: "Chame a rotina com espaço para 256 bytes e separe os blocos.",
        en: "Call the routine with room for 256 bytes and split the blocks.",
        es: "Llame a la rutina con espacio para 256 bytes y separe los bloques.",
      },
      {
        pt: "Ignore identificadores que você não conhece: versões novas podem trazer outros.",
        en: "Ignore identifiers that you do not know: new versions may bring others.",
        es: "Ignore los identificadores que no conozca: versiones nuevas pueden traer otros.",
      },
    ],
    lost: readOnly,
    cautions: [outsideLoop],
    more: ["teste_presenca_pinpad", "carga_tabelas_pinpad", "funcoes_de_pinpad"],
  },
];
