import type { OpenLine } from "../open-line.ts";

export const sitefInterfaceSimplificadaOpen: readonly OpenLine[] = [
  {
    page: "sitef-interface-simplificada/configuracao_pinpad",
    field: "`PortaPinPad`",
    question: {
      pt: "O parâmetro aceita `AUTO_USB` e `NENHUM`, e a busca vale em sistemas de 64 bits?",
      en: "Does the parameter take `AUTO_USB` and `NENHUM`, and does the search work on 64-bit systems?",
      es: "¿El parámetro acepta `AUTO_USB` y `NENHUM`, y la búsqueda vale en sistemas de 64 bits?",
    },
    meanwhile: {
      pt: "Escreva os dois só no arquivo e, em 64 bits, a porta fixa se a busca não achar o pinpad.",
      en: "Write both in the file only and, on 64 bits, a fixed port if the search does not find the pinpad.",
      es: "Escriba los dos solo en el archivo y, en 64 bits, el puerto fijo si la búsqueda no encuentra el pinpad.",
    },
    owner: "support",
  },
  {
    page: "sitef-interface-simplificada/desabilitando_transacoes",
    field: "`TransacoesHabilitadas`",
    question: {
      pt: "Quando a mesma opção está nas duas chaves, qual vence?",
      en: "When the same option is in both keys, which wins?",
      es: "Cuando la misma opción está en las dos claves, ¿cuál gana?",
    },
    meanwhile: {
      pt: "Recuse no seu código uma opção repetida nas duas.",
      en: "Have your code refuse an option that is in both.",
      es: "Haga que su código rechace una opción repetida en las dos.",
    },
    owner: "support",
  },
  {
    page: "sitef-interface-simplificada/configuracoes_especiais_transacao",
    field: "`M1;M2;...`",
    question: {
      pt: "As listas de restrição aceitam o código de 8 dígitos, o de 12 ou os dois?",
      en: "Do the restriction lists take the 8-digit code, the 12-digit one or both?",
      es: "¿Las listas de restricción aceptan el código de 8 dígitos, el de 12 o ambos?",
    },
    meanwhile: {
      pt: "Tenha os códigos em uma configuração, comece pelos 8 dígitos e veja o menu.",
      en: "Keep the codes in a setting, begin with the 8 digits and look at the menu.",
      es: "Tenga los códigos en una configuración, comience por los 8 dígitos y vea el menú.",
    },
    owner: "support",
  },
  {
    page: "sitef-interface-simplificada/cartao_sem_bin",
    field: "`HabilitaMagneticoN`",
    question: {
      pt: "Qual é o padrão de uma forma de entrada que não está escrita no arquivo?",
      en: "What is the default of a way of entry that is not written in the file?",
      es: "¿Cuál es el valor predeterminado de una forma de entrada que no está escrita en el archivo?",
    },
    meanwhile: {
      pt: "Escreva todas as formas da seção, com `1` ou `0`.",
      en: "Write every way of entry of the section, with `1` or `0`.",
      es: "Escriba todas las formas de la sección, con `1` o `0`.",
    },
    owner: "support",
  },
  {
    page: "sitef-interface-simplificada/confirmacao_cliente_pinpad",
    field: { pt: "Tamanho da pergunta", en: "Size of the question", es: "Tamaño de la pregunta" },
    question: {
      pt: "Quantos caracteres cabem na pergunta ao cliente?",
      en: "How many characters may the question to the customer have?",
      es: "¿Cuántos caracteres admite la pregunta al cliente?",
    },
    meanwhile: {
      pt: "Corte o texto em 32 caracteres antes de chamar.",
      en: "Cut the text at 32 characters before you call.",
      es: "Corte el texto en 32 caracteres antes de llamar.",
    },
    owner: "support",
  },
  {
    page: "sitef-interface-simplificada/verificacao_codigo_barras",
    field: { pt: "Retornos de `1` a `4`", en: "Returns `1` to `4`", es: "Retornos de `1` a `4`" },
    question: {
      pt: "Com `Tipo` igual a `1`, o retorno conta blocos ou pares de blocos?",
      en: "With `Tipo` set to `1`, does the return count blocks or pairs of blocks?",
      es: "Con `Tipo` igual a `1`, ¿el retorno cuenta bloques o pares de bloques?",
    },
    meanwhile: {
      pt: "Chame a cada trecho novo e apague o último par digitado.",
      en: "Call at each new part and clear the last pair typed.",
      es: "Llame con cada tramo nuevo y borre el último par ingresado.",
    },
    owner: "support",
  },
  {
    page: "sitef-interface-simplificada/consulta_transacoes_pendentes_terminal",
    field: { pt: "Cancelamento pendente", en: "Pending cancellation", es: "Anulación pendiente" },
    question: {
      pt: "Quando um cancelamento pendente termina com `0`, a venda original sempre continua valendo?",
      en: "When a pending cancellation is finalized with `0`, does the original sale always still count?",
      es: "Cuando una anulación pendiente termina con `0`, ¿la venta original siempre sigue valiendo?",
    },
    meanwhile: {
      pt: "Confira a venda no relatório do SiTef antes de devolver dinheiro ou repetir o cancelamento.",
      en: "Check the sale in SiTef's report before you refund anybody or repeat the cancellation.",
      es: "Verifique la venta en el informe de SiTef antes de devolver dinero o repetir la anulación.",
    },
    owner: "support",
  },
  {
    page: "sitef-interface-simplificada/codigos_bandeiras",
    field: { pt: "Faixas de códigos", en: "Ranges of codes", es: "Rangos de códigos" },
    question: {
      pt: "As faixas de crédito, voucher e débito valem também para as bandeiras novas?",
      en: "Do the ranges of credit, voucher and debit hold for new brands as well?",
      es: "¿Los rangos de crédito, voucher y débito valen también para las marcas nuevas?",
    },
    meanwhile: {
      pt: "Use a faixa só em totais de tela; para contabilidade, use a modalidade do campo `100`.",
      en: "Use the range for totals on screen only; for accounting use the payment mode of field `100`.",
      es: "Use el rango solo para totales en pantalla; para contabilidad, use la modalidad del campo `100`.",
    },
    owner: "support",
  },
  {
    page: "sitef-interface-simplificada/arquivos_de_trace_por_terminal",
    field: { pt: "Nomes dos arquivos", en: "Names of the files", es: "Nombres de los archivos" },
    question: {
      pt: "Que nome tem o arquivo de cada terminal, e por quantos dias ele fica?",
      en: "What name does each terminal's file have, and for how many days is it kept?",
      es: "¿Qué nombre tiene el archivo de cada terminal, y por cuántos días se conserva?",
    },
    meanwhile: {
      pt: "Recolha a pasta de trace inteira, sem filtrar por nome.",
      en: "Collect the whole trace folder, without filtering by name.",
      es: "Recoja la carpeta de trace completa, sin filtrar por nombre.",
    },
    owner: "support",
  },
  {
    page: "sitef-interface-simplificada/limite_tamanho_arquivos",
    field: { pt: "Limite", en: "Limit", es: "Límite" },
    question: {
      pt: "Qual é o limite de um arquivo quando a chave não está escrita, e que parte se perde de uma venda que passa dele?",
      en: "What is the limit of a file when the key is not written, and which part is lost of a sale that exceeds it?",
      es: "¿Cuál es el límite de un archivo cuando la clave no está escrita, y qué parte se pierde de una venta que lo supera?",
    },
    meanwhile: {
      pt: "Escreva as duas chaves, com folga para a sua venda mais longa.",
      en: "Write both keys, with room for your longest sale.",
      es: "Escriba las dos claves, con holgura para su venta más larga.",
    },
    owner: "support",
  },
  {
    page: "sitef-interface-simplificada/arquivos_de_controle",
    field: "`DiretorioBase`",
    question: {
      pt: "Qual é o padrão em POS, Android e iOS, e a biblioteca cria a pasta que falta?",
      en: "What is the default on POS terminals, Android and iOS, and does the library create a folder that is missing?",
      es: "¿Cuál es el valor predeterminado en POS, Android e iOS, y la biblioteca crea la carpeta que falta?",
    },
    meanwhile: {
      pt: "Crie a pasta no instalador, dê permissão de escrita e escreva a chave.",
      en: "Create the folder in your installer, give write permission and write the key.",
      es: "Cree la carpeta en el instalador, dé permiso de escritura y escriba la clave.",
    },
    owner: "support",
  },
];
