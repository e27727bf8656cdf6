/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type GetContactTimelineKind = typeof GetContactTimelineKind[keyof typeof GetContactTimelineKind];


export const GetContactTimelineKind = {
  message: 'message',
  note: 'note',
  task: 'task',
  merge: 'merge',
  consent: 'consent',
} as const;
