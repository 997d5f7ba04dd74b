import { codeTable } from "../code-table.ts";
import { grounded, type NamedCode, namedCode } from "../schema.ts";

const wallet = (code: string, name: string): NamedCode => ({
  code,
  name,
  fact: `page.digital-wallet-identification-codes.${code}`,
});

/** Values of field 106; the lists of wallets to show, hide or put first are made of the same. */
export const wallets: readonly NamedCode[] = [
  wallet("00150001", "VC+"),
  wallet("00190002", "NuCash"),
  wallet("00200003", "Veloe"),
  wallet("00210004", "IzPay"),
  wallet("00260005", "Vee"),
  wallet("00290006", "Mercado Pago"),
  wallet("00300007", "MoneyPag"),
  wallet("00340008", "Troco Simples"),
  wallet("00380009", "Itaú"),
  wallet("00550010", "BeeVale"),
  wallet("00580011", "BrinksPay"),
  wallet("00600012", "PicPay"),
  wallet("00650013", "PagSeguro"),
  wallet("00660014", "Meu Vale"),
  wallet("00120015", "Verde Card"),
  wallet("00340017", "Troco Simples Doação"),
  wallet("00040018", "TicketLog"),
  wallet("00130019", "GoodCard"),
  wallet("00640020", "ABM_Cash"),
  wallet("00720021", "ConnectyPay"),
  wallet("00760023", "AME Digital"),
  wallet("00810025", "UpBrasil"),
  wallet("00840026", "Sem Parar"),
  wallet("00860027", "Cash Berti"),
  wallet("00870028", "ComproPay"),
  wallet("00920030", "PayFace"),
  wallet("00970034", "Rappi"),
  wallet("00980035", "Banco24Horas"),
  wallet("01030037", "Conductor"),
  wallet("60110024", "Pix"),
  wallet("60110042", "Pix Saque"),
  wallet("60110043", "Pix Troco"),
  wallet("60120033", "QR Pago"),
  wallet("80001000", "Cielo"),
  wallet("80021002", "Tá Pago"),
  wallet("80031003", "4All"),
  wallet("80051004", "Midway"),
];

export const walletTable = codeTable({
  file: "data/clisitef-carteiras-digitais/wallets.data.ts",
  schema: grounded(namedCode),
  entries: wallets,
  key: "code",
  facts: {
    listed:
      "00150001 00190002 00200003 00210004 00260005 00290006 00300007 00340008 00380009 00550010 00580011 00600012 00650013 00660014 00120015 00340017 00040018 00130019 00640020 00720021 00760023 00810025 00840026 00860027 00870028 00920030 00970034 00980035 01030037 60110024 60110042 60110043 60120033 80001000 80021002 80031003 80051004",
  },
  shown: [
    {
      id: "wallets",
      caption: { pt: "Códigos das carteiras", en: "Wallet codes", es: "Códigos de las billeteras" },
      columns: [[{ pt: "Carteira", en: "Wallet", es: "Billetera" }, ({ name }) => name]],
      anchorWord: "carteira",
    },
  ],
});
