import type { Channel } from '@concordia/domain';

/** The channels in the order of the setup (specification, section 2), which is not that of lists and filters. */
export const SETUP_CHANNELS = [
  'email',
  'whatsapp',
  'sms',
  'telegram',
  'linkedin',
  'instagram',
  'messenger',
  'twitter',
] as const satisfies readonly Channel[];
