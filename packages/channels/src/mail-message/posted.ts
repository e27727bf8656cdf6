import { createHash } from 'node:crypto';
import { readHeaders } from '../email/index.js';
import { fieldOf, type JsonFields, listOf, numberOf, textOf } from '../http/json.js';
import type { ChannelEnvelope, InboundEvent } from '../port/adapter.js';
import { type MailPartFile, type MailPlace, mailEventId, readIncomingMail, readMailParts } from './incoming.js';

export type PostedMail =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'parts';
      /** The header block, one field per line. */
      readonly headers: string;
      readonly text: string;
      readonly html: string | null;
      readonly files: readonly MailPartFile[];
    };

export interface PostedTo {
  readonly account: string;
  readonly recipient: string | null;
  /** ms since the epoch. */
  readonly receivedAt: number;
}

/** Serializes a posted email, to be read later by {@link readMailEnvelope}. */
export function mailEnvelope(mail: PostedMail, { account, recipient, receivedAt }: PostedTo): ChannelEnvelope {
  const head = mail.kind === 'whole' ? mail.bytes : Buffer.from(mail.headers, 'utf8');
  const named = readHeaders(head).messageId ?? sha256(head);
  const content =
    mail.kind === 'whole' ? { mime: base64(mail.bytes) } : { parts: { ...mail, files: mail.files.map(written) } };
  return {
    id: `${mailEventId(named, recipient, sha256(JSON.stringify(content)))}.mail`,
    account,
    raw: JSON.stringify({ account, aspect: 'mail', recipient, receivedAt, ...content }),
  };
}

/** @param ownAddresses ours; email from them is an echo. */
export function readMailEnvelope(
  envelope: JsonFields,
  ownAddresses: readonly string[],
): InboundEvent | 'ignored' | null {
  const account = textOf(envelope, 'account');
  const receivedAt = numberOf(envelope, 'receivedAt');
  if (account === null || receivedAt === null) return null;
  const place: MailPlace = { account, ownAddresses, recipient: textOf(envelope, 'recipient'), receivedAt };
  const mime = textOf(envelope, 'mime');
  if (mime !== null) return readIncomingMail(Buffer.from(mime, 'base64'), place);
  const parts = fieldOf(envelope, 'parts');
  const headers = textOf(parts, 'headers');
  if (headers === null) return null;
  const text = textOf(parts, 'text') ?? '';
  const files = listOf(parts, 'files').map(read);
  return readMailParts(
    { headers: readHeaders(Buffer.from(headers, 'utf8')), text, html: textOf(parts, 'html'), files },
    place,
  );
}

const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const written = (file: MailPartFile) => ({ ...file, content: base64(file.content) });

const read = (file: JsonFields): MailPartFile => ({
  name: textOf(file, 'name') ?? '',
  contentType: textOf(file, 'contentType') ?? 'application/octet-stream',
  contentId: textOf(file, 'contentId'),
  content: Buffer.from(textOf(file, 'content') ?? '', 'base64'),
});
