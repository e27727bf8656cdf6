export const MB = 1_048_576;

/** Maximum size of an outgoing file, in bytes: the same as for incoming files. */
export const LARGEST_UPLOAD = 25 * MB;

/** Maximum files per outgoing message on any channel: each is in memory while it is sent. */
export const MOST_UPLOADS = 10;

/** Allowed types and maximum bytes of one kind of file. */
export interface KindRule {
  readonly types: readonly string[] | 'all';
  /** Display name of these types. */
  readonly named: string;
  readonly maxBytes: number;
}

/** How one file can be sent other than as a file. */
export const FILE_FORMS = ['voice', 'sticker'] as const;

export type FileForm = (typeof FILE_FORMS)[number];

/** What a provider takes in a form. */
export interface FormRule {
  readonly types: readonly string[];
  /** As in a sentence: `OGG audio`. */
  readonly named: string;
  readonly maxBytes: number;
  /** Whether a text may go with it. */
  readonly takesText: boolean;
}

export interface FileRules {
  readonly maxFiles: number;
  /** Total, in bytes. */
  readonly maxTotalBytes: number;
  readonly image: KindRule | null;
  readonly audio: KindRule | null;
  readonly video: KindRule | null;
  readonly file: KindRule | null;
  /** Maximum text length with files, in UTF-16 units; `null` if the same as for every message. */
  readonly maxTextLength: number | null;
}

export function anything(maxFiles: number, maxBytes: number, maxTotalBytes: number): FileRules {
  const all: KindRule = { types: 'all', named: 'files', maxBytes };
  return { maxFiles, maxTotalBytes, image: all, audio: all, video: all, file: all, maxTextLength: null };
}
