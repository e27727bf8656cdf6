/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What a node of the graph is.
 */
export type EntityType = typeof EntityType[keyof typeof EntityType];


export const EntityType = {
  Person: 'Person',
  Company: 'Company',
} as const;
