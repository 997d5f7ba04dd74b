import { languageOf } from "./language-of.ts";

test.each([
  ["O endereço não responde.", "pt"],
  ["Informe a versão completa, por exemplo 8.3.", "pt"],
  ["Os retornos foram enviados com o valor errado; corrija e envie de novo.", "pt"],
  ["La dirección no responde.", "es"],
  ["Falta el número de la transacción, por favor complételo.", "es"],
  ["Los datos fueron enviados con el valor equivocado.", "es"],
  ["The address does not answer.", "en"],
  ["Please send the screenshot of the receipt again.", "en"],
  ["Valor errado.", "pt"],
  ["Imagem ilegível.", "pt"],
  ["Sem comprovante.", "pt"],
  ["Teste incorreto.", "pt"],
  ["Página vazia.", "pt"],
  ["Monto equivocado.", "es"],
  ["Imagen ilegible.", "es"],
  ["Sin comprobante.", "es"],
  ["Prueba incorrecta.", "es"],
  ["Página vacía.", "es"],
  ["Incorrect amount.", "en"],
  ["Unreadable picture.", "en"],
  ["No receipt.", "en"],
  ["Empty page.", "en"],
] as const)("“%s” is read as %s", (text, locale) => {
  expect(languageOf(text)).toBe(locale);
});

test.each([
  "OK",
  "Quase.",
  "https://loja.example.com/status",
  "8.3.1",
  "",
  "Payment Online",
  "Valor total: 10,00",
  "Status 500",
])("what “%s” is written in, nobody claims to know", (text) => {
  expect(languageOf(text)).toBeUndefined();
});
