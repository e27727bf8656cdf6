/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whose it is, when it is somebody else's.
 */
export type ApiErrorDetailContact = {
  id: string;
  name: string;
};
