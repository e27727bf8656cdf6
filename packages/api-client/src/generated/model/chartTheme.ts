/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Color theme of a chart.
 */
export type ChartTheme = typeof ChartTheme[keyof typeof ChartTheme];


export const ChartTheme = {
  light: 'light',
  dark: 'dark',
} as const;
