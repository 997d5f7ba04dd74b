import type { OpenLine } from "../open-line.ts";

export const clisitefOpen: readonly OpenLine[] = [
  {
    page: "clisitef/traducao_mensagens",
    field: "`NomeArqTraducao`",
    question: {
      pt: "Em que codificação a biblioteca lê o arquivo, e em que pasta o procura?",
      en: "In which encoding does the library read the file, and in which folder does it look for it?",
      es: "¿En qué codificación lee la biblioteca el archivo y en qué carpeta lo busca?",
    },
    meanwhile: {
      pt: "Escreva os textos sem acentos, deixe o arquivo ao lado de `CliSiTef.ini` e confira no caixa.",
      en: "Write the texts without accents, keep the file beside `CliSiTef.ini` and check at the POS.",
      es: "Escriba los textos sin acentos, deje el archivo junto a `CliSiTef.ini` y compruebe en la caja.",
    },
    owner: "support",
  },
  {
    page: "clisitef/traducao_mensagens",
    field: "`loadTranslationFile`",
    question: {
      pt: "No Android, a rotina vem antes ou depois de `configure`, e a chave do arquivo também é necessária?",
      en: "On Android, does the routine come before or after `configure`, and is the key of the file needed as well?",
      es: "En Android, ¿la rutina va antes o después de `configure`, y también hace falta la clave del archivo?",
    },
    meanwhile: {
      pt: "Olhe o retorno da rotina e uma mensagem na tela; se a tradução não vale, mude a ordem.",
      en: "Look at what the routine returns and at one message on the screen; if the translation has no effect, change the order.",
      es: "Mire el retorno de la rutina y un mensaje en la pantalla; si la traducción no vale, cambie el orden.",
    },
    owner: "support",
  },
  {
    page: "clisitef/habilitacao_transacoes_adicionais",
    field: "`3043`, `3363`, `3364`, `3365`",
    question: {
      pt: "Qual destes códigos é o extrato do correspondente bancário?",
      en: "Which of these codes is the statement of the banking correspondent?",
      es: "¿Cuál de estos códigos es el extracto del corresponsal bancario?",
    },
    meanwhile: {
      pt: "Deixe o extrato desligado, ou ligue só o código que o suporte indicar para a sua rede.",
      en: "Leave the statement off, or turn on only the code that support names for your network.",
      es: "Deje el extracto desactivado, o active solo el código que soporte indique para su red.",
    },
    owner: "support",
  },
  {
    page: "clisitef/credito_parcelado_pagamento_vinculado",
    field: { pt: "Vários códigos", en: "Several codes", es: "Varios códigos" },
    question: {
      pt: "Como se separam vários códigos de função na mesma chave?",
      en: "How are several function codes separated in one key?",
      es: "¿Cómo se separan varios códigos de función en la misma clave?",
    },
    meanwhile: {
      pt: "Escreva um só código em cada chave.",
      en: "Write a single code in each key.",
      es: "Escriba un solo código en cada clave.",
    },
    owner: "support",
  },
  {
    page: "clisitef/anexar_dados_formas_pagamento_nfpag",
    field: "`NumeroPagamentoNFPAG`",
    question: {
      pt: "O que é o valor deste parâmetro, e quando ele é necessário?",
      en: "What is the value of this parameter, and when is it needed?",
      es: "¿Qué es el valor de este parámetro y cuándo hace falta?",
    },
    meanwhile: {
      pt: "Envie só `NFPAG`, como no exemplo.",
      en: "Send `NFPAG` alone, as in the example.",
      es: "Envíe solo `NFPAG`, como en el ejemplo.",
    },
    owner: "support",
  },
  {
    page: "clisitef/ponto_flutuante",
    field: { pt: "Separador decimal", en: "Decimal separator", es: "Separador decimal" },
    question: {
      pt: "Em um preço com ponto flutuante, o separador é a vírgula ou o ponto?",
      en: "In a price with floating point, is the separator the comma or the dot?",
      es: "En un precio con punto flotante, ¿el separador es la coma o el punto?",
    },
    meanwhile: {
      pt: "Formate em um lugar só do código, com vírgula, e confira uma venda no terminal de homologação.",
      en: "Format in a single place of your code, with a comma, and check one sale on the certification terminal.",
      es: "Formatee en un solo lugar del código, con coma, y compruebe una venta en la terminal de homologación.",
    },
    owner: "support",
  },
  {
    page: "clisitef/leitura_trilha3",
    field: "`TipoCampo`",
    question: {
      pt: "Em qual campo vem a trilha 3 lida?",
      en: "Which field brings track 3 once it is read?",
      es: "¿En qué campo llega la pista 3 leída?",
    },
    meanwhile: {
      pt: "Registre os campos do comando `0` na primeira leitura, sem gravar a trilha, e leve o número do campo em uma configuração.",
      en: "Log the fields of command `0` in the first reading, without storing the track, and keep the number of the field in a setting.",
      es: "Registre los campos del comando `0` en la primera lectura, sin grabar la pista, y tenga el número del campo en una configuración.",
    },
    owner: "support",
  },
  {
    page: "clisitef/leitura_teclas_especiais",
    field: { pt: "Tempo limite", en: "Timeout", es: "Tiempo límite" },
    question: {
      pt: "`LeTeclaPinPad` tem um tempo limite, e o que devolve quando ele acaba?",
      en: "Does `LeTeclaPinPad` have a timeout, and what does it return when it runs out?",
      es: "¿`LeTeclaPinPad` tiene un tiempo límite, y qué devuelve cuando se agota?",
    },
    meanwhile: {
      pt: "Chame-a fora da thread da tela e trate todo valor desconhecido como nenhuma tecla.",
      en: "Call it outside the screen's thread and take every unknown value as no key.",
      es: "Llámela fuera del hilo de la pantalla y tome todo valor desconocido como ninguna tecla.",
    },
    owner: "support",
  },
  {
    page: "clisitef/verificacao_integridade_codigo_barras",
    field: { pt: "Blocos de arrecadação", en: "Blocks of an arrecadação bill", es: "Bloques de arrecadação" },
    question: {
      pt: "Quantos dígitos tem cada bloco de uma conta de consumo ou de um tributo (arrecadação)?",
      en: "How many digits does each block of a utility or tax bill (*arrecadação*) have?",
      es: "¿Cuántos dígitos tiene cada bloque de una cuenta de servicios o de un impuesto (*arrecadação*)?",
    },
    meanwhile: {
      pt: "Passe tudo o que foi digitado até agora e aja só pelo retorno, sem contar dígitos no seu código.",
      en: "Pass everything typed so far and act on the return only, without counting digits in your code.",
      es: "Pase todo lo ingresado hasta ahora y actúe solo por el retorno, sin contar dígitos en su código.",
    },
    owner: "support",
  },
  {
    page: "clisitef/api_rotinas_disponiveis_clisitef",
    field: "`TempoEsperaRx`",
    question: {
      pt: "Em que unidade é o tempo de espera de `EnviaRecebeSiTefDireto`?",
      en: "In which unit is the waiting time of `EnviaRecebeSiTefDireto`?",
      es: "¿En qué unidad está el tiempo de espera de `EnviaRecebeSiTefDireto`?",
    },
    meanwhile: {
      pt: "Tenha o valor em uma configuração e meça a espera em um teste sem resposta.",
      en: "Keep the value in a setting and measure the wait in a test without an answer.",
      es: "Tenga el valor en una configuración y mida la espera en una prueba sin respuesta.",
    },
    owner: "support",
  },
  {
    page: "clisitef/tabela_valores_tipocampo",
    field: "`100`",
    question: {
      pt: "Que grupo da modalidade vem em uma venda com carteira digital?",
      en: "Which group of the payment mode comes in a digital wallet sale?",
      es: "¿Qué grupo de la modalidad llega en una venta con billetera digital?",
    },
    meanwhile: {
      pt: "Reconheça a carteira pelo campo `106` e aceite um grupo desconhecido sem recusar a venda.",
      en: "Recognize the wallet by field `106` and accept an unknown group without refusing the sale.",
      es: "Reconozca la billetera por el campo `106` y acepte un grupo desconocido sin rechazar la venta.",
    },
    owner: "support",
  },
  {
    page: "clisitef/tabela_codigos_funcoes",
    field: "`790`",
    question: {
      pt: "A função existe desde a versão 5.0.114.41 ou desde a 6.0.114.41?",
      en: "Is the function available since version 5.0.114.41 or since 6.0.114.41?",
      es: "¿La función existe desde la versión 5.0.114.41 o desde la 6.0.114.41?",
    },
    meanwhile: {
      pt: "Exija a 6.0.114.41 ou mais nova.",
      en: "Require 6.0.114.41 or newer.",
      es: "Exija la 6.0.114.41 o más nueva.",
    },
    owner: "documentation",
  },
];
