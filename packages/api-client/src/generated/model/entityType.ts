/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Type of a graph node.
 */
export type EntityType = typeof EntityType[keyof typeof EntityType];


export const EntityType = {
  Person: 'Person',
  Company: 'Company',
} as const;
