import type { ThemeName } from './palette';

/**
 * The class on `<html>` that selects the theme. Fixed names let a page set it before its first paint, ahead of any script.
 * Without one the page is light.
 */
export const themeClass: Record<ThemeName, string> = { light: 'theme-light', dark: 'theme-dark' };
