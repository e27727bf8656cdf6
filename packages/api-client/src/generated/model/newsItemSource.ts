/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type NewsItemSource = {
  name: string;
};
