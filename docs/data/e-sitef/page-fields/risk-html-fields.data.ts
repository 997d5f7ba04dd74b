import type { Shape } from "@portal/shared/esitef/schema.ts";
import type { LocalizedText } from "../../schema.ts";

/** A value that the HTML interface takes for the risk analysis alone, below `additional_data`. */
export interface RiskHtmlField {
  readonly name: string;
  readonly type: Shape["type"];
  /** Absent where the public page does not say it. */
  readonly most?: number;
  readonly isExact?: true;
  readonly isNeeded: boolean;
  readonly meaning: LocalizedText;
}

/** As far as the public page could be read: its list goes on after the last of these. */
export const riskHtmlFields: readonly RiskHtmlField[] = [
  {
    name: "currency",
    type: "A",
    most: 3,
    isExact: true,
    isNeeded: true,
    meaning: {
      pt: "A moeda do pedido, como `BRL`.",
      en: "The currency of the order, such as `BRL`.",
      es: "La moneda del pedido, como `BRL`.",
    },
  },
  {
    name: "b2b_b2c",
    type: "A",
    most: 3,
    isExact: true,
    isNeeded: false,
    meaning: {
      pt: "O tipo de comércio: para empresas ou para pessoas.",
      en: "The kind of trade: with companies or with persons.",
      es: "El tipo de comercio electrónico: a empresas o a personas.",
    },
  },
  {
    name: "item_amount",
    type: "N",
    most: 1024,
    isNeeded: true,
    meaning: {
      pt: "A soma dos itens, em centavos.",
      en: "The sum of the items, in cents.",
      es: "La suma de los ítems, en centavos.",
    },
  },
  {
    name: "total_order_amount",
    type: "N",
    most: 1024,
    isNeeded: true,
    meaning: {
      pt: "O total do pedido com frete e descontos, em centavos.",
      en: "The total of the order with shipping and discounts, in cents.",
      es: "El total del pedido con envío y descuentos, en centavos.",
    },
  },
  {
    name: "delivery_time_cd",
    type: "A",
    most: 50,
    isNeeded: false,
    meaning: {
      pt: "O prazo de entrega, em texto.",
      en: "The delivery time, as a text.",
      es: "El plazo de entrega, en texto.",
    },
  },
  {
    name: "qty_payment_types",
    type: "N",
    most: 1,
    isExact: true,
    isNeeded: false,
    meaning: {
      pt: "Em quantos pagamentos o pedido se divide.",
      en: "Into how many payments the order is divided.",
      es: "En cuántos pagos se divide el pedido.",
    },
  },
  {
    name: "ip",
    type: "A",
    most: 50,
    isNeeded: true,
    meaning: {
      pt: "O IP do comprador. A página o marca como obsoleto, mas ainda obrigatório.",
      en: "The buyer's IP. The page marks it as deprecated, yet still mandatory.",
      es: "La IP del comprador. La página lo marca como obsoleto, pero todavía obligatorio.",
    },
  },
  {
    name: "gift",
    type: "N",
    most: 1,
    isExact: true,
    isNeeded: false,
    meaning: {
      pt: "`1` se é presente, `0` se não é.",
      en: "`1` for a gift, `0` otherwise.",
      es: "`1` si es regalo, `0` si no lo es.",
    },
  },
  {
    name: "gift_message",
    type: "A",
    most: 8000,
    isNeeded: false,
    meaning: {
      pt: "A mensagem que acompanha o presente.",
      en: "The message that goes with the gift.",
      es: "El mensaje que acompaña el regalo.",
    },
  },
  {
    name: "obs",
    type: "A",
    most: 8000,
    isNeeded: false,
    meaning: {
      pt: "Observações sobre o pedido, para quem revisa.",
      en: "Remarks on the order, for whoever reviews it.",
      es: "Observaciones sobre el pedido, para quien revisa.",
    },
  },
  {
    name: "sla_custom",
    type: "AN",
    isNeeded: false,
    meaning: {
      pt: "Pergunte ao suporte o que ele leva antes de enviá-lo.",
      en: "Ask support what it holds before you send it.",
      es: "Pregunte a soporte qué lleva antes de enviarlo.",
    },
  },
];
