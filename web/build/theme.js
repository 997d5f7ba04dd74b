// Runs before the first paint. Same key and attribute as the documentation, which is on the same origin.
try {
  const theme = localStorage.getItem("theme");
  document.documentElement.dataset.theme = theme === "dark" ? "dark" : "light";
} catch {
  document.documentElement.dataset.theme = "light";
}
