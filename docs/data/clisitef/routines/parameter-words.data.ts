import type { Localized } from "@portal/shared/locales.ts";

/** What goes into a parameter. Several routines take the same ones. */
export const parameterWords = {
  server: {
    pt: "Nome ou endereço IP do servidor SiTef. A porta, quando não é a `4096`, vai no arquivo de configuração",
    en: "Name or IP address of the SiTef server. Its port, where it is not `4096`, goes in the configuration file",
    es: "Nombre o dirección IP del servidor SiTef. El puerto, cuando no es el `4096`, va en el archivo de configuración",
  },
  store: {
    pt: "Código da loja no SiTef, com 8 posições. O servidor de demonstração usa `00000000`",
    en: "Code of the store in SiTef, 8 positions. The demonstration server uses `00000000`",
    es: "Código del comercio en SiTef, con 8 posiciones. El servidor de demostración usa `00000000`",
  },
  terminal: {
    pt: "Código do terminal: duas letras e seis dígitos, como `SW000001`. Único e fixo na loja; a faixa de `000900` a `000999` é reservada",
    en: "Code of the terminal: two letters and six digits, such as `SW000001`. Unique and fixed in the store; the range from `000900` to `000999` is reserved",
    es: "Código de la terminal: dos letras y seis dígitos, como `SW000001`. Única y fija en el comercio; el rango de `000900` a `000999` está reservado",
  },
  reserved: { pt: "Reservado. Passe `0`", en: "Reserved. Pass `0`", es: "Reservado. Pase `0`" },
  configurationParameters: {
    pt: "Parâmetros gerais, na forma `[Nome=Valor;Nome=Valor]`. Vazio quando não há nenhum",
    en: "General parameters, in the form `[Nome=Valor;Nome=Valor]`. Empty where there are none",
    es: "Parámetros generales, en la forma `[Nome=Valor;Nome=Valor]`. Vacío cuando no hay ninguno",
  },
  functionCode: {
    pt: "Código da função, como `3` para crédito. `0` abre o menu de pagamento",
    en: "Code of the function, such as `3` for credit. `0` opens the payment menu",
    es: "Código de la función, como `3` para crédito. `0` abre el menú de pago",
  },
  amount: {
    pt: "Valor com vírgula e dois decimais, como `129,90`. Vazio quando ainda não é conhecido",
    en: "Amount with a comma and two decimals, such as `129,90`. Empty while it is not known",
    es: "Importe con coma y dos decimales, como `129,90`. Vacío mientras no se conozca",
  },
  fiscalDocument: {
    pt: "Número do documento fiscal, sempre crescente. Com a data fiscal, é a chave da pendência",
    en: "Number of the fiscal document, always increasing. With the fiscal date it is the key of what is pending",
    es: "Número del documento fiscal, siempre creciente. Con la fecha fiscal, es la clave de lo pendiente",
  },
  fiscalDate: {
    pt: "Data fiscal, `AAAAMMDD`",
    en: "Fiscal date, `AAAAMMDD` (year, month, day)",
    es: "Fecha fiscal, `AAAAMMDD`",
  },
  fiscalTime: {
    pt: "Hora fiscal, `HHMMSS`. Não faz parte da chave da pendência; alguns fabricantes de pinpad a usam por segurança",
    en: "Fiscal time, `HHMMSS`. It is not part of the key of what is pending; some pinpad makers use it for security",
    es: "Hora fiscal, `HHMMSS`. No forma parte de la clave de lo pendiente; algunos fabricantes de pinpad la usan por seguridad",
  },
  operator: {
    pt: "Identificação do operador do caixa",
    en: "Identification of the operator at the POS",
    es: "Identificación del operador de la caja",
  },
  transactionParameters: {
    pt: "Restrições entre colchetes e recursos entre chaves, só desta transação. Vazio quando não há nenhum",
    en: "Restrictions in square brackets and features in braces, of this transaction only. Empty where there are none",
    es: "Restricciones entre corchetes y opciones entre llaves, solo de esta transacción. Vacío cuando no hay ninguno",
  },
  settlementParameters: {
    pt: "Vazio para o documento inteiro, ou `{NumeroPagamentoCupom=n}`, `{RedeConfirmacao=n}`, `{NumeroPagamentoNFPAG=n}{NFPAG=...}`",
    en: "Empty for the whole document, or `{NumeroPagamentoCupom=n}`, `{RedeConfirmacao=n}`, `{NumeroPagamentoNFPAG=n}{NFPAG=...}`",
    es: "Vacío para el documento entero, o `{NumeroPagamentoCupom=n}`, `{RedeConfirmacao=n}`, `{NumeroPagamentoNFPAG=n}{NFPAG=...}`",
  },
  correspondentParameters: {
    pt: "Vazio, ou `{PortaPinPadCB=porta}` com a porta do pinpad do banco; também leva as restrições e os recursos do documento fiscal",
    en: "Empty, or `{PortaPinPadCB=porta}` with the port of the bank's pinpad; it also takes the restrictions and what concerns the fiscal document",
    es: "Vacío, o `{PortaPinPadCB=porta}` con el puerto del pinpad del banco; también lleva las restricciones y las opciones del documento fiscal",
  },
  hashSeed: {
    pt: "`{SementeHash=...}`, com uma semente de até 64 caracteres",
    en: "`{SementeHash=...}`, with a seed of up to 64 characters",
    es: "`{SementeHash=...}`, con una semilla de hasta 64 caracteres",
  },
  command: {
    pt: "`0` traz um dado; outro valor é o próximo comando a executar. Na primeira chamada, `0`",
    en: "`0` brings a value; any other number is the next command to carry out. `0` in the first call",
    es: "`0` trae un dato; otro valor es el próximo comando a ejecutar. En la primera llamada, `0`",
  },
  fieldType: {
    pt: "O que `Buffer` traz ou o que está sendo pedido. Na primeira chamada, `0`",
    en: "What `Buffer` brings or what is being asked for. `0` in the first call",
    es: "Qué trae `Buffer` o qué se está pidiendo. En la primera llamada, `0`",
  },
  minimumLength: {
    pt: "Tamanho mínimo do que se coleta. Na primeira chamada, `0`",
    en: "Minimum length of what is collected. `0` in the first call",
    es: "Largo mínimo de lo que se captura. En la primera llamada, `0`",
  },
  maximumLength: {
    pt: "Tamanho máximo do que se coleta. Na primeira chamada, `0`",
    en: "Maximum length of what is collected. `0` in the first call",
    es: "Largo máximo de lo que se captura. En la primera llamada, `0`",
  },
  buffer: {
    pt: "Área de troca, de pelo menos 20.000 bytes: traz mensagens e dados, leva as respostas",
    en: "Area of exchange, at least 20,000 bytes: it brings messages and values, and takes the answers",
    es: "Área de intercambio, de al menos 20.000 bytes: trae mensajes y datos, lleva las respuestas",
  },
  bufferSize: {
    pt: "Tamanho de `Buffer`, sempre o inteiro",
    en: "Size of `Buffer`, always the whole of it",
    es: "Tamaño de `Buffer`, siempre el total",
  },
  proceed: {
    pt: "O que fazer a seguir: `0` seguir, `1` voltar ao campo anterior, `2` abandonar a conta atual (pagamento de contas), `10000` seguir com um valor já conhecido, se o operador o confirma e o suporte concorda com o uso, `-1` parar",
    en: "What to do next: `0` go on, `1` back to the previous field, `2` drop the current bill (bill payment), `10000` go on with a value known beforehand, if the operator confirms it and support agrees to its use, `-1` stop",
    es: "Qué hacer a continuación: `0` seguir, `1` volver al campo anterior, `2` abandonar la cuenta actual (pago de cuentas), `10000` seguir con un valor ya conocido, si el operador lo confirma y soporte acepta su uso, `-1` parar",
  },
  confirm: {
    pt: "`1` confirma, `0` desfaz",
    en: "`1` confirms, `0` voids",
    es: "`1` confirma, `0` deshace",
  },
  pinpadText: {
    pt: "Texto que o pinpad mostra",
    en: "Text that the pinpad shows",
    es: "Texto que muestra el pinpad",
  },
  track1Kind: {
    pt: "O que há em `Trilha1`: mascarado, hash ou cifrado",
    en: "What is in `Trilha1`: masked, hashed or encrypted",
    es: "Qué hay en `Trilha1`: enmascarado, hash o cifrado",
  },
  track1: {
    pt: "Dados da trilha 1, na forma que o tipo diz",
    en: "Data of track 1, in the form that its kind says",
    es: "Datos de la pista 1, en la forma que dice su tipo",
  },
  track2Kind: {
    pt: "O que há em `Trilha2`: mascarado, hash ou cifrado",
    en: "What is in `Trilha2`: masked, hashed or encrypted",
    es: "Qué hay en `Trilha2`: enmascarado, hash o cifrado",
  },
  track2: {
    pt: "Dados da trilha 2, na forma que o tipo diz",
    en: "Data of track 2, in the form that its kind says",
    es: "Datos de la pista 2, en la forma que dice su tipo",
  },
  timeout: {
    pt: "Segundos de espera; `0` espera sem limite",
    en: "Seconds to wait; `0` waits without end",
    es: "Segundos de espera; `0` espera sin límite",
  },
  cancelCallback: {
    pt: "Função sua, chamada durante a espera: devolve `0` para continuar e `1` para parar",
    en: "A function of yours, called during the wait: it returns `0` to keep waiting and `1` to stop",
    es: "Función suya, llamada durante la espera: devuelve `0` para continuar y `1` para parar",
  },
  tlvOutput: {
    pt: "Os mesmos dados em texto: tipo com 5 posições, tamanho com 3, valor",
    en: "The same data as text: type in 5 positions, length in 3, value",
    es: "Los mismos datos en texto: tipo con 5 posiciones, largo con 3, valor",
  },
  tlvOutputSize: { pt: "Tamanho de `DadosOut`", en: "Size of `DadosOut`", es: "Tamaño de `DadosOut`" },
  modality: {
    pt: "`2` débito, `3` crédito",
    en: "`2` debit, `3` credit",
    es: "`2` débito, `3` crédito",
  },
  securityKey: {
    pt: "Chave de 64 posições: a que `ObtemChaveSeguranca` devolve, ou uma gerada pela biblioteca de segurança MKSE",
    en: "Key of 64 positions: the one that `ObtemChaveSeguranca` returns, or one made by the MKSE security library",
    es: "Clave de 64 posiciones: la que devuelve `ObtemChaveSeguranca`, o una generada por la biblioteca de seguridad MKSE",
  },
  newSecurityKey: {
    pt: "Recebe a chave para a próxima leitura de senha",
    en: "Receives the key for the next password reading",
    es: "Recibe la clave para la próxima lectura de contraseña",
  },
  openingKey: {
    pt: "Chave secreta de abertura, com 32 posições",
    en: "Secret opening key, 32 positions",
    es: "Clave secreta de apertura, con 32 posiciones",
  },
  cardOrTrack2: {
    pt: "Número do cartão próprio da loja, ou a sua trilha 2",
    en: "Number of the store's own card, or its track 2",
    es: "Número de la tarjeta propia del comercio, o su pista 2",
  },
  usedSecurityKey: {
    pt: "A chave com que a senha foi lida",
    en: "The key that the password was read with",
    es: "La clave con que se leyó la contraseña",
  },
  readPin: {
    pt: "A senha que `LeSenhaDireto` ou `LeSenhaInterativo` leu, cifrada",
    en: "The password that `LeSenhaDireto` or `LeSenhaInterativo` read, encrypted",
    es: "La contraseña que leyó `LeSenhaDireto` o `LeSenhaInterativo`, cifrada",
  },
  openPin: {
    pt: "Recebe a senha em claro",
    en: "Receives the password in clear",
    es: "Recibe la contraseña en claro",
  },
  openPinSize: {
    pt: "Tamanho máximo de `SenhaAberta`",
    en: "Most that `SenhaAberta` may hold",
    es: "Tamaño máximo de `SenhaAberta`",
  },
  encryptedPin: {
    pt: "Recebe a senha, cifrada",
    en: "Receives the password, encrypted",
    es: "Recibe la contraseña, cifrada",
  },
  barCode: {
    pt: "Dígitos digitados até agora",
    en: "Digits typed so far",
    es: "Dígitos ingresados hasta ahora",
  },
  barCodeKind: {
    pt: "`-1` ainda desconhecido, `0` conta de consumo ou tributo (arrecadação), `1` boleto",
    en: "`-1` not known yet, `0` utility or tax bill (*arrecadação*), `1` boleto",
    es: "`-1` todavía desconocido, `0` cuenta de servicios o impuestos (*arrecadação*), `1` boleto",
  },
  libraryVersion: {
    pt: "Recebe a versão da CliSiTef",
    en: "Receives the version of CliSiTef",
    es: "Recibe la versión de CliSiTef",
  },
  interfaceVersion: {
    pt: "Recebe a versão da CliSiTefI",
    en: "Receives the version of CliSiTefI",
    es: "Recibe la versión de CliSiTefI",
  },
  pinpadData: {
    pt: "Recebe os dados, em pelo menos 256 bytes: identificador com 2 posições, tamanho com 3, valor",
    en: "Receives the data, in at least 256 bytes: identifier in 2 positions, length in 3, value",
    es: "Recibe los datos, en al menos 256 bytes: identificador con 2 posiciones, largo con 3, valor",
  },
  accessKey: {
    pt: "Chave de acesso dada para o recurso. Vazia quando a chave vem do SiTef",
    en: "Access key given for the feature. Empty where the key comes from SiTef",
    es: "Clave de acceso dada para la función. Vacía cuando la clave viene de SiTef",
  },
  accessIdentifier: {
    pt: "Identificador que acompanha a chave de acesso",
    en: "Identifier that goes with the access key",
    es: "Identificador que acompaña a la clave de acceso",
  },
  captureLayout: {
    pt: "O que coletar: quantidade de coletas, tamanhos e mensagens",
    en: "What to collect: number of collections, sizes and messages",
    es: "Qué capturar: cantidad de capturas, largos y mensajes",
  },
  capturedData: { pt: "Recebe o que foi digitado", en: "Takes what was typed", es: "Recibe lo ingresado" },
  products: {
    pt: "Obrigatório: `[descrição;código;quantidade;total];...`, que sai impresso no comprovante",
    en: "Mandatory: `[description;code;quantity;total];...`, which is printed on the receipt",
    es: "Obligatorio: `[descripción;código;cantidad;total];...`, que sale impreso en el comprobante",
  },
  moduleNumber: {
    pt: "Número do módulo ou da rede no SiTef",
    en: "Number of the module or network in SiTef",
    es: "Número del módulo o de la red en SiTef",
  },
  moduleFunction: { pt: "Função desse módulo", en: "Function of that module", es: "Función de ese módulo" },
  cardOffset: {
    pt: "Onde os dados do cartão entram em `DadosTx`",
    en: "Where the card data go in `DadosTx`",
    es: "Dónde entran los datos de la tarjeta en `DadosTx`",
  },
  sentData: { pt: "Dados enviados", en: "Data sent", es: "Datos enviados" },
  sentSize: {
    pt: "Tamanho dos dados enviados",
    en: "Length of the data sent",
    es: "Largo de los datos enviados",
  },
  receivedData: { pt: "Espaço para a resposta", en: "Room for the answer", es: "Espacio para la respuesta" },
  receivedSize: { pt: "Tamanho desse espaço", en: "Size of that room", es: "Tamaño de ese espacio" },
  moduleAnswer: {
    pt: "Recebe o código de resposta do módulo",
    en: "Receives the answer code of the module",
    es: "Recibe el código de respuesta del módulo",
  },
  moduleWait: {
    pt: "Quanto esperar pela resposta",
    en: "How long to wait for the answer",
    es: "Cuánto esperar la respuesta",
  },
  moduleConfirmation: {
    pt: "Se uma confirmação vem depois",
    en: "Whether a confirmation follows",
    es: "Si después viene una confirmación",
  },
  digit: {
    pt: "Recebe o valor, de 0 a 10; vazio se ele saiu da faixa ou se a leitura veio cedo demais depois de outra",
    en: "Receives the value, from 0 to 10; empty if it was out of range or the reading came too soon after another",
    es: "Recibe el valor, de 0 a 10; vacío si quedó fuera del rango o si la lectura llegó muy pronto después de otra",
  },
  translationFile: {
    pt: "Arquivo com os textos traduzidos",
    en: "File with the translated texts",
    es: "Archivo con los textos traducidos",
  },
} as const satisfies Record<string, Localized>;

export type ParameterMeaning = keyof typeof parameterWords;
