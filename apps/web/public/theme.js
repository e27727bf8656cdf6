/*
 * Puts the class of the chosen theme on <html> before the first paint. Runs alone, ahead of the application, which takes over in
 * src/app/theme/theme.ts; a test holds the two to the same key and names.
 */
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('concordia_theme');
  } catch {
    // Storage may be forbidden: then the system decides.
  }
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(isDark ? 'theme-dark' : 'theme-light');
})();
