/*
 * Puts the chosen theme and density on <html> before the first paint. Runs alone, ahead of the application, which takes over in
 * src/app/theme/theme.ts; a test holds the two to the same key and names.
 */
(() => {
  let choice = null;
  let density = null;
  try {
    choice = localStorage.getItem('concordia_theme');
    density = localStorage.getItem('concordia_density');
  } catch {
    // Storage may be forbidden: then the system decides.
  }
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (density === 'compact') document.documentElement.dataset.density = density;
  document.documentElement.classList.add(isDark ? 'theme-dark' : 'theme-light');
})();
