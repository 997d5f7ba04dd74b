import type { OpenLine } from "../open-line.ts";

export const clisitefLeituraDeCampoAbertoNoPinpadOpen: readonly OpenLine[] = [
  {
    page: "clisitef-leitura-de-campo-aberto-no-pinpad/api_prototipo_das_funcoes_antiga",
    field: "`ChaveAcesso`, `Identificador`",
    question: {
      pt: "Que `TipoCampo` pede cada um destes dois dados no laço da função `762`?",
      en: "Which `TipoCampo` asks for each of these two values in the loop of function `762`?",
      es: "¿Qué `TipoCampo` pide cada uno de estos dos datos en el ciclo de la función `762`?",
    },
    meanwhile: {
      pt: "Responda pelo texto da coleta e leve os dois números em uma configuração, ou use o GerPdv e responda vazio.",
      en: "Answer by the text of the capture and keep both numbers in a setting, or use GerPdv and answer with nothing.",
      es: "Responda por el texto de la captura y tenga los dos números en una configuración, o use GerPdv y responda vacío.",
    },
    owner: "support",
  },
  {
    page: "clisitef-leitura-de-campo-aberto-no-pinpad/layout_de_entrada",
    field: { pt: "Tamanho dos textos", en: "Size of the texts", es: "Tamaño de los textos" },
    question: {
      pt: "Os tamanhos de 32, 16 e 1 + 16 caracteres valem em todas as versões da biblioteca, e a máscara vai sempre sem chaves?",
      en: "Do the sizes of 32, 16 and 1 + 16 characters hold in every version of the library, and does the mask always go without braces?",
      es: "¿Los tamaños de 32, 16 y 1 + 16 caracteres valen en todas las versiones de la biblioteca, y la máscara va siempre sin llaves?",
    },
    meanwhile: {
      pt: "Monte o texto em uma função só, com os tamanhos em constantes, e leia um dado de teste em cada modelo de pinpad.",
      en: "Build the text in a single function, with the sizes in constants, and read a test value on each pinpad model.",
      es: "Arme el texto en una sola función, con los tamaños en constantes, y lea un dato de prueba en cada modelo de pinpad.",
    },
    owner: "support",
  },
  {
    page: "clisitef-leitura-de-campo-aberto-no-pinpad/compatibilidade_com_pinpad_no_protocolo_abecs",
    field: { pt: "Palavras-chave", en: "Keywords", es: "Palabras clave" },
    question: {
      pt: "Quais são as palavras que a biblioteca reconhece em um texto, e a que mensagem cada uma leva?",
      en: "Which words does the library recognize in a text, and to which message does each lead?",
      es: "¿Qué palabras reconoce la biblioteca en un texto, y a qué mensaje lleva cada una?",
    },
    meanwhile: {
      pt: "Aceite as duas saídas, uma leitura única ou uma por coleta, e leia-as pela contagem.",
      en: "Take both outputs, a single reading or one per capture, and read them by the count.",
      es: "Acepte las dos salidas, una lectura única o una por captura, y léalas por la cantidad.",
    },
    owner: "support",
  },
  {
    page: "clisitef-leitura-de-campo-aberto-no-pinpad/descricao_dos_parametros_antiga",
    field: "`Saida`",
    question: {
      pt: "Qual é o tamanho mínimo da área de saída da rotina direta?",
      en: "What is the minimum size of the output area of the direct routine?",
      es: "¿Cuál es el tamaño mínimo del área de salida de la rutina directa?",
    },
    meanwhile: {
      pt: "Reserve 2.000 bytes e preencha-os com zeros antes da chamada.",
      en: "Reserve 2,000 bytes and fill them with zeros before the call.",
      es: "Reserve 2000 bytes y llénelos con ceros antes de la llamada.",
    },
    owner: "support",
  },
  {
    page: "clisitef-leitura-de-campo-aberto-no-pinpad/exemplo_forma_nova",
    field: "`2970`",
    question: {
      pt: "Com que retorno termina a leitura quando o tempo acaba?",
      en: "With which return does the reading end when the time is over?",
      es: "¿Con qué retorno termina la lectura cuando se agota el tiempo?",
    },
    meanwhile: {
      pt: "Tome todo retorno diferente de `0` como uma leitura sem dado e siga sem ele.",
      en: "Take every return other than `0` as a reading without a value and go on without it.",
      es: "Tome todo retorno distinto de `0` como una lectura sin dato y siga sin él.",
    },
    owner: "support",
  },
  {
    page: "clisitef-leitura-de-campo-aberto-no-pinpad/restricoes",
    field: { pt: "Segunda parte curta", en: "Short second part", es: "Segunda parte corta" },
    question: {
      pt: "Com que código termina a leitura quando a segunda parte tem menos de 4 dígitos?",
      en: "With which code does the reading end when the second part has fewer than 4 digits?",
      es: "¿Con qué código termina la lectura cuando la segunda parte tiene menos de 4 dígitos?",
    },
    meanwhile: {
      pt: "Confira os tamanhos no seu código antes de chamar e não trate um código próprio para isso.",
      en: "Check the sizes in your code before you call, and handle no code of its own for it.",
      es: "Revise los tamaños en su código antes de llamar y no trate un código propio para eso.",
    },
    owner: "support",
  },
  {
    page: "clisitef-leitura-de-campo-aberto-no-pinpad/exemplo_cnpj_clisitef",
    field: { pt: "Confirmação", en: "Confirmation", es: "Confirmación" },
    question: {
      pt: "O pinpad pede a confirmação de cada parte quando é a biblioteca que divide?",
      en: "Does the pinpad ask for confirmation of each part when the library does the split?",
      es: "¿El pinpad pide la confirmación de cada parte cuando divide la biblioteca?",
    },
    meanwhile: {
      pt: "Confira os dígitos verificadores do CNPJ e leia de novo se não fecham.",
      en: "Check the check digits of the CNPJ and read again if they do not match.",
      es: "Revise los dígitos verificadores del CNPJ y lea otra vez si no coinciden.",
    },
    owner: "support",
  },
];
