import type { Localized } from "@portal/shared/locales.ts";

/** How the two interfaces of the library say the same. */
export const interfaceRules: readonly {
  readonly aspect: Localized;
  readonly standard: Localized;
  readonly ascii: Localized;
}[] = [
  {
    aspect: {
      pt: "Chamada",
      en: "Calling convention",
      es: "Llamada",
    },
    standard: {
      pt: "`stdcall` no Windows e `cdecl` no Linux",
      en: "`stdcall` on Windows and `cdecl` on Linux",
      es: "`stdcall` en Windows y `cdecl` en Linux",
    },
    ascii: {
      pt: "a mesma",
      en: "the same",
      es: "la misma",
    },
  },
  {
    aspect: {
      pt: "Texto",
      en: "Text",
      es: "Texto",
    },
    standard: {
      pt: "`char *` terminado em zero binário",
      en: "`char *` ended by a binary zero",
      es: "`char *` terminado en cero binario",
    },
    ascii: {
      pt: "cada campo em uma área de texto",
      en: "each field in an area of text",
      es: "cada campo en un área de texto",
    },
  },
  {
    aspect: {
      pt: "Números",
      en: "Numbers",
      es: "Números",
    },
    standard: {
      pt: "`short` de 2 bytes, `int` de 4",
      en: "`short` of 2 bytes, `int` of 4",
      es: "`short` de 2 bytes, `int` de 4",
    },
    ascii: {
      pt: "largura fixa, à direita, com zeros à esquerda; o sinal fica na primeira posição",
      en: "fixed width, to the right, filled with zeros; the sign is in the first position",
      es: "ancho fijo, a la derecha, con ceros a la izquierda; el signo va en la primera posición",
    },
  },
  {
    aspect: {
      pt: "Campo de tamanho variável",
      en: "Field of variable length",
      es: "Campo de largo variable",
    },
    standard: {
      pt: "termina no zero binário",
      en: "ends at the binary zero",
      es: "termina en el cero binario",
    },
    ascii: {
      pt: "começa por um delimitador e termina nele ou no seu par: `( )`, `[ ]`, `{ }`, `< >`",
      en: "begins with a delimiter and ends with it or with its pair: `( )`, `[ ]`, `{ }`, `< >`",
      es: "empieza con un delimitador y termina en él o en su par: `( )`, `[ ]`, `{ }`, `< >`",
    },
  },
  {
    aspect: {
      pt: "Campo vazio",
      en: "Empty field",
      es: "Campo vacío",
    },
    standard: {
      pt: "zero binário no início",
      en: "binary zero at the start",
      es: "cero binario al inicio",
    },
    ascii: {
      pt: "espaços ou os delimitadores sem nada dentro",
      en: "spaces, or the delimiters with nothing between them",
      es: "espacios, o los delimitadores sin nada adentro",
    },
  },
  {
    aspect: {
      pt: "Fim de linha no comprovante",
      en: "End of line on the receipt",
      es: "Fin de línea en el comprobante",
    },
    standard: {
      pt: "`0x0A`",
      en: "`0x0A`",
      es: "`0x0A`",
    },
    ascii: {
      pt: "barra invertida",
      en: "backslash",
      es: "barra invertida",
    },
  },
];
