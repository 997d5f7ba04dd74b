// Runs before the first paint. Same key and attribute as the documentation, which is on the same origin; until somebody
// chooses, the page is as dark as their system.
const isDarkSystem = matchMedia("(prefers-color-scheme: dark)").matches;
try {
  const chosen = localStorage.getItem("theme") ?? (isDarkSystem ? "dark" : "light");
  document.documentElement.dataset.theme = chosen === "dark" ? "dark" : "light";
} catch {
  document.documentElement.dataset.theme = isDarkSystem ? "dark" : "light";
}
