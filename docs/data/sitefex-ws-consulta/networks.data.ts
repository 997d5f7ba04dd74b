import type { NamedCode } from "../schema.ts";

const network = (code: string, name: NamedCode["name"]): NamedCode => ({
  code,
  name,
  fact: `wsConsulta.networkCodes.${code}`,
});

/** The rows of the public table that can be seen; it goes on. */
export const wsConsultaNetworks: readonly NamedCode[] = [
  network("000", "ProdSitef"),
  network("001", "Tecban"),
  network("003", "Bradesco"),
  network("004", "Visa"),
  network("005", {
    pt: "Rede (antiga Redeshop)",
    en: "Rede (formerly Redeshop)",
    es: "Rede (antes Redeshop)",
  }),
  network("006", "Amex"),
  network("007", "Sollo"),
  network("008", "E-Capture"),
  network("009", "Serasa"),
  network("010", "SPC Brasil"),
  network("011", "Serasa Bureau"),
  network("012", "Teledata"),
  network("013", "ACSP"),
  network("014", "ACSP Detalhado"),
  network("016", "CDL-Rio"),
  network("018", "StandBy"),
  network("019", "EDM"),
  network("020", "Credicesta"),
  network("021", "Vero"),
  network("022", "RedeBase"),
  network("023", "Clubcard"),
  network("024", "ACPR"),
];
