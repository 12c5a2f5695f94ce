// Runs before the first paint, so that a dark page never flashes light.
(() => {
  let theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("westward") ?? "{}").theme ?? "auto";
  } catch {
    // Without storage the system's theme is as good as any.
  }
  const dark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
