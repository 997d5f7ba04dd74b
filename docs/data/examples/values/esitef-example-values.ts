import { site } from "@portal/shared/site.ts";
import { exampleExpiry } from "./expiry.ts";

export const api = `https://${site.testHost}/e-sitef/api`;
export const headers = {
  "Content-Type": "application/json",
  merchant_id: "LOJADEMO",
  merchant_key: "MERCHANT_KEY",
};

/**
 * Made-up identifiers, one for each order. One story goes through most pages: the order of R$ 129.90 is paid, then
 * cancelled.
 */
export const nit = "7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b";
export const htmlNit = "2c82b8945dff90e92daffe15d3f6ac2f65137d14145a6a18a34cb5b0c50b9cc7";
export const linkNit = "8e51c0b7d2f94a6330be17c5f08d49a2e6b37f15c9d8024a7e61f3b05c2d97e4";
export const javascriptNit = "caa5788b82b84c70370871b3a723c9d0043aa88ef070d77c5e59e8a71e26ed80";
export const storedCardNit = "5d4f331b3350aaa1f7a5494ae6c5f4ae80c31b5305cc86182b11f4efd03c254a";
/** Of an order that is charged to a card after its removal. */
export const removedCardNit = "fa3214b477582006c367aba16672d708853e46d000f8bc24e71793a927f6bcad";
export const splitNit = "361cbdd1fbf7f45537c78d14a7714c80b3b331fd782a084ae430bec3d0005e4c";
export const secondCardNit = "5022d9faeb9efbdc095f7b58c3f8a0ec724f12d590408cf3130c12a66d7f7855";
export const cancellationNit = "e90b4c7726d15fa83c02b9d4417f6ea5583d1c90b2fa64e7719d0836ca5f42bd";
export const reservationNit = "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c";
/** Of the transaction that the store creates for an operation made outside the gateway. */
export const externalNit = "3e95c07b1fd248a6903fb7e2d15c84a07be6f1329d4850ac1b72e9d3f6480a5c";
export const scheduleSid = "9b3de05f71a842c6e1f07d2498b65a3cd4170fe9826ba5c37f108e4d6b92ca51";
export const pixNit = "49b4f83d1f43f2e9222a1e343ea7e12889a573a1b09add36aec4322521d52cd2";
export const boletoNit = "701fc7b5191dc6e64d88e744d64c4206c7fc8853de44629693ec33109d6188d3";
/** Of sales whose risk is analysed, one for each thing that the analysis can say. */
export const reviewedNit = "da4dc4c64f608331a555e932d869eedf0407233012f615c484346d3b9e0b29fd";
export const rejectedNit = "b103f3258e952d9989d77f4c4bcb5dd0bd59cf063f8dd193da12ede54b9456d8";
export const undoneNit = "0dec2c1ed8ece7f3ba8d7f7a83c885e6e0eff87ffd74232dfb49b246df7e89c7";
/** Of a sale that was declined and will be tried again. */
export const retriedNit = "c8c2be2591a51cc615e838bfe549e84f3d2655bc36cd16d275e86e367ab1c2d1";
/** Of a sale that carries the proof of an authentication. */
export const authenticatedNit = "8dc0f84f56277ecae82630d64ec50d54f11fc8927142ca481db7d070214a40c8";
/** Of what a store of Argentina sells, gives back and reserves. */
export const argentineNit = "74bf20f876ffc474c0251908fcdce4b314f68d9dcbd7a085a368932ff2b2d409";
export const argentineCancellationNit = "dd311ca871902316d9841aab4ccec38d79d89a0da0c41aebb8f010b8e9a5b5ab";
export const argentineReservationNit = "89c3049787a5d33aa7e52a6e87316a58a2b4d98ebd9dd1d460fd71e9a7293711";
export const rechargeNit = "51a8f3e02c7b496d8e15b0c3a7f2d9640b8c37e1f5da2946c0731ebf85a9d42e";
export const cardToken =
  "Q1J2bTlLd0ZhM1pwVDZ4Ujh1SGRMMG5ZcUVzN2dKMmJWNGNBaTVvTXRXek5rUDFYZlN2QjlyR2xIeTNqSXVEZQ==";
/** Of the page that pays `javascriptNit`. */
export const payToken = "ae1a93f07cd5e84b2690c7d1f3ab58e4620b9d3f7c1e84a5602f9d7b3c8e1a4f60";
export const usn = "250314104410023";
export const card = { number: "4000000000000044", expiry_date: exampleExpiry, security_code: "123" };
export const done = { code: "0", message: "OK. Transaction successful." };
export const mastercard = { ...card, number: "5000000000000001" };
const approved = { authorizer_code: "000", authorizer_message: "Transacao Aprov." };
const brands = {
  "1": { name: "VISA", lastFour: "0044" },
  "2": { name: "MASTERCARD", lastFour: "0001" },
} as const;
const at = "14/03/2025T10:21";

interface Ordered {
  readonly nit: string;
  readonly status?: string;
  readonly order_id?: string;
  readonly merchant_usn?: string;
  readonly authorizer_id: keyof typeof brands;
  readonly amount: string;
  /** Of a card that is not the usual one of its brand. */
  readonly lastFour?: string;
}

interface Numbers {
  readonly esitef_usn: string;
  readonly sequence: string;
  readonly authorization: string;
}

/** Who decided, and the word before the amount on its receipts: another one for the stores of another country. */
interface Institution {
  readonly id: string;
  readonly name: string;
  readonly amountWord: string;
}
const brazilian: Institution = { id: "229", name: "Bin", amountWord: "VALOR" };

function receiptOf(
  title: string,
  { authorizer_id, amount, lastFour }: Ordered,
  authorization: string,
  { amountWord }: Institution,
) {
  const brand = brands[authorizer_id];
  const shown = `${brand.name} ************${lastFour ?? brand.lastFour}`;
  return [title, shown, `${amountWord} ${amount}`, `AUT ${authorization}`].join("\n");
}

/** What the institution answers besides its verdict, in the order in which the gateway says it. */
const processed = (
  ordered: Ordered,
  { esitef_usn, sequence, authorization }: Numbers,
  { id, name }: Institution,
) => ({
  authorizer_id: ordered.authorizer_id,
  acquirer_id: id,
  acquirer_name: name,
  authorizer_date: at,
  authorization_number: authorization,
  ...(ordered.merchant_usn && { merchant_usn: ordered.merchant_usn }),
  esitef_usn,
  sitef_usn: sequence,
  host_usn: `999${sequence}`,
  amount: ordered.amount,
  payment_type: "C",
  issuer: ordered.authorizer_id,
  authorizer_merchant_id: "000000000000005",
  terminal_id: "ES000032",
  payment_date: at,
});

/** An approved sale as each answer about it shows it. */
export function sold(ordered: Ordered, numbers: Numbers, institution = brazilian, title = "SANDBOX") {
  const receipt = receiptOf(title, ordered, numbers.authorization, institution);
  return {
    ...approved,
    status: ordered.status ?? "CON",
    nit: ordered.nit,
    ...(ordered.order_id && { order_id: ordered.order_id }),
    customer_receipt: receipt,
    merchant_receipt: receipt,
    ...processed(ordered, numbers, institution),
  };
}

/** An approved reservation, which says so in words of its own. */
export const held = (ordered: Ordered, numbers: Numbers, institution = brazilian) => ({
  ...sold(ordered, numbers, institution, "PRE-AUT. SIM."),
  authorizer_message: "Transacao OK.",
});

/** A carried out cancellation; it has no receipt. */
export const refunded = (ordered: Ordered, numbers: Numbers, institution = brazilian) => ({
  ...approved,
  authorizer_message: "Transacao OK",
  status: "CON",
  nit: ordered.nit,
  ...(ordered.order_id && { order_id: ordered.order_id }),
  ...processed(ordered, numbers, institution),
});
