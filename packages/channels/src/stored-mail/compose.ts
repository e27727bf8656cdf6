import { createHash } from 'node:crypto';
import { bracketed } from '../mail-message/index.js';
import type { EventMailbox, OutgoingFile } from '../port/adapter.js';

/** A message as it is stored: everything that its readers saw. */
export interface StoredMail {
  /** Without brackets; `null` if unknown. */
  readonly messageId: string | null;
  readonly from: EventMailbox;
  readonly to: readonly EventMailbox[];
  readonly cc: readonly EventMailbox[];
  readonly subject: string | null;
  /** ms since the epoch. */
  readonly at: number;
  readonly text: string;
  readonly html: string | null;
  readonly files: readonly OutgoingFile[];
}

/**
 * Writes a stored message as an .eml file (RFC 5322), to attach it to another. Signatures of its sender do not survive, since not every byte is kept.
 * Deterministic.
 */
export async function composeStoredMail(mail: StoredMail): Promise<Uint8Array<ArrayBuffer>> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const composer = new MailComposer({
    from: mailbox(mail.from),
    to: mail.to.map(mailbox),
    cc: mail.cc.map(mailbox),
    subject: mail.subject?.replace(/\s+/g, ' ').trim() ?? '',
    date: new Date(mail.at),
    ...(mail.messageId !== null && { messageId: bracketed(mail.messageId) }),
    text: mail.text,
    ...(mail.html !== null && { html: mail.html }),
    attachments: mail.files.map(({ name, contentType, content }) => ({
      filename: name,
      contentType,
      content: Buffer.from(content),
    })),
    baseBoundary: createHash('sha256').update(`${mail.messageId} ${mail.at}`).digest('hex').slice(0, 16),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return new Uint8Array(await composer.compile().build());
}

const mailbox = ({ name, address }: EventMailbox) => ({ name: name ?? '', address: address ?? '' });
