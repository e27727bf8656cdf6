/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether the task is done.
 */
export type TaskState = typeof TaskState[keyof typeof TaskState];


export const TaskState = {
  open: 'open',
  done: 'done',
} as const;
