import { referenceWords } from "../../words/reference.ts";
import { codeTable, columns } from "../code-table.ts";
import { grounded, type NamedCode, namedCode } from "../schema.ts";

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

export const wsConsultaNetworkTable = codeTable({
  file: "data/sitefex-ws-consulta/networks.data.ts",
  schema: grounded(namedCode),
  entries: wsConsultaNetworks,
  key: "code",
  facts: {
    listed: "000 001 003 004 005 006 007 008 009 010 011 012 013 014 016 018 019 020 021 022 023 024",
  },
  shown: [
    {
      id: "ws-consulta-networks",
      caption: referenceWords.productTable.networks,
      columns: [[columns.name, ({ name }) => name]],
      anchorWord: "rede",
    },
  ],
});
