import { type ThemeName, themeClass } from '@concordia/ui/theme';

const names = Object.values(themeClass);

/**
 * Shows the page in a theme, as the app does: by a class of `<html>`, since overlays are portalled out of the story's root.
 *
 * @returns how to take it back.
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
