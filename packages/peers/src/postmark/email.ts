import { objectFields } from '../kit/call.js';
import type { AcceptedFile } from '../kit/peer.js';
import { addressesIn, type DepartingMail, everybody } from '../mail/index.js';
import { refused, refuseMail } from './refusals.js';

type Fields = ReadonlyMap<string, unknown>;

export interface PostmarkMail extends DepartingMail {
  readonly stream: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export const MOST_RECIPIENTS = 50;

/** Recipients that bounced before: Postmark sends them nothing. */
export const isInactive = (address: string): boolean => address.startsWith('inactive@');

const text = (fields: Fields | null, name: string): string => {
  const value = fields?.get(name);
  return typeof value === 'string' ? value : '';
};

/** Reads the body of `POST /email`. @throws Refusal for missing or invalid fields. */
export function readEmail(fields: Fields | null, size: number, ownId: string): PostmarkMail {
  if (fields === null) throw refused(422, 402, 'Received invalid JSON.');
  const from = text(fields, 'From');
  const to = text(fields, 'To');
  if (from === '') throw refused(422, 300, "Invalid 'From' address: ''.");
  if (to === '') throw refused(422, 300, "Zero recipients specified in 'To'.");
  const named = (name: string) => addressesIn(text(fields, name));
  const recipients = { to: named('To'), cc: named('Cc'), bcc: named('Bcc'), replyTo: named('ReplyTo') };
  if (everybody(recipients).every(isInactive)) throw refuseMail('recipient');
  if (text(fields, 'HtmlBody') === '' && text(fields, 'TextBody') === '')
    throw refused(422, 300, 'Provide either email TextBody or HtmlBody or both.');
  return {
    messageId: keptId(fields) ?? ownId,
    from,
    to: recipients.to[0] ?? '',
    recipients,
    subject: text(fields, 'Subject'),
    text: text(fields, 'TextBody'),
    html: text(fields, 'HtmlBody'),
    size,
    files: filesOf(fields.get('Attachments')),
    stream: text(fields, 'MessageStream') || 'outbound',
    metadata: metadataOf(fields),
  };
}

/** `Attachments: [{ Name, Content (base64), ContentType }]`. */
function filesOf(value: unknown): AcceptedFile[] {
  return (Array.isArray(value) ? value : []).map(objectFields).map((file) => {
    const [name, content] = [text(file, 'Name'), text(file, 'Content')];
    if (name === '' || content === '') throw refused(422, 300, 'Attachments need a Name and a Content.');
    return { name, contentType: text(file, 'ContentType'), size: Buffer.from(content, 'base64').byteLength };
  });
}

/** The sender's own Message-ID is kept only with `X-PM-KeepID`. */
function keptId(fields: Fields): string | null {
  const headers = fields.get('Headers');
  const all = (Array.isArray(headers) ? headers : []).map(objectFields);
  const named = (name: string) => text(all.find((one) => text(one, 'Name').toLowerCase() === name) ?? null, 'Value');
  return named('x-pm-keepid') === 'true' ? named('message-id').replace(/[<>]/g, '') || null : null;
}

function metadataOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    [...(objectFields(fields.get('Metadata')) ?? [])].map(([name, value]) => {
      if (name.length > 20 || typeof value !== 'string' || value.length > 80)
        throw refused(422, 300, 'Metadata names have at most 20 characters and values at most 80.');
      return [name, value];
    }),
  );
}
