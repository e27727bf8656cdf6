import type { Features } from '../features.js';
import { type FileRules, MB, MOST_UPLOADS } from '../file-rules.js';
import { type ChannelProfile, optional, secret, text } from '../profile.js';

/** What most carriers take of anything but pictures. */
const CARRIER_BYTES = 600 * 1_024;

/**
 * MMS (twilio.com/docs/messaging/guides/accepted-mime-types): 5 MB in all. Twilio fits pictures to each phone; other files have to stay small enough for
 * the carriers, most of which take 600 kB. Only numbers of some countries carry MMS; others refuse it when it is sent.
 */
const FILES: FileRules = {
  maxFiles: MOST_UPLOADS,
  maxTotalBytes: 5 * MB,
  image: { types: ['image/jpeg', 'image/png', 'image/gif'], named: 'JPEG, PNG and GIF images', maxBytes: 5 * MB },
  audio: {
    types: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/amr', 'audio/3gpp'],
    named: 'MP3, M4A, OGG and AMR audio',
    maxBytes: CARRIER_BYTES,
  },
  video: { types: ['video/mp4', 'video/3gpp'], named: 'MP4 and 3GP films', maxBytes: CARRIER_BYTES },
  file: {
    types: ['application/pdf', 'text/vcard', 'text/csv', 'text/calendar'],
    named: 'PDF, vCard, CSV and calendar files',
    maxBytes: CARRIER_BYTES,
  },
  maxTextLength: null,
};

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
  files: FILES,
  providers: {
    twilio: {
      name: 'Twilio',
      webhookPath: '/webhooks/sms',
      features: FEATURES,
      fetchesFiles: true,
      fields: [
        text('accountSid'),
        secret('authToken'),
        text('messagingServiceSid', optional),
        text('fromNumber', { kind: 'phone', ...optional }),
      ],
    },
  },
} as const satisfies ChannelProfile;
