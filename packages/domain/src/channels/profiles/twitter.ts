import type { Features } from '../features.js';
import { anything, type FileRules, MB } from '../file-rules.js';
import { type ChannelProfile, optional, secret, text } from '../profile.js';

/** One image per direct message (docs.x.com, Media: 5 MB for an image). */
const FILES: FileRules = {
  ...anything(1, 0, 5 * MB),
  image: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
    named: 'JPEG, PNG, WebP and GIF images',
    maxBytes: 5 * MB,
  },
  audio: null,
  video: null,
  file: null,
};

/** X has no webhook for reactions to direct messages, and none for edits: a like of a post of ours comes in. */
const FEATURES: Features = {
  quotedReplies: 'both',
  reactions: 'in',
  readMarks: 'in',
  typing: 'not_carried',
  groups: 'both',
  publicReplies: 'both',
  names: 'in',
  pictures: 'asked',
};

/** Weighted as twitter-text 3 does (docs.x.com, Counting characters). */
const POST = { maxLength: 280, counts: 'post' } as const;

export const twitter = {
  name: 'Twitter/X',
  spoken: 'twitter|tweets?|x\\.com',
  handle: { kind: 'other', expected: 'the name of an account' },
  limits: { maxLength: 10_000, hasSubject: false, windowMs: null, canStart: true },
  counts: 'utf16',
  inPublic: { reply: POST, post: POST },
  files: FILES,
  providers: {
    x: {
      name: 'X',
      webhookPath: '/webhooks/twitter',
      features: FEATURES,
      fields: [
        text('clientId'),
        secret('clientSecret'),
        // The application's consumer secret signs webhooks; OAuth 2 does not use it.
        secret('consumerSecret', optional),
        text('handle', optional),
        text('rateLimitPolicy', { kind: 'choice', choices: ['safe', 'full'], initial: 'safe', ...optional }),
        text('scopes', { kind: 'scopes', initial: 'tweet.read users.read offline.access tweet.write', ...optional }),
      ],
    },
  },
} as const satisfies ChannelProfile;
