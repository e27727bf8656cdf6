import { CHANNEL_NAMES, type Channel } from '../../channels/channels.js';
import type { Provider } from '../../channels/providers.js';

const MB = 1_048_576;

/** The largest file that is taken for sending, in bytes: as large as what comes in may be. */
export const LARGEST_UPLOAD = 25 * MB;

/** How many files one message of ours has at most, whatever the channel: each is in memory while it leaves. */
export const MOST_UPLOADS = 10;

/** What is known of a file before it goes out. */
export interface FileFacts {
  readonly fileName: string;
  /** By its bytes where they tell, else as its owner says. */
  readonly contentType: string;
  readonly sizeBytes: number;
}

/** Where a message with files would go. */
export interface FileRoute {
  readonly channel: Channel;
  /** Who carries the channel; `null` when nobody is connected. */
  readonly provider: Provider | null;
  /** Whether it would stand in public. */
  readonly isPublic: boolean;
}

/** Files of one kind: which types, and how many bytes each. */
interface KindRule {
  readonly types: readonly string[] | 'all';
  /** As people name these types. */
  readonly named: string;
  readonly maxBytes: number;
}

/** What a channel takes with one message. */
interface FileRules {
  readonly maxFiles: number;
  /** All together, in bytes. */
  readonly maxTotalBytes: number;
  readonly image: KindRule | null;
  readonly audio: KindRule | null;
  readonly video: KindRule | null;
  readonly file: KindRule | null;
  /** The longest text beside files, in UTF-16 units; `null` where it is that of every message. */
  readonly maxTextLength: number | null;
}

export const FILE_REFUSALS = [
  'files_not_taken',
  'too_many_files',
  'file_type_not_taken',
  'file_too_large',
  'files_too_large',
  'text_too_long_with_files',
] as const;

/** Why files cannot go out. */
export interface FileRefusal {
  readonly code: (typeof FILE_REFUSALS)[number];
  /** A sentence that a person can act on. */
  readonly reason: string;
  /** Which file is meant; `null` when it is all of them. */
  readonly index: number | null;
}

const all = (maxBytes: number): KindRule => ({ types: 'all', named: 'files', maxBytes });

const anything = (maxFiles: number, maxBytes: number, maxTotalBytes: number): FileRules => ({
  maxFiles,
  maxTotalBytes,
  image: all(maxBytes),
  audio: all(maxBytes),
  video: all(maxBytes),
  file: all(maxBytes),
  maxTextLength: null,
});

/** In base64 a file is a third larger. */
const encoded = (bytes: number): number => Math.floor((bytes * 3) / 4);

/** Most mailboxes (Gmail's is 25 MB) and Mailgun (25 MB) take less than the other providers carry; a little is left for the text. */
const MAIL = anything(MOST_UPLOADS, LARGEST_UPLOAD, encoded(24 * MB));

/** Postmark takes 10 MB of text and attachments together (postmarkapp.com/developer/user-guide/send-email-with-api). */
const POSTMARK = anything(MOST_UPLOADS, LARGEST_UPLOAD, encoded(9.5 * MB));

const OFFICE = 'application/vnd.openxmlformats-officedocument.';

/** developers.facebook.com/docs/whatsapp/cloud-api/reference/media, "Supported media types"; documents go to 100 MB, ours to less. */
const WHATSAPP: FileRules = {
  maxFiles: MOST_UPLOADS,
  maxTotalBytes: 4 * LARGEST_UPLOAD,
  image: { types: ['image/jpeg', 'image/png'], named: 'JPEG and PNG pictures', maxBytes: 5 * MB },
  audio: {
    types: ['audio/aac', 'audio/amr', 'audio/mpeg', 'audio/mp4', 'audio/ogg'],
    named: 'AAC, AMR, MP3, M4A and OGG sound',
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

/** "Upload Media for Instagram Messaging" (developers.facebook.com/documentation/business-messaging/instagram-messaging). */
const INSTAGRAM: FileRules = {
  maxFiles: MOST_UPLOADS,
  maxTotalBytes: 4 * LARGEST_UPLOAD,
  image: { types: ['image/png', 'image/jpeg', 'image/gif'], named: 'PNG, JPEG and GIF pictures', maxBytes: 8 * MB },
  audio: {
    types: ['audio/aac', 'audio/mp4', 'audio/x-m4a', 'audio/wav', 'audio/x-wav'],
    named: 'AAC, M4A, WAV and MP4 sound',
    maxBytes: LARGEST_UPLOAD,
  },
  video: {
    types: ['video/mp4', 'video/ogg', 'video/x-msvideo', 'video/quicktime', 'video/webm'],
    named: 'MP4, OGG, AVI, MOV and WebM films',
    maxBytes: LARGEST_UPLOAD,
  },
  file: { types: ['application/pdf'], named: 'PDF files', maxBytes: LARGEST_UPLOAD },
  maxTextLength: null,
};

/** 25 MB each (developers.facebook.com/docs/messenger-platform, Attachment Upload API). */
const MESSENGER = anything(MOST_UPLOADS, LARGEST_UPLOAD, 4 * LARGEST_UPLOAD);

/** An album of ten, 50 MB each, under a caption of 1,024 characters (core.telegram.org/bots/api); ours are smaller. */
const TELEGRAM: FileRules = { ...anything(10, LARGEST_UPLOAD, 4 * LARGEST_UPLOAD), maxTextLength: 1_024 };

/** One picture with a direct message (docs.x.com, Media: 5 MB for an image). */
const X: FileRules = {
  ...anything(1, 0, 5 * MB),
  image: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
    named: 'JPEG, PNG, WebP and GIF pictures',
    maxBytes: 5 * MB,
  },
  audio: null,
  video: null,
  file: null,
};

/** @returns the rules, or the reason why there can be no files at all. */
function rulesOf({ channel, provider, isPublic }: FileRoute): FileRules | string {
  if (isPublic) return 'An answer in public goes out without files. Remove them, or write on another channel.';
  switch (channel) {
    case 'email':
      return provider === 'postmark' ? POSTMARK : MAIL;
    case 'whatsapp':
      return WHATSAPP;
    case 'instagram':
      return INSTAGRAM;
    case 'messenger':
      return MESSENGER;
    case 'telegram':
      return TELEGRAM;
    case 'twitter':
      return X;
    case 'sms':
      return 'Twilio fetches files from public addresses, so SMS takes none from here. Remove them, or write on another channel.';
    case 'linkedin':
      return 'LinkedIn takes no files from us. Remove them, or write on another channel.';
  }
}

function kindOf(contentType: string): 'image' | 'audio' | 'video' | 'file' {
  const [kind] = contentType.split('/', 1);
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : 'file';
}

const megabytes = (bytes: number): string => `${Math.floor((bytes / MB) * 10) / 10} MB`;

/** Whether a channel takes files at all; else why not, in a sentence. */
export function filesNotTaken(route: FileRoute): string | null {
  const rules = rulesOf(route);
  return typeof rules === 'string' ? rules : null;
}

/**
 * Why a message with these files could not go out; `null` when it can, and when there are none. The first thing that is wrong is told.
 *
 * @param text what the message says beside them.
 */
export function fileRefusal(route: FileRoute, files: readonly FileFacts[], text = ''): FileRefusal | null {
  if (files.length === 0) return null;
  const rules = rulesOf(route);
  if (typeof rules === 'string') return { code: 'files_not_taken', reason: rules, index: null };
  const name = CHANNEL_NAMES[route.channel];
  if (files.length > rules.maxFiles) {
    const many = rules.maxFiles === 1 ? 'one file' : `${rules.maxFiles} files`;
    const reason = `${name} takes ${many} with a message. Remove some, or send them in messages of their own.`;
    return { code: 'too_many_files', reason, index: null };
  }
  for (const [index, file] of files.entries()) {
    const refusal = oneRefusal(rules, name, file);
    if (refusal !== null) return { ...refusal, index };
  }
  const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (total > rules.maxTotalBytes) {
    const reason = `Together the files are ${megabytes(total)}, and ${name} takes ${megabytes(rules.maxTotalBytes)}. Remove some.`;
    return { code: 'files_too_large', reason, index: null };
  }
  if (rules.maxTextLength === null || text.length <= rules.maxTextLength) return null;
  const reason = `Beside files ${name} takes ${rules.maxTextLength} characters of text. Shorten it, or send the files by themselves.`;
  return { code: 'text_too_long_with_files', reason, index: null };
}

function oneRefusal(rules: FileRules, name: string, file: FileFacts): Omit<FileRefusal, 'index'> | null {
  const rule = rules[kindOf(file.contentType)];
  if (rule === null || (rule.types !== 'all' && !rule.types.includes(file.contentType))) {
    const named = (rule ?? rules.image)?.named ?? 'files';
    const reason = `${name} takes only ${named}. Remove “${file.fileName}”, or write on another channel.`;
    return { code: 'file_type_not_taken', reason };
  }
  if (file.sizeBytes <= rule.maxBytes) return null;
  const reason = `“${file.fileName}” is ${megabytes(file.sizeBytes)}, and ${name} takes ${megabytes(rule.maxBytes)}. Send a smaller one.`;
  return { code: 'file_too_large', reason };
}
