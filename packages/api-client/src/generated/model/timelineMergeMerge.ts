/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type TimelineMergeMerge = {
  otherName: string;
  undoneAt: string | null;
};
