"""A shop in one file. It pays over the REST interface of e-SiTef and gets over what goes wrong on the way:
a declined card, an answer that never arrives, and a payment that is confirmed later by a notification.

  SANDBOX=https://<portal>/sandbox/e-sitef/api MERCHANT_ID=... MERCHANT_KEY=... python3 shop.py

WEBHOOK_SECRET verifies notifications, PORT is where they arrive (3000), WAIT_SECONDS how long an answer is
waited for (60). Python 3.9 or newer, nothing to install.
"""

import base64
import hashlib
import hmac
import json
import os
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from datetime import date
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SANDBOX = os.environ["SANDBOX"]
MERCHANT = {"merchant_id": os.environ["MERCHANT_ID"], "merchant_key": os.environ["MERCHANT_KEY"]}
WEBHOOK_SECRET = os.environ.get("WEBHOOK_SECRET", "")
PORT = int(os.environ.get("PORT", "3000"))
WAIT_SECONDS = float(os.environ.get("WAIT_SECONDS", "60"))
TEST_CARD = {"number": "5000000000000001", "expiry_date": f"12{(date.today().year + 2) % 100:02}", "security_code": "123"}

NEXT = {
    "CON": "paid, deliver",
    "NEG": "declined, ask for another card and create another transaction",
    "PEN": "waiting for the buyer, a notification will come",
    "NOV": "not charged, the card may be sent again with the same NIT",
    "ERR": "nobody knows, do not charge again and call support",
}

orders = {}  # by the NIT of their payment; in a real shop this is a table of the database
settling = threading.Lock()


class NoAnswer(Exception):
    """Nobody knows what became of the call."""


def ask(method, path, body=None, headers=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(SANDBOX + path, data=data, method=method)
    for name, value in {"Content-Type": "application/json", **MERCHANT, **(headers or {})}.items():
        request.add_header(name, value)
    try:
        with urllib.request.urlopen(request, timeout=WAIT_SECONDS) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        if error.code < 500:
            return json.load(error)
        raise NoAnswer(error.code) from error
    except (OSError, ValueError) as error:
        raise NoAnswer(error) from error


def settle(order, status):
    """Every answer, query and notification ends here. A status that is known already changes nothing."""
    with settling:
        if order.get("status") == status:
            return
        order["status"] = status
    print(f"{order['id']} {status}: {NEXT.get(status, 'see the table of statuses')}", flush=True)


def query(order):
    """Asks up to three times. An order without an answer is left alone: charging it again may charge twice."""
    for _ in range(3):
        try:
            payment = ask("GET", f"/v1/transactions/{order['nit']}").get("payment", {})
            # Ours only if order and amount are as we created them.
            if payment.get("order_id") == order["id"] and payment.get("amount") == order["amount"]:
                settle(order, payment["status"])
                return
        except NoAnswer:
            pass
        time.sleep(1)
    print(f"{order['id']} blocked: query it by hand, NIT {order['nit']}", flush=True)


def pay(order, payment, headers=None):
    """One order, one NIT: noted before the card goes out, or there would be nothing to ask for afterwards."""
    created = ask("POST", "/v1/transactions", {
        "order_id": order["id"],
        "amount": order["amount"],
        "installments": "1",
        "installment_type": "4",
        "authorizer_id": payment["authorizer_id"],
    })
    if created["code"] != "0":
        raise SystemExit(f"{order['id']}: {created['code']} {created['message']}")
    order["nit"] = created["payment"]["nit"]
    orders[order["nit"]] = order
    try:
        answer = ask("POST", f"/v1/payments/{order['nit']}", payment, headers)
        if "payment" in answer:
            settle(order, answer["payment"]["status"])
        else:
            print(f"{order['id']} refused: {answer['code']} {answer['message']}", flush=True)
    except NoAnswer:
        print(f"{order['id']} no answer: asking what became of it", flush=True)
        query(order)


def is_signed(headers, body):
    """Whether the sandbox signed it, less than five minutes ago. Each secret that still holds signs."""
    at = headers.get("webhook-timestamp", "0")
    if not at.isdigit() or abs(time.time() - int(at)) > 300:
        return False
    key = base64.b64decode(WEBHOOK_SECRET.replace("whsec_", ""))
    signed = f"{headers.get('webhook-id')}.{at}.".encode() + body
    expected = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    given = headers.get("webhook-signature", "").encode().split(b" ")
    return any(hmac.compare_digest(each, expected) for each in given)


class Notifications(BaseHTTPRequestHandler):
    def do_POST(self):
        """Says 200 at once and believes nothing: what became of the order is asked of the gateway."""
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        genuine = WEBHOOK_SECRET == "" or is_signed(self.headers, body)
        self.send_response(200 if genuine else 401)
        self.end_headers()
        order = orders.get(urllib.parse.parse_qs(body.decode()).get("nit", [""])[0])
        if genuine and order:
            threading.Thread(target=query, args=(order,)).start()

    def log_message(self, *_):
        """Forms name buyers and amounts: they are written to no log."""


threading.Thread(target=ThreadingHTTPServer(("", PORT), Notifications).serve_forever).start()
print(f"notifications at http://localhost:{PORT}/", flush=True)
card = {"authorizer_id": "2", "card": TEST_CARD}
pay({"id": "PED-1", "amount": "12990"}, card)
pay({"id": "PED-2", "amount": "2200001"}, card)
pay({"id": "PED-3", "amount": "7400"}, card, {"x-sandbox-outcome": "lost"})
pay({"id": "PED-4", "amount": "1000"}, {"authorizer_id": "440"})
