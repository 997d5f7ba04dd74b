/**
 * Tax identification of a company. CNPJ follows the Receita Federal's alphanumeric form (IN RFB 2.229/2024: twelve
 * letters or digits and two check digits, each character worth its ASCII code less 48); CUIT follows AFIP's modulo 11.
 */
export const taxIdTypes = [
  { id: "CNPJ", country: "BR", label: { pt: "CNPJ", en: "CNPJ", es: "CNPJ" } },
  { id: "CUIT", country: "AR", label: { pt: "CUIT", en: "CUIT", es: "CUIT" } },
  { id: "RFC", country: "MX", label: { pt: "RFC", en: "RFC", es: "RFC" } },
  { id: "OTHER", country: "other", label: { pt: "Outro", en: "Other", es: "Otro" } },
] as const;
export type TaxIdType = (typeof taxIdTypes)[number]["id"];

export const isTaxIdType = (value: unknown): value is TaxIdType => taxIdTypes.some(({ id }) => id === value);

/** Without dots, dashes and slashes, upper case: the form that is stored and compared. Ñ and & occur in an RFC. */
export const normalizeTaxId = (value: string): string =>
  value
    .normalize("NFC")
    .toUpperCase()
    .replace(/[^A-Z0-9Ñ&]/g, "");

const weigh = (characters: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (characters.charCodeAt(index) - 48), 0);

const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;

function cnpjDigit(characters: string): number {
  const remainder = weigh(characters, cnpjWeights.slice(13 - characters.length)) % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

function isCnpj(value: string): boolean {
  if (!/^[A-Z0-9]{12}\d{2}$/.test(value) || /^(.)\1{13}$/.test(value)) return false;
  const base = value.slice(0, 12);
  const first = cnpjDigit(base);
  return value.slice(12) === `${first}${cnpjDigit(`${base}${first}`)}`;
}

function isCuit(value: string): boolean {
  if (!/^\d{11}$/.test(value)) return false;
  const digit = (11 - (weigh(value, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return digit < 10 && digit === Number(value[10]);
}

const checks: Record<TaxIdType, (normalized: string) => boolean> = {
  CNPJ: isCnpj,
  CUIT: isCuit,
  RFC: (value) => /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/.test(value),
  OTHER: (value) => /^[A-Z0-9]{5,20}$/.test(value),
};

export const isTaxId = (type: TaxIdType, value: string): boolean => checks[type](normalizeTaxId(value));

/** As people write it: `12.ABC.345/01DE-35`, `30-71234567-8`. */
export function formatTaxId(type: TaxIdType, value: string): string {
  const normalized = normalizeTaxId(value);
  if (type === "CNPJ") return normalized.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, "$1.$2.$3/$4-$5");
  if (type === "CUIT") return normalized.replace(/^(.{2})(.{8})(.)$/, "$1-$2-$3");
  return normalized;
}
