import type { OpenLine } from "../open-line.ts";

export const clisitefLeituraDeSenhaAbertaNoPinpadOpen: readonly OpenLine[] = [
  {
    page: "clisitef-leitura-de-senha-aberta-no-pinpad/captura_a_partir_da_chave_de_acesso_e_liberacao_sem_biblioteca",
    field: { pt: "Trilha do cartão", en: "The card's track", es: "Pista de la tarjeta" },
    question: {
      pt: "Que `TipoCampo` pede a trilha na função `790`, e qual dos dois, `2955` ou `2954`, recebe a chave secreta de abertura?",
      en: "Which `TipoCampo` asks for the track in function `790`, and which of the two, `2955` or `2954`, takes the secret opening key?",
      es: "¿Qué `TipoCampo` pide la pista en la función `790`, y cuál de los dos, `2955` o `2954`, recibe la clave secreta de apertura?",
    },
    meanwhile: {
      pt: "Reconheça a trilha pelo texto da coleta e leve as duas respostas em uma configuração; se a leitura falha, troque uma pela outra.",
      en: "Recognize the track by the text of the capture and keep both answers in a setting; if the reading fails, swap them.",
      es: "Reconozca la pista por el texto de la captura y tenga las dos respuestas en una configuración; si la lectura falla, intercámbielas.",
    },
    owner: "support",
  },
  {
    page: "clisitef-leitura-de-senha-aberta-no-pinpad/mkse_instalada_no_pdv_modelo_2",
    field: { pt: "Coletas da `764`", en: "Captures of `764`", es: "Capturas de la `764`" },
    question: {
      pt: "Que `TipoCampo` pede a chave de abertura e a trilha, e que retorno chega quando a MKSE não é achada?",
      en: "Which `TipoCampo` asks for the opening key and for the track, and which return comes when MKSE is not found?",
      es: "¿Qué `TipoCampo` pide la clave de apertura y la pista, y qué retorno llega cuando no se encuentra MKSE?",
    },
    meanwhile: {
      pt: "Responda pelo texto da coleta e tome todo retorno diferente de `0` como uma leitura sem senha.",
      en: "Answer by the text of the capture and take every return other than `0` as a reading without a password.",
      es: "Responda por el texto de la captura y tome todo retorno distinto de `0` como una lectura sin contraseña.",
    },
    owner: "support",
  },
  {
    page: "clisitef-leitura-de-senha-aberta-no-pinpad/mkse_instalada_no_servidor",
    field: "`[DllPasswordOwner]`",
    question: {
      pt: "É este o nome da seção em `SenhaProprietaria.ini`, como no `CliSiTef.ini`?",
      en: "Is this the name of the section in `SenhaProprietaria.ini`, as it is in `CliSiTef.ini`?",
      es: "¿Es este el nombre de la sección en `SenhaProprietaria.ini`, como en `CliSiTef.ini`?",
    },
    meanwhile: {
      pt: "Crie o arquivo com esta seção e, se vier o código `06` com o caminho certo, peça o nome ao suporte.",
      en: "Create the file with this section and, if code `06` comes with the right path, ask support for the name.",
      es: "Cree el archivo con esta sección y, si llega el código `06` con la ruta correcta, pida el nombre a soporte.",
    },
    owner: "support",
  },
  {
    page: "clisitef-leitura-de-senha-aberta-no-pinpad/codigos_de_retorno",
    field: "`06`",
    question: {
      pt: "Qual das rotinas devolve este código?",
      en: "Which of the routines returns this code?",
      es: "¿Cuál de las rutinas devuelve este código?",
    },
    meanwhile: {
      pt: "Trate-o no retorno das três rotinas do modelo do servidor.",
      en: "Handle it in the return of all three routines of the server model.",
      es: "Trátelo en el retorno de las tres rutinas del modelo del servidor.",
    },
    owner: "support",
  },
  {
    page: "clisitef-leitura-de-senha-aberta-no-pinpad/seobtemsenhaclientedireto",
    field: "`Senha`",
    question: {
      pt: "Em que posição começa a senha, e qual é a convenção de chamada da MKSE?",
      en: "At which position does the password begin, and what is MKSE's calling convention?",
      es: "¿En qué posición comienza la contraseña, y cuál es la convención de llamada de MKSE?",
    },
    meanwhile: {
      pt: "Siga o cabeçalho que vem com a MKSE, reserve 21 bytes e descubra o início com uma senha de teste antes de abrir o caixa.",
      en: "Follow the header that comes with MKSE, reserve 21 bytes and find the beginning with a test password before you open the POS.",
      es: "Siga el encabezado que viene con MKSE, reserve 21 bytes y averigüe el inicio con una contraseña de prueba antes de abrir la caja.",
    },
    owner: "support",
  },
  {
    page: "clisitef-leitura-de-senha-aberta-no-pinpad/requisitos_de_seguranca",
    field: "`790`",
    question: {
      pt: "A função recusa o cartão de outra loja?",
      en: "Does the function refuse another merchant's card?",
      es: "¿La función rechaza la tarjeta de otro comercio?",
    },
    meanwhile: {
      pt: "Compare o BIN com os da sua loja antes de iniciar a leitura.",
      en: "Compare the BIN with your store's before you start the reading.",
      es: "Compare el BIN con los de su comercio antes de iniciar la lectura.",
    },
    owner: "support",
  },
  {
    page: "clisitef-leitura-de-senha-aberta-no-pinpad/historico_alteracoes",
    field: "`790`",
    question: {
      pt: "A função existe desde a versão 5.0.114.41 ou desde a 6.0.114.41?",
      en: "Is the function available since version 5.0.114.41 or since 6.0.114.41?",
      es: "¿La función existe desde la versión 5.0.114.41 o desde la 6.0.114.41?",
    },
    meanwhile: {
      pt: "Exija a 6.0.114.41 ou mais nova.",
      en: "Require 6.0.114.41 or newer.",
      es: "Exija la 6.0.114.41 o posterior.",
    },
    owner: "documentation",
  },
];
