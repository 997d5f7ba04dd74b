import { signed, told } from "../sandbox.ts";
import {
  begin,
  card,
  order,
  outcome,
  type Play,
  type Scene,
  transactions,
  unused,
  usnOf,
} from "./sandbox-scenes.ts";

const reserving = { transaction_type: "preauthorization" };
const reserve = ({ call }: Play, nit: string, header: Record<string, string> = {}) =>
  call("POST", `/v1/preauthorizations/${nit}`, { authorizer_id: "2", card }, header);
const reserved = async (play: Play, header: Record<string, string> = {}) => {
  const nit = await begin(play, reserving, "pre_authorization");
  await reserve(play, nit, header);
  return nit;
};
const capture = ({ call }: Play, nit: string, header: Record<string, string> = {}) =>
  call(
    "POST",
    `/v1/preauthorizations/capture/${nit}`,
    { amount: "12990", installments: "1", installment_type: "4", card },
    header,
  );

export const reservationScenes: readonly Scene[] = [
  {
    name: "an amount is reserved, changed and collected, and what was collected is given back",
    makes: [
      "preauthorization: - > NOV",
      "preauthorization: NOV > CON",
      "preauthorization: CON > CON",
      "capture: - > CON",
      "capture: CON > CON",
      "capture: CON > EST",
    ],
    acts: async (play) => {
      const nit = await reserved(play);
      const captured = await capture(play, nit);
      const esitef_usn = told(captured, "capture.esitef_usn");
      for (const amount of ["2990", "10000"]) {
        const begun = await play.call("POST", "/v1/cancellations", { esitef_usn }, signed({ esitef_usn }));
        await play.call("PUT", `/v1/cancellations/${told(begun, "cancellation.nit")}`, { card, amount });
      }
    },
  },
  {
    name: "a reservation is denied, or its authorizer is not reached",
    makes: ["preauthorization: NOV > NEG", "preauthorization: NOV > ERR"],
    acts: async (play) => {
      await reserved(play, outcome("decline:51"));
      await reserved(play, outcome("error:131"));
    },
  },
  {
    name: "a capture is denied",
    makes: ["capture: - > NEG"],
    acts: async (play) => capture(play, await reserved(play), outcome("decline:51")),
  },
  {
    name: "an unused reservation expires",
    makes: ["preauthorization: NOV > EXP"],
    acts: async (play) => {
      const nit = await begin(play, reserving, "pre_authorization");
      await play.wait(unused);
      await play.look(transactions, nit);
    },
  },
  {
    name: "cards of a reservation are looked up until that blocks",
    makes: ["preauthorization: NOV > BLQ"],
    acts: async (play) => {
      const nit = await begin(play, reserving, "pre_authorization");
      const body = { card: { number: card.number } };
      for (let look = 0; look < 6; look += 1) {
        await play.call("POST", `/v1/preauthorizations/${nit}/cards`, body);
      }
    },
  },
  {
    name: "a reservation is cancelled before it is collected",
    makes: ["preauthorization: CON > EST"],
    acts: async (play) => {
      const esitef_usn = await usnOf(play, await reserved(play), "pre_authorization");
      const begun = await play.call("POST", "/v1/cancellations", { esitef_usn }, signed({ esitef_usn }));
      await play.call("PUT", `/v1/cancellations/${told(begun, "cancellation.nit")}`, { card });
    },
  },
  {
    name: "one call reserves, or is denied",
    makes: ["preauthorization: - > CON", "preauthorization: - > NEG"],
    acts: async (play) => {
      await play.call("POST", "/v2/preauthorizations/", { ...order, card });
      await play.call("POST", "/v2/preauthorizations/", { ...order, card }, outcome("decline:51"));
    },
  },
];
