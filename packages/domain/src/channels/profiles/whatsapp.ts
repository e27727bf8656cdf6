import type { Features } from '../features.js';
import { type FileRules, LARGEST_UPLOAD, MB, MOST_UPLOADS } from '../file-rules.js';
import { type ChannelProfile, DAY_WINDOW, optional, secret, text } from '../profile.js';
import { META_APP } from './meta-app.js';

const OFFICE = 'application/vnd.openxmlformats-officedocument.';

/** developers.facebook.com/docs/whatsapp/cloud-api/reference/media, "Supported media types"; documents may have 100 MB, ours less. */
const FILES: FileRules = {
  maxFiles: MOST_UPLOADS,
  maxTotalBytes: 4 * LARGEST_UPLOAD,
  image: { types: ['image/jpeg', 'image/png'], named: 'JPEG and PNG images', maxBytes: 5 * MB },
  audio: {
    types: ['audio/aac', 'audio/amr', 'audio/mpeg', 'audio/mp4', 'audio/ogg'],
    named: 'AAC, AMR, MP3, M4A and OGG audio',
    maxBytes: 16 * MB,
  },
  video: { types: ['video/mp4', 'video/3gpp'], named: 'MP4 and 3GP films', maxBytes: 16 * MB },
  file: {
    types: [
      'text/plain',
      'application/pdf',
      'application/msword',
      'application/vnd.ms-excel',
      'application/vnd.ms-powerpoint',
      `${OFFICE}wordprocessingml.document`,
      `${OFFICE}spreadsheetml.sheet`,
      `${OFFICE}presentationml.presentation`,
    ],
    named: 'text, PDF, Word, Excel and PowerPoint files',
    maxBytes: LARGEST_UPLOAD,
  },
  maxTextLength: null,
};

/** …/cloud-api/messages/audio-messages (voice: OGG with Opus) and …/sticker-messages (100 kB, animated ones 500 kB). */
const FORMS = {
  voice: { types: ['audio/ogg'], named: 'OGG audio (Opus)', maxBytes: 16 * MB, takesText: true },
  sticker: { types: ['image/webp'], named: 'WebP images', maxBytes: 500 * 1_024, takesText: false },
} as const;

/** twilio.com/docs/messaging/guides/accepted-mime-types, "WhatsApp"; each file is a message of its own. */
const FILES_BY_TWILIO: FileRules = {
  ...FILES,
  maxFiles: 1,
  maxTotalBytes: 16 * MB,
  audio: { types: ['audio/mpeg', 'audio/ogg', 'audio/amr'], named: 'MP3, OGG and AMR audio', maxBytes: 16 * MB },
  video: { types: ['video/mp4'], named: 'MP4 films', maxBytes: 16 * MB },
  file: { types: ['application/pdf'], named: 'PDF files', maxBytes: 16 * MB },
};

/** Polls come as messages that the provider does not deliver. */
const FEATURES: Features = {
  voice: 'both',
  stickers: 'both',
  locations: 'in',
  contactCards: 'in',
  sharedPosts: 'in',
  quotedReplies: 'both',
  reactions: 'both',
  edits: 'in',
  deletions: 'in',
  deliveryMarks: 'in',
  readMarks: 'both',
  typing: 'out',
  templates: 'out',
  groups: 'both',
  names: 'in',
};

/** WhatsApp as Twilio carries it (twilio.com/docs/whatsapp/api): without reactions, edits and quoted replies of ours. */
const BY_TWILIO: Features = {
  voice: 'in',
  stickers: 'in',
  locations: 'in',
  contactCards: 'in',
  sharedPosts: 'in',
  quotedReplies: 'in',
  deliveryMarks: 'in',
  readMarks: 'in',
  templates: 'out',
  names: 'in',
};

export const whatsapp = {
  name: 'WhatsApp Business',
  spoken: 'whats ?app',
  handle: { kind: 'phone', expected: 'a phone number with its country code' },
  limits: { maxLength: 4_096, hasSubject: false, windowMs: DAY_WINDOW, canStart: true },
  counts: 'utf16',
  files: FILES,
  providers: {
    whatsapp: {
      name: 'WhatsApp Cloud API',
      webhookPath: '/webhooks/meta',
      features: FEATURES,
      reactions: 'any',
      forms: FORMS,
      // …/cloud-api/typing-indicators
      typingMs: 25_000,
      fields: [...META_APP, text('waPhoneId', { kind: 'digits' }), text('pageId', { kind: 'digits', ...optional })],
    },
    twilioWhatsapp: {
      name: 'WhatsApp through Twilio',
      webhookPath: '/webhooks/sms',
      features: BY_TWILIO,
      maxLength: 1_600,
      files: FILES_BY_TWILIO,
      fetchesFiles: true,
      fields: [text('accountSid'), secret('authToken'), text('fromNumber', { kind: 'phone' })],
    },
  },
} as const satisfies ChannelProfile;
