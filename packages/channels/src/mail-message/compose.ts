import { createHash } from 'node:crypto';
import type { OutgoingMailbox, OutgoingMessage } from '../port/adapter.js';
import { htmlBodyOf } from './html.js';
import { bracketed } from './message-id.js';
import { subjectOf, threadHeadersOf } from './outgoing-headers.js';
import { displayName, recipientsOf } from './recipients.js';

export interface MailToCompose {
  readonly from: string;
  readonly message: OutgoingMessage;
  /** Without brackets; see `messageIdFor`. */
  readonly messageId: string;
  /** ms since the epoch. */
  readonly at: number;
}

/**
 * Composes a message for transmission (RFC 5322, CRLF line ends): text with an HTML alternative, then files. Deterministic: the same input gives the
 * same bytes. Fetches nothing and opens no file; contents are passed in.
 */
export async function composeMail({ from, message, messageId, at }: MailToCompose): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on demand: most workspaces send no email this way.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const { to, cc, replyTo } = recipientsOf(message);
  const composer = new MailComposer({
    from: { name: '', address: from },
    // Bcc recipients stand in the envelope alone.
    to: to.map(named),
    ...(cc.length > 0 && { cc: cc.map(named) }),
    ...(replyTo.length > 0 && { replyTo: replyTo.map(named) }),
    subject: subjectOf(message),
    date: new Date(at),
    messageId: bracketed(messageId),
    headers: threadHeadersOf(message).map(({ name, value }) => ({ key: name, value })),
    text: message.text,
    html: htmlBodyOf(message),
    attachments: (message.files ?? []).map(({ name, contentType, content, contentId }) => ({
      filename: name,
      contentType,
      content: Buffer.from(content),
      ...(contentId !== undefined && { cid: contentId, contentDisposition: 'inline' as const }),
    })),
    baseBoundary: createHash('sha256').update(messageId).digest('hex').slice(0, 16),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return new Uint8Array(await composer.compile().build());
}

const named = (one: OutgoingMailbox) => ({ name: displayName(one) ?? '', address: one.address });
