/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The contact that the value belongs to, if it is a different one.
 */
export type ApiErrorDetailContact = {
  id: string;
  name: string;
};
