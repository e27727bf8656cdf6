import type { ThemeName } from './palette';

/**
 * The class on `<html>` that chooses the theme. The names are fixed, so that a page can set one before its first paint, ahead of any script of
 * ours. Without one the page is light.
 */
export const themeClass: Record<ThemeName, string> = { light: 'theme-light', dark: 'theme-dark' };
