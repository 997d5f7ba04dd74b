import { type Company, currentTermsVersion } from "@portal/shared/company/model.ts";
import { ulid } from "ulid";
import { newCnpj } from "../people.ts";

const businesses = ["Padaria", "Mercado", "Farmácia", "Livraria", "Oficina", "Confeitaria", "Pousada"];
export const places = [
  "Aurora",
  "Boa Vista",
  "São João",
  "Ipê",
  "Água Clara",
  "Nova Era",
  "do Porto",
  "Três Rios",
];
export const people = [
  "Ana Souza",
  "João Prado",
  "Mara Pinto",
  "Luís Álvares",
  "Beatriz Nunes",
  "Otávio Reis",
];

export const pick = <T>(values: readonly [T, ...T[]] | readonly T[], index: number): T => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error("There is nothing to pick from.");
  return value;
};

/** Newer companies have newer tickets; no two of them the same minute. */
export const instant = (index: number): string =>
  new Date(Date.parse("2026-11-20T12:00:00.000Z") - (20_000 - index) * 9 * 60_000).toISOString();

export function companyAt(index: number): Company {
  const name = `${pick(businesses, index)} ${pick(places, Math.floor(index / businesses.length))}`;
  const tradingName = `${name} ${index}`;
  const createdAt = instant(index);
  return {
    id: ulid(Date.parse(createdAt)),
    version: 1,
    createdAt,
    terms: { version: currentTermsVersion, acceptedAt: createdAt },
    data: {
      legalName: `${name} Comércio Ltda.`,
      tradingName,
      taxIdentificationType: "CNPJ",
      taxIdentificationNumber: newCnpj(),
      address: "Rua das Flores",
      addressNumber: String(index),
      zipCode: "01310100",
      city: "São Paulo",
      state: "SP",
      contactPersonName: pick(people, index),
      contactEmail: `contato${index}@loja${index}.example.com`,
      contactPersonPhoneNumber: "11987654321",
      businessLine: "retail",
      companyType: "integrator",
      isMiddlewareGateway: false,
      usesFraudDetect: false,
      relatedCompanies: [],
    },
  };
}
