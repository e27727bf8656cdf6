/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListTasksDue = typeof ListTasksDue[keyof typeof ListTasksDue];


export const ListTasksDue = {
  overdue: 'overdue',
  today: 'today',
  week: 'week',
} as const;
