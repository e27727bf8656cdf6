/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether read, answered and deleted are kept in step with the mailbox: not at all, both ways, or both ways and with what is completed here flagged as deleted there.
 */
export type MailFlagMode = typeof MailFlagMode[keyof typeof MailFlagMode];


export const MailFlagMode = {
  off: 'off',
  marks: 'marks',
  marks_and_completed: 'marks_and_completed',
} as const;
