import { objectFields } from '../kit/call.js';
import type { AcceptedFile, AcceptedRecipients } from '../kit/peer.js';
import { type DepartingMail, everybody } from '../mail/index.js';
import { refused } from './refusals.js';

type Fields = ReadonlyMap<string, unknown>;

/** Headers reserved by SendGrid. */
const RESERVED =
  /^(?:x-sg-|received$|dkim-signature$|content-type$|content-transfer-encoding$|to$|from$|subject$|reply-to$|cc$|bcc$)/i;

const first = (value: unknown): Fields | null => (Array.isArray(value) ? objectFields(value[0]) : null);
const text = (fields: Fields | null, name: string): string | null => {
  const value = fields?.get(name);
  return typeof value === 'string' ? value : null;
};

export interface SentMail extends DepartingMail {
  readonly customArgs: Readonly<Record<string, string>>;
}

/** Reads the body of `POST /v3/mail/send`. @throws Refusal for missing or invalid fields. */
export function readMailSend(fields: Fields | null, size: number, ownId: string): SentMail {
  if (fields === null) throw refused(400, 'Bad Request');
  const personalization = first(fields.get('personalizations'));
  if (personalization === null) throw refused(400, 'The personalizations field is required.', 'personalizations');
  const recipients = recipientsIn(personalization, fields);
  const [to] = recipients.to;
  if (to === undefined) throw refused(400, 'The to array is required.', 'personalizations.0.to');
  const from = text(objectFields(fields.get('from')), 'email');
  if (from === null) throw refused(400, 'The from object must be provided.', 'from');
  const subject = text(fields, 'subject') ?? '';
  if (subject === '') throw refused(400, 'The subject is required.', 'subject');
  const content = fields.get('content');
  const plain = first(content);
  if (plain === null)
    throw refused(400, 'Unless a valid template_id is provided, the content parameter is required.', 'content');
  if (Array.isArray(content) && content.length > 1 && text(plain, 'type') !== 'text/plain')
    throw refused(400, 'The content must be in the order text/plain, text/html.', 'content');
  const headers = objectFields(fields.get('headers')) ?? new Map<string, unknown>();
  for (const name of headers.keys())
    if (RESERVED.test(name)) throw refused(400, `The header ${name} is reserved.`, 'headers');
  const messageId = (text(headers, 'Message-ID') ?? ownId).replace(/[<>]/g, '');
  return {
    messageId,
    from,
    to,
    recipients,
    subject,
    text: text(plain, 'value') ?? '',
    html: htmlIn(content),
    size,
    files: filesOf(fields.get('attachments')),
    customArgs: argumentsOf(personalization),
  };
}

const emailsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).map((one: unknown) => (text(objectFields(one), 'email') ?? '').toLowerCase());

/** An address may stand once in to, cc and bcc. */
function recipientsIn(personalization: Fields, fields: Fields): AcceptedRecipients {
  const recipients = {
    to: emailsIn(personalization.get('to')),
    cc: emailsIn(personalization.get('cc')),
    bcc: emailsIn(personalization.get('bcc')),
    replyTo: emailsIn(fields.get('reply_to_list')),
  };
  const all = everybody(recipients);
  if (new Set(all).size < all.length)
    throw refused(400, 'Each email address in the personalization block should be unique.', 'personalizations.0');
  return recipients;
}

const htmlIn = (content: unknown): string =>
  (Array.isArray(content) ? content : [])
    .map((one: unknown) => objectFields(one))
    .map((one) => (text(one, 'type') === 'text/html' ? (text(one, 'value') ?? '') : ''))
    .join('');

/** `attachments: [{ content (base64), filename, type }]`. */
function filesOf(value: unknown): AcceptedFile[] {
  return (Array.isArray(value) ? value : []).map((one: unknown) => {
    const file = objectFields(one);
    const [content, name] = [text(file, 'content'), text(file, 'filename')];
    if (content === null || content === '') throw refused(400, 'The attachment content is required.', 'attachments');
    if (name === null || /[\r\n]/.test(name)) throw refused(400, 'The attachment filename is required.', 'attachments');
    return { name, contentType: text(file, 'type') ?? '', size: Buffer.from(content, 'base64').byteLength };
  });
}

function argumentsOf(personalization: Fields): Record<string, string> {
  const all = [...(objectFields(personalization.get('custom_args')) ?? [])];
  if (JSON.stringify(all).length > 10_000) throw refused(400, 'The custom_args are too large.', 'custom_args');
  return Object.fromEntries(
    all.map(([name, value]) => {
      if (typeof value !== 'string') throw refused(400, 'The value of custom_args must be a string.', 'custom_args');
      return [name, value];
    }),
  );
}
