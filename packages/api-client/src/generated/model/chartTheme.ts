/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * For which of the two looks a chart is drawn.
 */
export type ChartTheme = typeof ChartTheme[keyof typeof ChartTheme];


export const ChartTheme = {
  light: 'light',
  dark: 'dark',
} as const;
