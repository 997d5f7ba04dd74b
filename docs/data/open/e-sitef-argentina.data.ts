import type { OpenLine } from "./open-line.ts";

export const eSitefArgentinaOpen: readonly OpenLine[] = [
  {
    page: "e-sitef-argentina/home-quickstart",
    field: {
      pt: "endereço dos ambientes",
      en: "address of the environments",
      es: "dirección de los ambientes",
    },
    question: {
      pt: "Quais são os endereços de certificação e de produção de uma loja argentina?",
      en: "What are the certification and production addresses of an Argentine store?",
      es: "¿Cuáles son las direcciones de certificación y de producción de un comercio argentino?",
    },
    meanwhile: {
      pt: "Deixe o endereço em uma configuração por ambiente e desenvolva contra o sandbox.",
      en: "Keep the address in a setting for each environment, and develop against the sandbox.",
      es: "Deje la dirección en una configuración por ambiente y desarrolle contra el sandbox.",
    },
    owner: "support",
  },
];
