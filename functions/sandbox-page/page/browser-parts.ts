/*
 * What runs in the browser. Each function is sent as its own text, so it uses nothing outside itself; every page works
 * without them, with a button more or a sign less.
 */

/** Sends the one form of a page by itself. */
export function sendAtOnce(): void {
  document.forms[0]?.submit();
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
