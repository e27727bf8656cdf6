/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * In degrees.
 */
export type MessageNotePlace = {
  latitude: number;
  longitude: number;
};
