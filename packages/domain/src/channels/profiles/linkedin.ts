import { type ChannelProfile, optional, secret, text } from '../profile.js';

export const linkedin = {
  name: 'LinkedIn',
  spoken: 'linked ?in',
  handle: { kind: 'other', expected: 'the name or address of a profile' },
  limits: { maxLength: 8_000, hasSubject: false, windowMs: null, canStart: true },
  counts: 'utf16',
  files: 'LinkedIn accepts no files from us. Remove them, or use another channel.',
  providers: {
    linkedin: {
      name: 'LinkedIn',
      webhookPath: '/webhooks/linkedin',
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
