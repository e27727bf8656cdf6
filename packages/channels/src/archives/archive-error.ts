/** What is wrong with an archive as a whole, and what its owner can do. */
export const ARCHIVE_ERRORS = {
  archive_empty: 'The file is empty. Export it again.',
  archive_unknown:
    'This is neither a mailbox nor a chat export that can be read. WhatsApp, Telegram, LinkedIn, Instagram, Facebook and X exports can.',
  archive_of_mail: 'This archive contains a mailbox. Unpack it and upload the .mbox file inside.',
  archive_html: 'This export is made of web pages. Request it again and choose JSON as the format.',
  archive_cut_off: 'The file is incomplete: its end is missing. Download or copy it again, then upload it.',
  archive_damaged: 'The file is damaged. Download or export it again, then upload it.',
  archive_encrypted: 'The archive is protected by a password. Unpack it and pack it again without one, then upload it.',
  archive_unsafe:
    'The archive contains file names that point outside of it. Upload the original file from the provider.',
  archive_bomb: 'The archive unpacks to far more than its size suggests. Upload the original file from the provider.',
  archive_too_many_files: 'The archive contains more than 500,000 files. Export fewer chats at once.',
  archive_without_messages:
    'The archive has no messages. Request it again and select messages among the data to include.',
} as const;

export type ArchiveErrorCode = keyof typeof ARCHIVE_ERRORS;

/** The archive cannot be read, or not to its end. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';

  constructor(
    readonly code: ArchiveErrorCode,
    options?: ErrorOptions,
  ) {
    super(ARCHIVE_ERRORS[code], options);
  }
}
