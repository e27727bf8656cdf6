/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A follow-up is a task with a due time and usually a contact.
 */
export type TaskKind = typeof TaskKind[keyof typeof TaskKind];


export const TaskKind = {
  task: 'task',
  follow_up: 'follow_up',
} as const;
