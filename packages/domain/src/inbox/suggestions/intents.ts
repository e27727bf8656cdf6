/** Message intents for suggested replies; `other` has none. */
export const INTENTS = [
  'question',
  'meeting',
  'price',
  'complaint',
  'thanks',
  'status',
  'document',
  'reschedule',
  'introduction',
  'out_of_office',
  'unsubscribe',
  'confirmation',
  'other',
] as const;

export type Intent = (typeof INTENTS)[number];
