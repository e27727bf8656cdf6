import { type ThemeName, themeClass } from '@concordia/ui/theme';

const names = Object.values(themeClass);

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
