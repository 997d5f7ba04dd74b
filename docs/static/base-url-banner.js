// Asked for with a relative address, so that it arrives where the other scripts, under a wrong base, do not.
document.addEventListener("DOMContentLoaded", () => {
  if (window.docusaurus !== undefined) return;
  const { pathname } = window.location;
  document.getElementById("base-url-suggestion").textContent = pathname.endsWith("/")
    ? pathname
    : `${pathname}/`;
  document.getElementById("base-url-banner").hidden = false;
});
