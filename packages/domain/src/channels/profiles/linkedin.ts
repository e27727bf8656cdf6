import type { Features } from '../features.js';
import { type ChannelProfile, optional, secret, text } from '../profile.js';

/**
 * Comments and posts; messages to members are open to approved partners only, and none come in. What the Profile API tells of members may not be
 * stored.
 */
const FEATURES: Features = {
  subject: 'out',
  sharedPosts: 'in',
  quotedReplies: 'both',
  reactions: 'in',
  edits: 'in',
  deletions: 'in',
  publicReplies: 'both',
  names: 'not_carried',
  pictures: 'not_carried',
};

export const linkedin = {
  name: 'LinkedIn',
  spoken: 'linked ?in',
  handle: { kind: 'other', expected: 'the name or address of a profile' },
  limits: { maxLength: 8_000, hasSubject: false, windowMs: null, canStart: true },
  counts: 'utf16',
  inPublic: { reply: { maxLength: 1_250, counts: 'utf16' }, post: { maxLength: 3_000, counts: 'utf16' } },
  files: 'LinkedIn accepts no files from us. Remove them, or use another channel.',
  providers: {
    linkedin: {
      name: 'LinkedIn',
      webhookPath: '/webhooks/linkedin',
      features: FEATURES,
      fields: [
        text('appId'),
        secret('clientSecret'),
        secret('accessToken'),
        text('orgId', { kind: 'digits' }),
        text('useDMs', { kind: 'boolean', initial: 'false', ...optional }),
      ],
    },
  },
} as const satisfies ChannelProfile;
