import { type Density, type ThemeName, themeClass } from '@concordia/ui/theme';

const names = Object.values(themeClass);

/** Sets how close lists are set, as the app does. @returns a function that restores it */
export function showDensity(density: Density): () => void {
  const { dataset } = document.documentElement;
  const before = dataset.density;
  dataset.density = density;
  return () => {
    if (before === undefined) delete dataset.density;
    else dataset.density = before;
  };
}

/**
 * Sets the theme by a class on `<html>`, as the app does: overlays are portalled out of the story root.
 *
 * @returns a function that restores the theme.
 */
export function showTheme(theme: ThemeName): () => void {
  const { classList } = document.documentElement;
  const before = names.filter((name) => classList.contains(name));
  classList.remove(...before);
  classList.add(themeClass[theme]);
  return () => {
    classList.remove(themeClass[theme]);
    classList.add(...before);
  };
}
