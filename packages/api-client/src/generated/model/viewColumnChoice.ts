/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface ViewColumnChoice {
  kind: 'view';
  /** A UUID. */
  viewId: string;
}
