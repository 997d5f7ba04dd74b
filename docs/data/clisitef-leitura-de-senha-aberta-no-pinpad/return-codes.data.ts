import { codeTable, meaningAndAction } from "../code-table.ts";
import { type CodeEntry, codeEntry, grounded } from "../schema.ts";

/** What the two routines of the MKSE library write into their result. */
export const mkseReturns: readonly CodeEntry[] = [
  {
    code: "00",
    fact: "other.openPasswordReading.returnCodes.00",
    name: { pt: "Sucesso", en: "Success", es: "Éxito" },
    action: {
      pt: "Use o parâmetro de saída.",
      en: "Use the output parameter.",
      es: "Use el parámetro de salida.",
    },
  },
  {
    code: "01",
    fact: "other.openPasswordReading.returnCodes.01",
    name: {
      pt: "Biblioteca MKSE inválida ou corrompida, ao gerar a chave",
      en: "MKSE library invalid or corrupted, when the key is made",
      es: "Biblioteca MKSE inválida o dañada, al generar la clave",
    },
    action: {
      pt: "Reinstale o arquivo liberado para a sua loja.",
      en: "Install again the file released for your store.",
      es: "Vuelva a instalar el archivo liberado para su comercio.",
    },
  },
  {
    code: "02",
    fact: "other.openPasswordReading.returnCodes.02",
    name: {
      pt: "Cartão não aceito, ao gerar a chave",
      en: "Card not accepted, when the key is made",
      es: "Tarjeta no aceptada, al generar la clave",
    },
    action: {
      pt: "Confira se é um cartão próprio e se a faixa dele está na sua biblioteca.",
      en: "Check that it is a store card and that your library has its range.",
      es: "Verifique que sea una tarjeta propia y que su biblioteca tenga su rango.",
    },
  },
  {
    code: "03",
    fact: "other.openPasswordReading.returnCodes.03",
    name: {
      pt: "Chave de abertura errada, ao gerar a chave",
      en: "Wrong opening key, when the key is made",
      es: "Clave de apertura incorrecta, al generar la clave",
    },
    action: {
      pt: "Confira a chave secreta: são 32 caracteres.",
      en: "Check the secret key: it has 32 characters.",
      es: "Verifique la clave secreta: son 32 caracteres.",
    },
  },
  {
    code: "04",
    fact: "other.openPasswordReading.returnCodes.04",
    name: {
      pt: "Código de segurança inválido, ao abrir a senha",
      en: "Invalid security code, when the password is opened",
      es: "Código de seguridad inválido, al descifrar la contraseña",
    },
    action: {
      pt: "Gere outra chave de segurança e leia a senha outra vez.",
      en: "Make another security key and read the password again.",
      es: "Genere otra clave de seguridad y lea la contraseña otra vez.",
    },
  },
  {
    code: "05",
    fact: "other.openPasswordReading.returnCodes.05",
    name: {
      pt: "A senha não pôde ser aberta",
      en: "The password could not be opened",
      es: "La contraseña no se pudo abrir",
    },
    action: {
      pt: "Veja se o pinpad e os dados são do mesmo ambiente: um de homologação com dados de produção dá este código.",
      en: "See whether pinpad and data are of the same environment: a certification pinpad with production data gives this code.",
      es: "Vea si el pinpad y los datos son del mismo ambiente: uno de homologación con datos de producción da este código.",
    },
  },
  {
    code: "06",
    fact: "other.openPasswordReading.returnCodes.06",
    name: {
      pt: "Biblioteca MKSE não encontrada no servidor SiTef",
      en: "MKSE library not found on the SiTef server",
      es: "Biblioteca MKSE no encontrada en el servidor SiTef",
    },
    action: {
      pt: "Peça a quem cuida do servidor que confira o caminho em `SenhaProprietaria.ini`.",
      en: "Ask whoever runs the server to check the path in `SenhaProprietaria.ini`.",
      es: "Pida a quien cuida el servidor que verifique la ruta en `SenhaProprietaria.ini`.",
    },
  },
];

export const mkseReturnTable = codeTable({
  file: "data/clisitef-leitura-de-senha-aberta-no-pinpad/return-codes.data.ts",
  schema: grounded(codeEntry),
  entries: mkseReturns,
  key: "code",
  facts: {
    listed: "00 01 02 03 04 05 06",
    lineOf: ({ code, inferred }) => `${code}${inferred ? "~" : ""}`,
  },
  shown: [
    {
      id: "mkse-returns",
      caption: { pt: "Retornos da MKSE", en: "Return codes of MKSE", es: "Retornos de MKSE" },
      columns: meaningAndAction(),
    },
  ],
});
