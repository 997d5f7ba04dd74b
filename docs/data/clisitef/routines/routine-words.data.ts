import type { RoutineWords } from "./routine.ts";
import type { RoutineName } from "./routines.ts";

/** What each routine is for, in words. */
export const routineWords: Readonly<Record<RoutineName, RoutineWords>> = {
  ConfiguraIntSiTefInterativo: {
    purpose: {
      pt: "É a primeira chamada: diz à biblioteca o endereço do servidor, a loja e o terminal. Repita-a só quando um parâmetro mudar, nunca a cada transação.",
      en: "This is the first call: it tells the library the address of the server, the store and the terminal. Repeat it only when a parameter changes, never for each transaction.",
      es: "Es la primera llamada: le dice a la biblioteca la dirección del servidor, el comercio y la terminal. Repítala solo cuando cambie un parámetro, nunca en cada transacción.",
    },
  },
  ConfiguraIntSiTefInterativoEx: {
    purpose: {
      pt: "Faz a mesma primeira chamada que `ConfiguraIntSiTefInterativo` e leva também os parâmetros gerais da automação. É a que uma integração nova deve usar.",
      en: "Makes the same first call as `ConfiguraIntSiTefInterativo` and takes the general parameters of your software as well. A new integration should use this one.",
      es: "Hace la misma primera llamada que `ConfiguraIntSiTefInterativo` y lleva también los parámetros generales del sistema de caja. Es la que debe usar una integración nueva.",
    },
  },
  IniciaFuncaoSiTefInterativo: {
    purpose: {
      pt: "Inicia um pagamento ou uma função gerencial. Devolve `10000` quando a coleta deve seguir em `ContinuaFuncaoSiTefInterativo`.",
      en: "Starts a payment or a management function. It returns `10000` when collecting goes on in `ContinuaFuncaoSiTefInterativo`.",
      es: "Inicia un pago o una función de gestión. Devuelve `10000` cuando la captura debe seguir en `ContinuaFuncaoSiTefInterativo`.",
    },
  },
  ContinuaFuncaoSiTefInterativo: {
    purpose: {
      pt: "É a troca com a biblioteca: cada volta entrega um comando e leva a resposta da volta anterior. Repita enquanto devolver `10000`.",
      en: "This is the exchange with the library: each turn hands over a command and takes the answer of the turn before. Repeat while it returns `10000`.",
      es: "Es el intercambio con la biblioteca: cada vuelta entrega un comando y lleva la respuesta de la anterior. Repita mientras devuelva `10000`.",
    },
  },
  FinalizaFuncaoSiTefInterativo: {
    purpose: {
      pt: "Confirma (`1`) ou desfaz (`0`) os pagamentos do documento fiscal. Vale também depois de uma queda de energia, com o mesmo documento e a mesma data.",
      en: "Confirms (`1`) or voids (`0`) the payments of the fiscal document. It also works after a power loss, with the same document and the same date.",
      es: "Confirma (`1`) o deshace (`0`) los pagos del documento fiscal. Vale también después de un corte de energía, con el mismo documento y la misma fecha.",
    },
    remarks: [
      {
        pt: "A variante ASCII é de 2018-07-25.",
        en: "The ASCII variant dates from 2018-07-25.",
        es: "La variante ASCII es del 2018-07-25.",
      },
    ],
  },
  ObtemQuantidadeTransacoesPendentes: {
    purpose: {
      pt: "Diz quantas transações de um documento fiscal ainda esperam por `FinalizaFuncaoSiTefInterativo`.",
      en: "Says how many transactions of a fiscal document still wait for `FinalizaFuncaoSiTefInterativo`.",
      es: "Dice cuántas transacciones de un documento fiscal todavía esperan `FinalizaFuncaoSiTefInterativo`.",
    },
  },
  VerificaPresencaPinPad: {
    purpose: {
      pt: "Verifica se há um pinpad ligado e respondendo.",
      en: "Checks that a pinpad is connected and answers.",
      es: "Verifica si hay un pinpad conectado y respondiendo.",
    },
  },
  KeepAlivePinPad: {
    purpose: {
      pt: "Verificação mais leve de presença: o visor do pinpad não pisca. Use-a para repetir a pergunta enquanto o caixa espera.",
      en: "A lighter check of presence: the pinpad's display does not blink. Use it to ask again while the POS is idle.",
      es: "Verificación más liviana de presencia: el visor del pinpad no parpadea. Úsela para repetir la consulta mientras la caja espera.",
    },
  },
  EscreveMensagemPermanentePinPad: {
    purpose: {
      pt: "Põe no visor do pinpad a mensagem de repouso, de até 32 caracteres. `|` quebra a linha; um texto vazio limpa.",
      en: "Puts the idle message on the pinpad's display, up to 32 characters. `|` breaks the line; an empty text clears it.",
      es: "Pone en el visor del pinpad el mensaje de reposo, de hasta 32 caracteres. `|` corta la línea; un texto vacío lo borra.",
    },
  },
  EscreveMensagemPinPad: {
    purpose: {
      pt: "Mostra uma mensagem de momento, de até 32 caracteres. Um retorno de carro quebra a linha.",
      en: "Shows a momentary message, up to 32 characters. A carriage return breaks the line.",
      es: "Muestra un mensaje momentáneo, de hasta 32 caracteres. Un retorno de carro corta la línea.",
    },
  },
  LeTrilha3: {
    purpose: {
      pt: "Lê a trilha magnética 3 de cartões próprios da loja. Não serve para pagamento.",
      en: "Reads magnetic track 3 of the store's own cards. It is not for payments.",
      es: "Lee la pista magnética 3 de tarjetas propias del comercio. No sirve para pagos.",
    },
  },
  LeCartaoSeguro: {
    purpose: {
      pt: "Lê o cartão com os dados protegidos e segue no laço de continuação, que os entrega nos campos `2021` a `2046`.",
      en: "Reads the card with its data protected and goes on in the continuation loop, which hands them over in fields `2021` to `2046`.",
      es: "Lee la tarjeta con los datos protegidos y sigue en el ciclo de continuación, que los entrega en los campos `2021` a `2046`.",
    },
    remarks: [
      {
        pt: "Precisa do arquivo de chaves `.cha` no servidor e de uma comunicação anterior com ele.",
        en: "It needs the key file `.cha` on the server and one earlier communication with it.",
        es: "Necesita el archivo de claves `.cha` en el servidor y una comunicación anterior con él.",
      },
      {
        pt: "Em dispositivos móveis, use a função `430` de `IniciaFuncaoSiTefInterativo`.",
        en: "On mobile devices use function `430` of `IniciaFuncaoSiTefInterativo`.",
        es: "En dispositivos móviles, use la función `430` de `IniciaFuncaoSiTefInterativo`.",
      },
    ],
  },
  LeCartaoDiretoSeguro: {
    purpose: {
      pt: "Lê o cartão protegido em uma só chamada, que espera até ter o cartão, terminar o tempo ou ser parada.",
      en: "Reads the protected card in a single call, which waits until it has the card, the time is over or it is stopped.",
      es: "Lee la tarjeta protegida en una sola llamada, que espera hasta tener la tarjeta, agotar el tiempo o ser detenida.",
    },
  },
  LeCartaoDiretoSeguroEx: {
    purpose: {
      pt: "Devolve os mesmos dados em um único texto: tipo, tamanho e valor de cada um.",
      en: "Gives the same data in a single text: type, length and value of each.",
      es: "Devuelve los mismos datos en un único texto: tipo, largo y valor de cada uno.",
    },
  },
  LeTrilhaChipInterativo: {
    purpose: {
      pt: "Faz o que `LeCartaoSeguro` faz, também para cartões com chip. `LeTrilhaChipInterativoEx` leva além disso a semente do hash.",
      en: "Does what `LeCartaoSeguro` does, for chip cards as well. `LeTrilhaChipInterativoEx` also takes the seed of the hash.",
      es: "Hace lo que hace `LeCartaoSeguro`, también con tarjetas con chip. `LeTrilhaChipInterativoEx` lleva además la semilla del hash.",
    },
    remarks: [
      {
        pt: "Em dispositivos móveis, use a função `431`.",
        en: "On mobile devices use function `431`.",
        es: "En dispositivos móviles, use la función `431`.",
      },
    ],
  },
  LeSenhaInterativo: {
    purpose: {
      pt: "Lê no pinpad a senha de um cartão próprio da loja e segue no laço, que a entrega cifrada no campo `153`. Nunca para cartão de banco.",
      en: "Reads on the pinpad the password of the store's own card and goes on in the loop, which hands it over encrypted in field `153`. Never for bank cards.",
      es: "Lee en el pinpad la contraseña de una tarjeta propia del comercio y sigue en el ciclo, que la entrega cifrada en el campo `153`. Nunca para tarjetas de banco.",
    },
  },
  LeSenhaDireto: {
    purpose: {
      pt: "Lê a mesma senha em uma só chamada e a devolve cifrada.",
      en: "Reads the same password in a single call and returns it encrypted.",
      es: "Lee la misma contraseña en una sola llamada y la devuelve cifrada.",
    },
  },
  LeSimNaoPinPad: {
    purpose: {
      pt: "Faz uma pergunta no pinpad e espera o cliente responder sim ou não. A chamada só volta com a resposta.",
      en: "Asks a question on the pinpad and waits for the customer's yes or no. The call comes back only with the answer.",
      es: "Hace una pregunta en el pinpad y espera que el cliente responda sí o no. La llamada solo vuelve con la respuesta.",
    },
  },
  LeTeclaPinPad: {
    purpose: {
      pt: "Espera uma tecla especial do pinpad. As teclas numéricas são ignoradas.",
      en: "Waits for a special key of the pinpad. Numeric keys are ignored.",
      es: "Espera una tecla especial del pinpad. Las teclas numéricas se ignoran.",
    },
  },
  CorrespondenteBancarioSiTefInterativo: {
    purpose: {
      pt: "Inicia o pagamento de contas por correspondente bancário. Segue no laço de continuação, e cada comprovante deve ser impresso quando chega.",
      en: "Starts the payment of bills through a banking correspondent. It goes on in the continuation loop, and each receipt must be printed when it comes.",
      es: "Inicia el pago de cuentas por corresponsal bancario. Sigue en el ciclo de continuación, y cada comprobante debe imprimirse cuando llega.",
    },
  },
  ValidaCampoCodigoEmBarras: {
    purpose: {
      pt: "Confere os blocos de um código de barras enquanto o operador os digita.",
      en: "Checks the blocks of a bar code while the operator types them.",
      es: "Verifica los bloques de un código de barras mientras el operador los ingresa.",
    },
    remarks: [
      {
        pt: "Em uma conta de consumo ou tributo (arrecadação), confira a cada um dos quatro blocos; em um boleto, a cada par de blocos.",
        en: "In a utility or tax bill (*arrecadação*) check at each of the four blocks; in a boleto, at each pair of blocks.",
        es: "En una cuenta de servicios o impuestos (*arrecadação*), verifique en cada uno de los cuatro bloques; en un boleto, en cada par de bloques.",
      },
    ],
  },
  ObtemVersao: {
    purpose: {
      pt: "Devolve as versões da CliSiTef e da CliSiTefI, que devem ser atualizadas juntas.",
      en: "Returns the versions of CliSiTef and CliSiTefI, which must be updated together.",
      es: "Devuelve las versiones de CliSiTef y CliSiTefI, que deben actualizarse juntas.",
    },
  },
  DescarregaMensagens: {
    purpose: {
      pt: "Envia as confirmações e os desfazimentos que estão na fila, com o caixa parado.",
      en: "Sends the confirmations and voids that are queued, while the POS is idle.",
      es: "Envía las confirmaciones de venta y las solicitudes de deshacerla que están en la cola, con la caja en reposo.",
    },
  },
  ObtemInformacoesPinPad: {
    purpose: {
      pt: "Devolve os dados do pinpad: `01` fabricante, `02` modelo, `03` firmware, `04` especificação, `05` aplicação básica, `06` número de série.",
      en: "Returns the data of the pinpad: `01` maker, `02` model, `03` firmware, `04` specification, `05` basic application, `06` serial number.",
      es: "Devuelve los datos del pinpad: `01` fabricante, `02` modelo, `03` firmware, `04` especificación, `05` aplicación básica, `06` número de serie.",
    },
  },
  ObtemDadoPinPadDiretoEx: {
    purpose: {
      pt: "Forma antiga de ler um campo aberto no pinpad, em uma só chamada; a nova é a função `789`. A resposta vem no parâmetro de saída.",
      en: "Old way of reading an open field on the pinpad, in a single call; the new one is function `789`. The answer comes in the output parameter.",
      es: "Forma antigua de leer un campo abierto en el pinpad, en una sola llamada; la nueva es la función `789`. La respuesta viene en el parámetro de salida.",
    },
    remarks: [
      {
        pt: "A chave pode vir do SiTef nas bibliotecas 5.0/6.1/6.2.115.13.r1 com o GerPdv 6.2.3.56 ou 6.2.4.19.",
        en: "The key can come from SiTef in libraries 5.0/6.1/6.2.115.13.r1 with GerPdv 6.2.3.56 or 6.2.4.19.",
        es: "La clave puede venir de SiTef en las bibliotecas 5.0/6.1/6.2.115.13.r1 con GerPdv 6.2.3.56 o 6.2.4.19.",
      },
      {
        pt: "`-21` é uma palavra proibida no texto do pinpad e `-20`, um tamanho fora da regra.",
        en: "`-21` is a forbidden word in the pinpad's text and `-20` a size outside the rule.",
        es: "`-21` es una palabra prohibida en el texto del pinpad y `-20`, un largo fuera de la regla.",
      },
    ],
  },
  ObtemDadoPinPadEx: {
    purpose: {
      pt: "Forma antiga e iterativa de ler um campo aberto: segue no laço de continuação e responde no campo `670`. A nova é a função `789`.",
      en: "Old interactive way of reading an open field: it goes on in the continuation loop and answers in field `670`. The new one is function `789`.",
      es: "Forma antigua e iterativa de leer un campo abierto: sigue en el ciclo de continuación y responde en el campo `670`. La nueva es la función `789`.",
    },
    remarks: [
      {
        pt: "Como na forma direta, `-21` é uma palavra proibida e `-20`, um tamanho fora da regra.",
        en: "As in the direct way, `-21` is a forbidden word and `-20` a size outside the rule.",
        es: "Como en la forma directa, `-21` es una palabra prohibida y `-20`, un largo fuera de la regla.",
      },
    ],
  },
  IniciaFuncaoAASiTefInterativo: {
    purpose: {
      pt: "Variante descontinuada para autoatendimento, que leva a lista de produtos. Use `IniciaFuncaoSiTefInterativo`.",
      en: "Discontinued variant for self-service, which takes the list of products. Use `IniciaFuncaoSiTefInterativo`.",
      es: "Variante discontinuada para autoservicio, que lleva la lista de productos. Use `IniciaFuncaoSiTefInterativo`.",
    },
  },
  ObtemChaveSeguranca: {
    purpose: {
      pt: "Pede ao servidor SiTef a chave que `LeSenhaInterativo` e `LeSenhaDireto` usam.",
      en: "Asks the SiTef server for the key that `LeSenhaInterativo` and `LeSenhaDireto` use.",
      es: "Le pide al servidor SiTef la clave que usan `LeSenhaInterativo` y `LeSenhaDireto`.",
    },
  },
  ObtemSenha: {
    purpose: {
      pt: "Abre a senha de um cartão da própria loja, no modelo com a biblioteca de segurança no servidor SiTef.",
      en: "Opens the password of the store's own card, in the model with the security library on the SiTef server.",
      es: "Descifra la contraseña de una tarjeta del propio comercio, en el modelo con la biblioteca de seguridad en el servidor SiTef.",
    },
  },
  EnviaRecebeSiTefDireto: {
    purpose: {
      pt: "Envia uma mensagem crua a um módulo do SiTef. Só para produtos cujo próprio documento a pede; `CodigoResposta` traz a resposta.",
      en: "Sends a raw message to a SiTef module. Only for products whose own document asks for it; `CodigoResposta` brings the answer.",
      es: "Envía un mensaje crudo a un módulo de SiTef. Solo para productos cuyo propio documento la pide; `CodigoResposta` trae la respuesta.",
    },
  },
  LeDigitoPinPad: {
    purpose: {
      pt: "Lê no pinpad um valor de 0 a 10, em aberto.",
      en: "Reads an open value from 0 to 10 on the pinpad.",
      es: "Lee en el pinpad un valor de 0 a 10, en abierto.",
    },
  },
  CarregaArquivosTraducao: {
    purpose: {
      pt: "Carrega as mensagens traduzidas, nas plataformas móveis.",
      en: "Loads the translated messages, on mobile platforms.",
      es: "Carga los mensajes traducidos, en las plataformas móviles.",
    },
  },
};
