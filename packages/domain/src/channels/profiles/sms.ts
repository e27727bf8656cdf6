import type { Features } from '../features.js';
import { type ChannelProfile, optional, secret, text } from '../profile.js';

const FEATURES: Features = {
  deliveryMarks: 'in',
};

export const sms = {
  name: 'SMS (Twilio)',
  spoken: 'sms|texts?|text messages?|twilio',
  handle: { kind: 'phone', expected: 'a phone number with its country code' },
  // The gateway's maximum text length, in characters of either encoding.
  limits: { maxLength: 1_600, hasSubject: false, windowMs: null, canStart: true },
  counts: 'sms',
  files:
    'Twilio fetches files only from public addresses, so SMS cannot send files from here. Remove them, or use another channel.',
  providers: {
    twilio: {
      name: 'Twilio',
      webhookPath: '/webhooks/sms',
      features: FEATURES,
      fields: [
        text('accountSid'),
        secret('authToken'),
        text('messagingServiceSid', optional),
        text('fromNumber', { kind: 'phone', ...optional }),
      ],
    },
  },
} as const satisfies ChannelProfile;
