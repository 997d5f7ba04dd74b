import { codeTable, meaningAndAction } from "../code-table.ts";
import { type CodeEntry, codeEntry, grounded } from "../schema.ts";

/** What the routines that read a PIN block return. */
export const pinBlockReturns: readonly CodeEntry[] = [
  {
    code: "0",
    fact: "other.lePinblock.returnCodes.0",
    name: { pt: "Sucesso", en: "Success", es: "Éxito" },
    action: {
      pt: "Leve o PIN-block do campo `153` ao seu autorizador.",
      en: "Take the PIN block of field `153` to your authorizer.",
      es: "Lleve el PIN-block del campo `153` a su autorizador.",
    },
  },
  {
    code: "-1",
    fact: "other.lePinblock.returnCodes.-1",
    name: {
      pt: "Biblioteca ainda não configurada",
      en: "Library not configured yet",
      es: "Biblioteca aún no configurada",
    },
    action: {
      pt: "Chame a rotina de configuração, com o CNPJ.",
      en: "Call the configuration routine, with the CNPJ.",
      es: "Llame a la rutina de configuración, con el CNPJ.",
    },
  },
  {
    code: "-2",
    fact: "other.lePinblock.returnCodes.-2",
    name: {
      pt: "Leitura cancelada pelo operador ou pelo cliente",
      en: "Reading canceled by the operator or the customer",
      es: "Lectura cancelada por el operador o el cliente",
    },
    action: {
      pt: "Ofereça outra tentativa ou outro pagamento.",
      en: "Offer another try or another payment.",
      es: "Ofrezca otro intento u otro pago.",
    },
  },
  {
    code: "-4",
    fact: "other.lePinblock.returnCodes.-4",
    name: { pt: "Falta memória", en: "Not enough memory", es: "Falta memoria" },
    action: {
      pt: "Libere memória e reinicie o programa.",
      en: "Free memory and restart the program.",
      es: "Libere memoria y reinicie el programa.",
    },
  },
  {
    code: "-5",
    fact: "other.lePinblock.returnCodes.-5",
    name: { pt: "Sem comunicação", en: "No communication", es: "Sin comunicación" },
    action: {
      pt: "Confira rede, endereço e porta do SiTef.",
      en: "Check network, address and port of SiTef.",
      es: "Revise red, dirección y puerto de SiTef.",
    },
  },
  {
    code: "-10",
    fact: "other.lePinblock.returnCodes.-10",
    name: {
      pt: "Falta um parâmetro obrigatório",
      en: "A mandatory parameter is missing",
      es: "Falta un parámetro obligatorio",
    },
    action: {
      pt: "Veja qual campo a sua aplicação deixou vazio.",
      en: "See which field your application left empty.",
      es: "Vea qué campo dejó vacío su aplicación.",
    },
  },
  {
    code: "-20",
    fact: "other.lePinblock.returnCodes.-20",
    name: {
      pt: "Parâmetro inválido: BIN ou cartão com algo além de dígitos, working key que não é hexadecimal ou de outro tamanho (16 em DES, 32 em 3DES), tempo que não é número, tamanho mínimo maior que o máximo ou parâmetro adicional malformado",
      en: "Invalid parameter: BIN or card with more than digits, working key that is not hexadecimal or of another size (16 in DES, 32 in 3DES), time that is no number, minimum size above the maximum, or malformed additional parameter",
      es: "Parámetro inválido: BIN o tarjeta con algo más que dígitos, working key que no es hexadecimal o de otro tamaño (16 en DES, 32 en 3DES), tiempo que no es número, tamaño mínimo mayor que el máximo o parámetro adicional mal formado",
    },
    action: {
      pt: "Corrija o valor antes de tentar outra vez.",
      en: "Fix the value before you try again.",
      es: "Corrija el valor antes de intentar otra vez.",
    },
  },
  {
    code: "-40",
    fact: "other.lePinblock.returnCodes.-40",
    name: { pt: "Negada pelo SiTef", en: "Declined by SiTef", es: "Rechazada por SiTef" },
    action: {
      pt: "Confira com o suporte se o TUICCS vale para o seu CNPJ.",
      en: "Check with support whether the TUICCS is valid for your CNPJ.",
      es: "Verifique con soporte si el TUICCS vale para su CNPJ.",
    },
  },
  {
    code: "-41",
    fact: "other.lePinblock.returnCodes.-41",
    name: { pt: "Dados inválidos", en: "Invalid data", es: "Datos inválidos" },
    action: {
      pt: "Peça o dado outra vez.",
      en: "Ask for the value again.",
      es: "Pida el dato otra vez.",
    },
  },
  {
    code: "-43",
    fact: "other.lePinblock.returnCodes.-43",
    name: {
      pt: "Problema no pinpad: mal conectado, senha não digitada a tempo ou chave mestra ausente (índice 3 em DES, 10 em 3DES)",
      en: "Pinpad problem: badly connected, PIN not typed in time, or master key missing (index 3 in DES, 10 in 3DES)",
      es: "Problema en el pinpad: mal conectado, PIN no ingresado a tiempo o clave maestra ausente (índice 3 en DES, 10 en 3DES)",
    },
    action: {
      pt: "Confira o cabo; depois, com a função `424`, que chaves o pinpad tem.",
      en: "Check the cable; then, with function `424`, which keys the pinpad has.",
      es: "Revise el cable; después, con la función `424`, qué claves tiene el pinpad.",
    },
  },
  {
    code: "-100",
    fact: "other.lePinblock.returnCodes.-100",
    name: { pt: "Outros erros", en: "Other errors", es: "Otros errores" },
    action: {
      pt: "Envie o trace ao suporte.",
      en: "Send the trace to support.",
      es: "Envíe el trace a soporte.",
    },
  },
  {
    code: "-170",
    fact: "other.lePinblock.returnCodes.-170",
    name: {
      pt: "Chave de criptografia errada",
      en: "Wrong encryption key",
      es: "Clave de cifrado incorrecta",
    },
    action: {
      pt: "Compare a chave com o modo do campo `2607`.",
      en: "Compare the key with the mode of field `2607`.",
      es: "Compare la clave con el modo del campo `2607`.",
    },
  },
];

export const pinBlockReturnTable = codeTable({
  file: "data/sitef-lepinblock/return-codes.data.ts",
  schema: grounded(codeEntry),
  entries: pinBlockReturns,
  key: "code",
  facts: {
    listed: "0 -1 -2 -4 -5 -10 -20 -40 -41 -43 -100 -170",
    lineOf: ({ code, inferred }) => `${code}${inferred ? "~" : ""}`,
  },
  shown: [
    {
      id: "pin-block-returns",
      caption: {
        pt: "Retornos da leitura de PIN-block",
        en: "Return codes of PIN-block reading",
        es: "Retornos de la lectura de PIN-block",
      },
      columns: meaningAndAction(),
    },
  ],
});
