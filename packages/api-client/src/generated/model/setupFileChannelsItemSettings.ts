/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type SetupFileChannelsItemSettings = {[key: string]: string};
