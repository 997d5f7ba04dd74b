import { signed, told } from "../sandbox.ts";
import type { Play, Scene } from "./sandbox-scenes.ts";

const card = { number: "5000000000000001", expiry_date: "1299", security_code: "123" };
const outcome = (value: string) => ({ "x-sandbox-outcome": value });
const unused = 1801;
const day = 24 * 60 * 60;
const printed = (date: Date) => date.toISOString().slice(0, 10).split("-").toReversed().join("/");
const tomorrow = () => printed(new Date(Date.now() + day * 1000));

const plan = { amount: "2000", do_payment_now: "false", interval: "1", number_of_times: "2" };
const begin = (play: Play, schedule: object = {}, more: object = {}) =>
  play.call("POST", "/v1/transactions", {
    order_id: "PED-88030",
    merchant_usn: "4410030",
    authorizer_id: "2",
    installments: "1",
    installment_type: "4",
    amount: "2000",
    schedule: { ...plan, initial_date: tomorrow(), ...schedule },
    additional_data: { payer: { store_identification: "98253053045" }, ...more },
  });
const active = async (play: Play, header: Record<string, string> = {}) => {
  const sid = told(await begin(play), "schedule.sid");
  await play.call("POST", `/v1/schedules/${sid}`, { card }, header);
  return sid;
};
const edit = async (play: Play, sid: string) =>
  told(await play.call("POST", "/v1/schedules/edits", { sid }, signed({ sid })), "schedule_edit.seid");

const schedules: readonly Scene[] = [
  {
    name: "a schedule is made active, charges by the clock and ends",
    makes: ["schedule: - > NOV", "schedule: NOV > ATV", "schedule: ATV > ATV", "schedule: ATV > FIN"],
    acts: async (play) => {
      const sid = await active(play);
      await play.wait(3 * day);
      await play.call("GET", `/v1/schedules/${sid}`);
      await play.wait(100 * day);
      await play.call("GET", `/v1/schedules/${sid}`);
    },
  },
  {
    name: "a schedule is refused, or expires unused",
    makes: ["schedule: NOV > ERR", "schedule: NOV > EXP"],
    acts: async (play) => {
      await active(play, outcome("decline:51"));
      const sid = told(await begin(play), "schedule.sid");
      await play.wait(unused);
      await play.look("/v1/schedules", sid);
    },
  },
  {
    name: "a schedule waits for its first payment, and goes with it",
    makes: ["schedule: NOV > PEN", "schedule: PEN > ATV", "schedule: PEN > DES"],
    acts: async (play) => {
      for (const word of ["true", "false"]) {
        const waiting = await begin(play, { do_payment_now: "true" }, { postpone_confirmation: "true" });
        const nit = told(waiting, "payment.nit");
        await play.call("POST", `/v1/payments/${nit}`, { card });
        await play.call("PUT", `/v1/payments/${nit}?confirm=${word}`, {});
      }
    },
  },
  {
    name: "edits stop a schedule, start it again, or expire",
    makes: [
      "scheduleEdit: - > NOV",
      "scheduleEdit: - > INV",
      "scheduleEdit: NOV > CON",
      "scheduleEdit: NOV > EXP",
      "schedule: ATV > INA",
      "schedule: INA > ATV",
    ],
    acts: async (play) => {
      const sid = await active(play);
      for (const status of ["INA", "ATV"]) {
        await play.call("PUT", `/v1/schedules/edits/${await edit(play, sid)}`, { status });
      }
      await play.unvouched(() => play.call("POST", "/v1/schedules/edits", { sid }));
      const seid = await edit(play, sid);
      await play.wait(unused);
      await play.expired(
        "scheduleEdit",
        await play.call("PUT", `/v1/schedules/edits/${seid}`, { status: "INA" }),
      );
    },
  },
];

const customer = { authorizer_id: "2", merchant_usn: "4410040", customer_id: "11122211122" };
const keep = (play: Play, header: Record<string, string> = {}) =>
  play.call("POST", "/v1/cards", { card: { number: card.number, expiry_date: "1299" }, ...customer }, header);

const storage: readonly Scene[] = [
  {
    name: "a card is stored, found stored, and removed",
    makes: ["storage: - > CON", "storage: - > DUP", "storage: CON > DEL"],
    acts: async (play) => {
      const token = told(await keep(play), "card.token");
      await play.answered("storage", null, await keep(play));
      await play.call("DELETE", `/v1/cards/${token}`);
    },
  },
  {
    name: "a card that is not valid is not stored",
    makes: ["storage: - > NEG"],
    acts: async (play) => play.answered("storage", null, await keep(play, outcome("decline:14"))),
  },
];

const beginningOf = ({ merchantKey: merchant_key }: Play) => ({
  begin_recharge_request: {
    merchant_key,
    merchant_usn: "2398",
    order_id: "023748",
    general_hash: "0000000000000000",
    recharge_type: "normal",
  },
});
const begunRecharge = async (play: Play) => {
  const claims = { begin_recharge_request: { order_id: "023748" } };
  const body = beginningOf(play);
  return told(await play.call("POST", "/v3/recharge", body, signed(claims)), "begin_recharge_response.nit");
};
const toppedUp = async (play: Play, header: Record<string, string> = {}) => {
  const nit = await begunRecharge(play);
  const request = {
    hashes: { general: "09A9681D09A9681D" },
    dealer: { code: "1" },
    phone: { ddd: "11", number: "900000000" },
    amount: "1500",
  };
  await play.call(
    "PUT",
    `/v3/recharge/${nit}`,
    { do_recharge_request: request },
    { ...signed({ nit }), ...header },
  );
  return nit;
};

const recharges: readonly Scene[] = [
  {
    name: "a top-up is made, then confirmed or undone, or it is denied",
    makes: ["- > NOV", "NOV > PPC", "PPC > CON", "PPC > PPN", "NOV > NEG"].map(
      (change) => `recharge: ${change}`,
    ),
    acts: async (play) => {
      for (const confirm of ["true", "false"]) {
        const nit = await toppedUp(play);
        await play.call(
          "PUT",
          `/v3/recharge/${nit}`,
          { confirm_recharge_request: { confirm, merchant_key: play.merchantKey } },
          signed({ nit }),
        );
      }
      await toppedUp(play, outcome("decline:51"));
    },
  },
  {
    name: "a top-up that nobody vouches for is invalid",
    makes: ["recharge: - > INV"],
    acts: (play) => play.unvouched(() => play.call("POST", "/v3/recharge", beginningOf(play))),
  },
  {
    name: "an unused top-up expires",
    makes: ["recharge: NOV > EXP"],
    acts: async (play) => {
      const nit = await begunRecharge(play);
      await play.wait(unused);
      await play.look("/v3/recharge", nit);
    },
  },
];

export const browserFlow = {
  three_ds_comp_ind: "Y",
  notification_url: "https://loja.example/3ds",
  three_ds_requestor: { authentication_ind: "01", name: "Loja Exemplo", url: "https://loja.example" },
  acquirer: { bin: "2", merchant_id: "00000000" },
  browser: {
    accept_header: "*/*",
    javascript_enabled: true,
    java_enabled: "false",
    language: "pt-BR",
    color_depth: "24",
    screen_height: "864",
    screen_width: "1536",
    user_agent: "Mozilla/5.0",
  },
};
export const begunProof = async (play: Play, amount: string) =>
  told(
    await play.call("POST", "/v2/authentication", {
      cardholder: { acct: { number: "5555555555555555" } },
      brand_id: "2",
      purchase: { amount, currency: "986" },
      merchant: { mcc: "5411" },
      acquirer: { merchant_id: "00000000" },
    }),
    "three_ds_server.trans_id",
  );
const amounts = {
  AUY: "10000",
  AUC: "10004",
  AUN: "10001",
  AUA: "10002",
  AUU: "10003",
  AUR: "10005",
  ERR: "10006",
  ERM: "10007",
} as const;

const authentications: readonly Scene[] = [
  {
    name: "an authentication ends as its amount says",
    makes: ["3ds: - > NEW", ...Object.keys(amounts).map((status) => `3ds: NEW > ${status}`)],
    acts: async (play) => {
      for (const amount of Object.values(amounts)) {
        await play.call("PUT", `/v2/authentication/${await begunProof(play, amount)}`, browserFlow);
      }
    },
  },
  {
    name: "a holder who is asked elsewhere does not answer",
    makes: ["3ds: NEW > AUD", "3ds: AUD > AUN"],
    acts: async (play) => {
      const id = await begunProof(play, "12990");
      const asked = { decoupled_notification_url: "https://loja.example/later" };
      const three_ds_requestor = { ...browserFlow.three_ds_requestor, decoupled_max_time: "2" };
      await play.call("PUT", `/v2/authentication/${id}`, { ...browserFlow, ...asked, three_ds_requestor });
      await play.wait(121);
      await play.look("/v2/transaction", id);
    },
  },
  {
    name: "an unused authentication expires",
    makes: ["3ds: NEW > EXP"],
    acts: async (play) => {
      const id = await begunProof(play, "10000");
      await play.wait(unused);
      await play.look("/v2/transaction", id);
    },
  },
];

export const serviceScenes: readonly Scene[] = [...schedules, ...storage, ...recharges, ...authentications];

/** Changes that nothing makes here, and why. */
export const beyond: Readonly<Record<string, string>> = {
  "payment: - > INV":
    "Its documented answer names the parameter and no NIT: nobody could ever ask for what is left of it.",
  "payment: PEN > EST": "Made in the provider's portal for merchants alone, which no interface speaks to.",
  "storage: - > INV": "Its documented answer names the parameter and no token or NIT.",
  "storage: CON > CAN":
    "Made by support or in the provider's portal for merchants; the call that removes a card leads elsewhere.",
  "3ds: - > INV": "Its documented answer names the parameter and no transaction.",
};
