/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Open tasks and follow-ups with a time, or birthdays.
 */
export type CalendarFeedName = typeof CalendarFeedName[keyof typeof CalendarFeedName];


export const CalendarFeedName = {
  tasks: 'tasks',
  birthdays: 'birthdays',
} as const;
