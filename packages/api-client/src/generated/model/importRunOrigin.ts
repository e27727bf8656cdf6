/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ImportRunOrigin = typeof ImportRunOrigin[keyof typeof ImportRunOrigin];


export const ImportRunOrigin = {
  upload: 'upload',
  path: 'path',
} as const;
