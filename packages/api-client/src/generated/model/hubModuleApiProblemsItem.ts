/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type HubModuleApiProblemsItem = {
  /** Location in the document: a JSON pointer. */
  path: string;
  message: string;
};
