/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ConnectionAuthScopesItem = typeof ConnectionAuthScopesItem[keyof typeof ConnectionAuthScopesItem];


export const ConnectionAuthScopesItem = {
  read: 'read',
  write: 'write',
  events: 'events',
} as const;
