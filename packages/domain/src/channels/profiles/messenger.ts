import type { Features } from '../features.js';
import { anything, LARGEST_UPLOAD, MOST_UPLOADS } from '../file-rules.js';
import { type ChannelProfile, DAY_WINDOW, text, WEEK_WINDOW } from '../profile.js';
import { HUMAN_AGENT, META_APP } from './meta-app.js';

/** 25 MB each (developers.facebook.com/docs/messenger-platform, Attachment Upload API). */
const FILES = anything(MOST_UPLOADS, LARGEST_UPLOAD, 4 * LARGEST_UPLOAD);

/** The names of message tags stand for templates. */
const FEATURES: Features = {
  voice: 'in',
  stickers: 'in',
  sharedPosts: 'in',
  quotedReplies: 'both',
  reactions: 'both',
  edits: 'in',
  deliveryMarks: 'in',
  readMarks: 'both',
  typing: 'out',
  templates: 'out',
  names: 'asked',
  pictures: 'asked',
  locations: 'in',
};

export const messenger = {
  name: 'FB Messenger',
  spoken: 'messenger|facebook|fb',
  handle: { kind: 'other', expected: 'the name of an account' },
  limits: { maxLength: 2_000, hasSubject: false, windowMs: DAY_WINDOW, humanWindowMs: WEEK_WINDOW, canStart: false },
  counts: 'utf16',
  files: FILES,
  providers: {
    messenger: {
      name: 'Messenger Platform',
      webhookPath: '/webhooks/meta',
      features: FEATURES,
      reactions: 'any',
      // …/messenger-platform/send-messages/sender-actions
      typingMs: 20_000,
      fields: [...META_APP, text('pageId', { kind: 'digits' }), HUMAN_AGENT],
    },
  },
} as const satisfies ChannelProfile;
