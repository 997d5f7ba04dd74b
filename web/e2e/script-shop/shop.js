// What a shop writes around the script, as its documentation says: the server opens the order, the page sends the card,
// and the server is asked what became of it.
const find = (id) => document.getElementById(id);
const order = JSON.parse(document.documentElement.dataset.order);

function show(name, said) {
  find("said").textContent = JSON.stringify({ name, said });
  find("pay").disabled = false;
}

async function follow(name, said) {
  const { status } = await (await fetch(`/orders/${order.nit}`)).json();
  find("result").textContent = `Status: ${status}`;
  show(name, said);
}

function highlight(errors) {
  find("errors").replaceChildren(
    ...errors.map(({ field, message }) => {
      const item = document.createElement("li");
      item.textContent = message;
      document.querySelector(`.${field}`)?.setAttribute("aria-invalid", "true");
      return item;
    }),
  );
  show("onInvalid", errors);
}

async function listCards(name, said) {
  const { cards } = await (await fetch("/cards")).json();
  find("result").textContent = `Cartões: ${cards.map(({ suffix }) => suffix).join(", ")}`;
  show(name, said);
}

const isStoring = order.nita !== undefined;

const request = {
  ...order,
  isCardSecurityCodeOptional: false,
  onProcessing: () => document.documentElement.classList.add("processing"),
  onSuccess: (response) => (isStoring ? listCards : follow)("onSuccess", response),
  onFailure: (response) => follow("onFailure", response),
  onInvalid: highlight,
};

find("order").textContent = isStoring ? "Guardar cartão" : `Pedido ${order.orderId}`;
if (order.authenticate) find("number").addEventListener("change", () => window.startThreeDs(request));
find("payment").addEventListener("submit", (event) => {
  event.preventDefault();
  find("pay").disabled = true;
  find("errors").replaceChildren();
  if (isStoring) window.esitefStore(request);
  else window.esitefDoPayment(request);
});
