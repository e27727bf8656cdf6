import type { Features } from '../features.js';
import { type FileRules, LARGEST_UPLOAD, MB, MOST_UPLOADS } from '../file-rules.js';
import { type ChannelProfile, DAY_WINDOW, text, WEEK_WINDOW } from '../profile.js';
import { HUMAN_AGENT, META_APP } from './meta-app.js';

/** "Upload Media for Instagram Messaging" (developers.facebook.com/documentation/business-messaging/instagram-messaging). */
const FILES: FileRules = {
  maxFiles: MOST_UPLOADS,
  maxTotalBytes: 4 * LARGEST_UPLOAD,
  image: { types: ['image/png', 'image/jpeg', 'image/gif'], named: 'PNG, JPEG and GIF images', maxBytes: 8 * MB },
  audio: {
    types: ['audio/aac', 'audio/mp4', 'audio/x-m4a', 'audio/wav', 'audio/x-wav'],
    named: 'AAC, M4A, WAV and MP4 audio',
    maxBytes: LARGEST_UPLOAD,
  },
  video: {
    types: ['video/mp4', 'video/ogg', 'video/x-msvideo', 'video/quicktime', 'video/webm'],
    named: 'MP4, OGG, AVI, MOV and WebM videos',
    maxBytes: LARGEST_UPLOAD,
  },
  file: { types: ['application/pdf'], named: 'PDF files', maxBytes: LARGEST_UPLOAD },
  maxTextLength: null,
};

/** The name of a message tag stands for a template. */
const FEATURES: Features = {
  voice: 'in',
  stickers: 'in',
  sharedPosts: 'in',
  quotedReplies: 'both',
  reactions: 'both',
  edits: 'in',
  deletions: 'in',
  readMarks: 'both',
  typing: 'out',
  templates: 'out',
  names: 'asked',
  pictures: 'asked',
};

export const instagram = {
  name: 'Instagram',
  spoken: 'instagram|insta|ig',
  handle: { kind: 'other', expected: 'the name of an account' },
  limits: { maxLength: 1_000, hasSubject: false, windowMs: DAY_WINDOW, humanWindowMs: WEEK_WINDOW, canStart: false },
  counts: 'utf8',
  files: FILES,
  providers: {
    instagram: {
      name: 'Instagram Messaging',
      webhookPath: '/webhooks/meta',
      features: FEATURES,
      // "Send a reaction": the heart is the only one that may be sent.
      reactions: ['❤️'],
      typingMs: 20_000,
      fields: [...META_APP, text('pageId', { kind: 'digits' }), text('igUserId', { kind: 'digits' }), HUMAN_AGENT],
    },
  },
} as const satisfies ChannelProfile;
