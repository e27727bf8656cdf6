/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `unsupported` to `giveaway` stand for content that cannot be shown; the others stand beside a text.
 */
export type MessageNoteKind = typeof MessageNoteKind[keyof typeof MessageNoteKind];


export const MessageNoteKind = {
  unsupported: 'unsupported',
  disappearing: 'disappearing',
  encrypted: 'encrypted',
  call: 'call',
  group: 'group',
  system: 'system',
  poll: 'poll',
  checklist: 'checklist',
  payment: 'payment',
  game: 'game',
  giveaway: 'giveaway',
  contact: 'contact',
  order: 'order',
  location: 'location',
  link: 'link',
  post: 'post',
  product: 'product',
  story_reply: 'story_reply',
  story_mention: 'story_mention',
  ad: 'ad',
  referral: 'referral',
  button: 'button',
  form: 'form',
  sticker: 'sticker',
  forwarded: 'forwarded',
} as const;
