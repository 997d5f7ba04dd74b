/*
 * What runs in the browser. Each function is sent as its own text, so it uses nothing outside itself; every page works
 * without them, with a button more or a sign less.
 */

/** Sends the one form of a page by itself. */
export function sendAtOnce(): void {
  document.forms[0]?.submit();
}

/** Tells the page around a frame that the frame has done its part: how it went, nobody reads here. */
export function tellParent(): void {
  parent.postMessage("esitef-frame-done", "*");
}

/** Shows that an answer is on its way, and sends a form once however often its button is pressed. */
export function showProgress(): void {
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
    target.classList.add("busy");
    target.setAttribute("aria-busy", "true");
    // Only after the pressed button's own value is on its way.
    setTimeout(() => {
      for (const button of target.querySelectorAll("button")) button.disabled = true;
    });
  });
  // A page that the browser kept and shows again waits for nobody.
  addEventListener("pageshow", () => {
    for (const form of document.forms) {
      form.classList.remove("busy");
      form.removeAttribute("aria-busy");
      for (const button of form.querySelectorAll("button")) button.disabled = false;
    }
  });
}

/** Writes the digits of a card in groups, and takes a test card of the list. */
export function fillCard(): void {
  const number = document.querySelector<HTMLInputElement>("#number");
  const expiry = document.querySelector<HTMLInputElement>("#expiry");
  if (!number || !expiry) return;
  const group = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, "$1 ");
  const atEnd = (input: HTMLInputElement) => input.selectionStart === input.value.length;
  number.addEventListener("input", () => {
    if (atEnd(number)) number.value = group(number.value.replace(/\D/g, "").slice(0, 19));
  });
  expiry.addEventListener("input", (event) => {
    const isTyped = !(event instanceof InputEvent && event.inputType.startsWith("delete"));
    const digits = expiry.value.replace(/\D/g, "").slice(0, 4);
    if (isTyped && atEnd(expiry) && digits.length >= 2)
      expiry.value = `${digits.slice(0, 2)}/${digits.slice(2)}`;
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-use]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      number.value = group(button.dataset.use ?? "");
      if (expiry.value === "") expiry.value = `12/${String(new Date().getFullYear() + 3).slice(2)}`;
      document.querySelector<HTMLInputElement>("#code")?.focus();
    });
  }
}

/** Says what is wrong with a card before it is sent; the function asks the same again. */
export function checkCard(): void {
  const fields = document.querySelector<HTMLElement>("[data-card]");
  if (!fields) return;
  const { numbers = "", missing, unpublished, malformed, past, code: codeText } = fields.dataset;
  const inputOf = (name: string) => fields.querySelector<HTMLInputElement>(`#${name}`);
  const digitsOf = (name: string) => inputOf(name)?.value.replace(/\D/g, "") ?? "";
  const problemsNow = () => {
    const [number, expiry, code] = [digitsOf("number"), digitsOf("expiry"), digitsOf("code")];
    const isMonth = /^(?:0[1-9]|1[0-2])\d\d$/.test(expiry);
    const month = `20${expiry.slice(2)}-${expiry.slice(0, 2)}`;
    const isPast = month < new Date().toISOString().slice(0, 7);
    return {
      number: number === "" ? missing : numbers.split(",").includes(number) ? "" : unpublished,
      expiry: isMonth ? (isPast ? past : "") : malformed,
      code: /^\d{3,4}$/.test(code) ? "" : codeText,
    };
  };
  fields.closest("form")?.addEventListener("submit", (event) => {
    if (getComputedStyle(fields).display === "none" || fields.offsetParent === null) return;
    const wrong = Object.entries(problemsNow()).filter(([name, text = ""]) => {
      const input = inputOf(name);
      const shown = fields.querySelector(`#${name}-wrong`);
      if (shown) shown.textContent = text;
      if (text === "") input?.removeAttribute("aria-invalid");
      else input?.setAttribute("aria-invalid", "true");
      return text !== "";
    });
    const [first] = wrong;
    if (!first) return;
    event.preventDefault();
    inputOf(first[0])?.focus();
  });
}

/** Looks every few seconds whether something happened to what the page waits for. */
export function watchStatus(): void {
  const waiting = document.querySelector<HTMLElement>("[data-watch]");
  if (!waiting) return;
  const { watch = "", seen } = waiting.dataset;
  const look = async () => {
    const answer = await fetch(watch, { cache: "no-store" }).catch(() => undefined);
    const said: unknown = answer?.ok ? await answer.json() : undefined;
    const { status = seen } = Object(said);
    if (status === seen) lookSoon();
    else location.reload();
  };
  const lookSoon = () => setTimeout(() => void look(), 2500);
  lookSoon();
}

/** Goes back to the store after a moment in which the outcome can be read. */
export function leaveSoon(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-leave]");
  if (link) setTimeout(() => location.assign(link.href), 4000);
}

/** Copies a text whose button is useless without a script. */
export function copyText(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    const text = button.textContent;
    button.hidden = false;
    button.addEventListener("click", () => {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${button.dataset.copy}`);
      navigator.clipboard.writeText(field?.value ?? "").catch(() => field?.select());
      button.textContent = button.dataset.done ?? text;
      setTimeout(() => {
        button.textContent = text;
      }, 2000);
    });
  }
}

/** Puts the page on paper. */
export function printPage(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }
}
