import { checkoutPath, checkoutQuery } from "@portal/shared/esitef/sandbox-address.ts";
import { openPage } from "../pages/open-page.ts";
import { told } from "../sandbox.ts";
import { type Play, type Scene, unused, usnOf } from "./sandbox-scenes.ts";
import { begunProof, browserFlow } from "./sandbox-service-scenes.ts";

const address = (nit: string) => checkoutPath + checkoutQuery(nit);
const show = (nit: string) => openPage({ path: address(nit) });
const send = (nit: string, form: Record<string, string>) => openPage({ path: address(nit), form });
const card = {
  method: "credit",
  number: "4000000000000044",
  expiry: "12/39",
  code: "123",
  installments: "1",
};
const payByCard = (nit: string) => send(nit, { act: "pay", ...card });

/** A page that its buyer has opened. */
async function opened(play: Play, amount = "4590") {
  const nit = await play.page({ amount, order_id: "PED-1" });
  await show(nit);
  return nit;
}

async function withPix(play: Play, amount?: string) {
  const nit = await opened(play, amount);
  await send(nit, { act: "pay", method: "pix" });
  return nit;
}

const left = 1801;

const pages: readonly Scene[] = [
  {
    name: "a page is paid by card, and the whole amount given back",
    makes: ["html: - > NOV", "html: NOV > AGU", "html: AGU > CON", "html: CON > EST"],
    acts: async (play) => {
      const nit = await opened(play);
      await payByCard(nit);
      await usnOf(play, nit);
      await play.call("POST", `/v2/cancellations/${nit}`, {});
    },
  },
  {
    name: "a page's card is denied",
    makes: ["html: AGU > NEG"],
    acts: async (play) => payByCard(await opened(play, "2200000")),
  },
  {
    name: "a buyer leaves a page by its button, and another just leaves",
    makes: ["html: AGU > CAN", "html: AGU > ABA"],
    acts: async (play) => {
      await send(await opened(play), { act: "cancel" });
      const nit = await opened(play);
      await play.wait(left);
      await play.look("/v1/transactions", nit);
    },
  },
  {
    name: "a page that nobody opens expires",
    makes: ["html: NOV > EXP"],
    acts: async (play) => {
      const nit = await play.page({ amount: "4590", order_id: "PED-1" });
      await play.wait(unused);
      await play.look("/v1/transactions", nit);
    },
  },
  {
    name: "a Pix of a page is paid by its buyer",
    makes: ["html: AGU > PEN", "html: PEN > CON"],
    acts: async (play) => send(await withPix(play), { act: "settle" }),
  },
  {
    name: "a Pix of a page is denied, and another not paid in time",
    makes: ["html: PEN > NEG", "html: PEN > PPN"],
    acts: async (play) => {
      const [denied, late] = [await withPix(play, "500"), await withPix(play)];
      await play.wait(181);
      await play.look("/v1/transactions", denied);
      await play.look("/v1/transactions", late);
    },
  },
];

async function challenged(play: Play) {
  const id = await begunProof(play, "10004");
  const asked = await play.call("PUT", `/v2/authentication/${id}`, browserFlow);
  const creq = told(asked, "acs.creq");
  const path = `/acs/${play.merchantId}`;
  await openPage({ path, form: { creq } });
  return (form: Record<string, string>) => openPage({ path: `${path}/answer`, form: { creq, ...form } });
}

const holders: readonly Scene[] = [
  {
    name: "a holder answers the challenge with the right code, and another refuses",
    makes: ["3ds: AUC > AUY", "3ds: AUC > AUN"],
    acts: async (play) => {
      await (await challenged(play))({ act: "confirm", code: "123456" });
      await (await challenged(play))({ act: "refuse" });
    },
  },
  {
    name: "a holder who is asked elsewhere says yes, in the workbench",
    makes: ["3ds: AUD > AUY"],
    acts: async (play) => {
      const id = await begunProof(play, "12990");
      const later = { decoupled_notification_url: "https://loja.example/later" };
      const three_ds_requestor = { ...browserFlow.three_ds_requestor, decoupled_max_time: "2" };
      await play.call("PUT", `/v2/authentication/${id}`, { ...browserFlow, ...later, three_ds_requestor });
      await play.act(id, "authenticate");
    },
  },
];

export const pageScenes: readonly Scene[] = [...pages, ...holders];
