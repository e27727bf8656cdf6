/** The kinds of chat archives that people can download of themselves. */
export const ARCHIVE_SOURCES = ['whatsapp', 'telegram', 'linkedin', 'instagram', 'facebook', 'x'] as const;

export type ArchiveSource = (typeof ARCHIVE_SOURCES)[number];

export interface ArchivePerson {
  /** Identifies a person within the archive: a number or name, a user id, a profile address. */
  readonly id: string;
  readonly name: string | null;
}

export interface ArchiveThread {
  /** Stable across exports, and unique among the archives of one source. */
  readonly key: string;
  /** The name of a group; `null` if unknown. */
  readonly name: string | null;
  readonly isGroup: boolean;
  /** The provider's id of a group that live messages also name; else `null`. */
  readonly groupId: string | null;
  /** The other party of a chat of two, where the archive itself says who that is. */
  readonly other: ArchivePerson | null;
  /** A bot or a company, which does not become a contact. */
  readonly isAutomatic: boolean;
}

export interface ArchiveFile {
  /** Path within the archive, as written there; `null` if the file was not exported. */
  readonly path: string | null;
  readonly name: string;
  /** As the archive states; `null` if unknown. */
  readonly contentType: string | null;
}

export interface ArchiveReaction {
  readonly by: ArchivePerson;
  readonly emoji: string;
}

export interface ArchiveMessage {
  readonly kind: 'message';
  readonly thread: ArchiveThread;
  readonly author: ArchivePerson;
  /** Whom the archive names besides the author, ourselves included; empty if it does not say. */
  readonly others: readonly ArchivePerson[];
  /** The same for every copy of the message, in this and in later exports. */
  readonly key: string;
  /** The provider's id, if live messages have the same one. */
  readonly providerId: string | null;
  /** ms since the epoch. */
  readonly at: number;
  readonly subject: string | null;
  readonly text: string;
  readonly files: readonly ArchiveFile[];
  readonly reactions: readonly ArchiveReaction[];
  /** `providerId` of the message it replies to, or `null`. */
  readonly inReplyTo: string | null;
}

/** Why something in an archive did not become a message. */
export type SkipReason = 'service' | 'deleted' | 'spam' | 'draft' | 'notes' | 'broadcast';

export interface ArchiveSkipped {
  readonly kind: 'skipped';
  readonly reason: SkipReason;
  /** The author, if only the archive's owner can have written it; else `null`. */
  readonly ours: ArchivePerson | null;
}

/** Whose archive it is, where a file says so. */
export interface ArchiveOwnerNamed {
  readonly kind: 'owner';
  readonly person: ArchivePerson;
}

/** A record that cannot be read; the rest of the archive is. */
export interface ArchiveProblem {
  readonly kind: 'problem';
  readonly code: 'record_too_large' | 'record_incomplete' | 'record_undated';
}

/** Someone on the person's list of contacts. */
export interface ArchiveConnection {
  readonly kind: 'connection';
  readonly person: ArchivePerson;
  readonly title: string | null;
  readonly company: string | null;
  readonly email: string | null;
}

export type ArchiveItem = ArchiveMessage | ArchiveSkipped | ArchiveProblem | ArchiveConnection | ArchiveOwnerNamed;

/** One file of an archive, as a parser sees it. */
export interface ArchiveText {
  readonly path: string;
  /** Its text from the beginning, decoded from UTF-8, in chunks of any size. */
  readonly open: () => AsyncIterable<string>;
}

/** A local date and time, as archives write it. */
export interface ArchiveWallTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export interface ParseContext {
  /** ms since the epoch of a local time on the phone that exported. */
  readonly instantOf: (wall: ArchiveWallTime) => number;
  /** Whether the archive has a file of this path, or of this name in any folder. */
  readonly hasFile: (path: string) => boolean;
  /** Our ids within the archive; empty while they are not known. */
  readonly owners: readonly string[];
  /** Name of the uploaded file. */
  readonly archiveName: string;
}
