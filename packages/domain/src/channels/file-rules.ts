export const MB = 1_048_576;

/** The largest file that is taken for sending, in bytes: as large as what comes in may be. */
export const LARGEST_UPLOAD = 25 * MB;

/** How many files one message of ours has at most, whatever the channel: each is in memory while it leaves. */
export const MOST_UPLOADS = 10;

/** Files of one kind: which types, and how many bytes each. */
export interface KindRule {
  readonly types: readonly string[] | 'all';
  /** As people name these types. */
  readonly named: string;
  readonly maxBytes: number;
}

/** What a channel takes with one message. */
export interface FileRules {
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

/** Files of every type. */
export function anything(maxFiles: number, maxBytes: number, maxTotalBytes: number): FileRules {
  const all: KindRule = { types: 'all', named: 'files', maxBytes };
  return { maxFiles, maxTotalBytes, image: all, audio: all, video: all, file: all, maxTextLength: null };
}
