// A shop in one file. It pays over the REST interface of e-SiTef and gets over what goes wrong on the way:
// a declined card, an answer that never arrives, and a payment that is confirmed later by a notification.
//
//   SANDBOX=https://<portal>/sandbox/e-sitef/api MERCHANT_ID=... MERCHANT_KEY=... node shop.mjs
//
// WEBHOOK_SECRET verifies notifications, PORT is where they arrive (3000), WAIT_SECONDS how long an answer is
// waited for (60). Node 20 or newer, nothing to install.
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

const { SANDBOX, MERCHANT_ID, MERCHANT_KEY, WEBHOOK_SECRET = "" } = process.env;
const { PORT = "3000", WAIT_SECONDS = "60" } = process.env;
const testCard = {
  number: "5000000000000001",
  expiry_date: `12${String(new Date().getFullYear() + 2).slice(-2)}`,
  security_code: "123",
};

/** Orders by the NIT of their payment. In a real shop this is a table of the database. */
const orders = new Map();

/** Nobody knows what became of the call. */
class NoAnswer extends Error {}

async function ask(method, path, body, headers = {}) {
  try {
    const response = await fetch(SANDBOX + path, {
      method,
      headers: {
        "Content-Type": "application/json",
        merchant_id: MERCHANT_ID,
        merchant_key: MERCHANT_KEY,
        ...headers,
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(Number(WAIT_SECONDS) * 1000),
    });
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
    return await response.json();
  } catch (error) {
    throw new NoAnswer(error.message);
  }
}

const next = {
  CON: "paid, deliver",
  NEG: "declined, ask for another card and create another transaction",
  PEN: "waiting for the buyer, a notification will come",
  NOV: "not charged, the card may be sent again with the same NIT",
  ERR: "nobody knows, do not charge again and call support",
};

/** Every answer, query and notification ends here. A status that is known already changes nothing. */
function settle(order, status) {
  if (order.status === status) return;
  order.status = status;
  console.log(`${order.id} ${status}: ${next[status] ?? "see the table of statuses"}`);
}

/** Asks up to three times. An order that stays without an answer is left alone: charging it again may charge twice. */
async function query(order) {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    try {
      const { payment } = await ask("GET", `/v1/transactions/${order.nit}`);
      // Ours only if order and amount are as we created them.
      if (payment?.order_id === order.id && payment.amount === order.amount)
        return settle(order, payment.status);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
    await sleep(1000);
  }
  console.log(`${order.id} blocked: query it by hand, NIT ${order.nit}`);
}

/** One order, one NIT: noted before the card goes out, or there would be nothing to ask for afterwards. */
async function pay(order, payment, headers) {
  const created = await ask("POST", "/v1/transactions", {
    order_id: order.id,
    amount: order.amount,
    installments: "1",
    installment_type: "4",
    authorizer_id: payment.authorizer_id,
  });
  if (created.code !== "0") throw new Error(`${order.id}: ${created.code} ${created.message}`);
  order.nit = created.payment.nit;
  orders.set(order.nit, order);
  try {
    const answer = await ask("POST", `/v1/payments/${order.nit}`, payment, headers);
    if (answer.payment) settle(order, answer.payment.status);
    else console.log(`${order.id} refused: ${answer.code} ${answer.message}`);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    console.log(`${order.id} no answer: asking what became of it`);
    await query(order);
  }
}

/** Whether the sandbox signed it, less than five minutes ago. Each secret that still holds has a signature of its own. */
function isSigned(headers, body) {
  const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signatures = "" } = headers;
  if (Math.abs(Date.now() / 1000 - Number(at)) > 300) return false;
  const key = Buffer.from(WEBHOOK_SECRET.replace("whsec_", ""), "base64");
  const expected = Buffer.from(
    `v1,${createHmac("sha256", key).update(`${id}.${at}.${body}`).digest("base64")}`,
  );
  return signatures.split(" ").some((each) => {
    const given = Buffer.from(each);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Says 200 at once and believes nothing: what became of the order is asked of the gateway. */
async function receive(request, response) {
  const body = await text(request);
  const isGenuine = request.method === "POST" && (WEBHOOK_SECRET === "" || isSigned(request.headers, body));
  response.writeHead(isGenuine ? 200 : 401).end();
  const order = orders.get(new URLSearchParams(body).get("nit"));
  if (isGenuine && order) await query(order);
}

const server = createServer((request, response) => {
  receive(request, response).catch(console.error);
});
server.listen(Number(PORT));
console.log(`notifications at http://localhost:${PORT}/`);
const card = { authorizer_id: "2", card: testCard };
await pay({ id: "PED-1", amount: "12990" }, card);
await pay({ id: "PED-2", amount: "2200001" }, card);
await pay({ id: "PED-3", amount: "7400" }, card, { "x-sandbox-outcome": "lost" });
await pay({ id: "PED-4", amount: "1000" }, { authorizer_id: "440" });
