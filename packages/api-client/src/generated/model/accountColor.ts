/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A color by which people tell accounts apart.
 */
export type AccountColor = typeof AccountColor[keyof typeof AccountColor];


export const AccountColor = {
  sea: 'sea',
  ochre: 'ochre',
  slate: 'slate',
  moss: 'moss',
  clay: 'clay',
  sky: 'sky',
  plum: 'plum',
  violet: 'violet',
} as const;
