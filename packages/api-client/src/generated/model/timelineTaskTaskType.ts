/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type TimelineTaskTaskType = typeof TimelineTaskTaskType[keyof typeof TimelineTaskTaskType];


export const TimelineTaskTaskType = {
  task: 'task',
  follow_up: 'follow_up',
} as const;
