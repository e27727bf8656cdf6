import type { Features } from '../features.js';
import { anything, type FileRules, LARGEST_UPLOAD } from '../file-rules.js';
import { type ChannelProfile, secret } from '../profile.js';

/** An album of ten, 50 MB each, with a caption of 1,024 characters (core.telegram.org/bots/api); our size limit is lower. */
const FILES: FileRules = { ...anything(10, LARGEST_UPLOAD, 4 * LARGEST_UPLOAD), maxTextLength: 1_024 };

/** Bots hear of no deletions and mark nothing as read, except in chats of a connected business account, and get no receipts. */
const FEATURES: Features = {
  voice: 'both',
  stickers: 'both',
  locations: 'in',
  contactCards: 'in',
  polls: 'in',
  sharedPosts: 'in',
  quotedReplies: 'both',
  reactions: 'both',
  edits: 'in',
  deletions: 'in',
  readMarks: 'out',
  typing: 'out',
  groups: 'both',
  names: 'in',
  pictures: 'asked',
};

/** core.telegram.org/bots/api#sendvoice and #sendsticker; voice messages may have 50 MB there, ours less. */
const FORMS = {
  voice: { types: ['audio/ogg'], named: 'OGG audio (Opus)', maxBytes: LARGEST_UPLOAD, takesText: true },
  sticker: { types: ['image/webp'], named: 'WebP images', maxBytes: 512 * 1_024, takesText: false },
} as const;

export const telegram = {
  name: 'Telegram',
  spoken: 'telegram',
  handle: { kind: 'other', expected: 'a name such as @ada, or the number of a chat' },
  limits: { maxLength: 4_096, hasSubject: false, windowMs: null, canStart: false },
  counts: 'utf16',
  files: FILES,
  providers: {
    telegram: {
      name: 'Telegram Bot API',
      webhookPath: '/webhooks/telegram',
      features: FEATURES,
      reactions: 'listed',
      forms: FORMS,
      // core.telegram.org/bots/api#sendchataction
      typingMs: 5_000,
      fields: [secret('botToken')],
    },
  },
} as const satisfies ChannelProfile;
