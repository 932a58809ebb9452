// Sets the chosen theme before the first paint. A file of its own: the content security policy allows no inline script.
(() => {
  try {
    const theme = localStorage.getItem('berea.theme');
    if (theme === '"dark"' || theme === '"light"') document.documentElement.dataset.theme = JSON.parse(theme);
  } catch {
    // Storage is closed in some private windows: the system's theme holds.
  }
})();
