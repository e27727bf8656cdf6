/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `messages`: an import or a mailbox was read. `channel`: a channel is connected. `reply`: a person’s reply was sent. `view`: a view is saved.
 */
export type FirstStepsStepsItemStep = typeof FirstStepsStepsItemStep[keyof typeof FirstStepsStepsItemStep];


export const FirstStepsStepsItemStep = {
  messages: 'messages',
  channel: 'channel',
  reply: 'reply',
  view: 'view',
} as const;
