import { fieldOf, type JsonFields, listOf, textOf } from '../http/json.js';
import { type MailPartFile, type PostedMail } from '../mail-message/index.js';

/** Whether a body is an email rather than a record about one: records name their type. */
export const isMail = (body: JsonFields): boolean => !body.has('RecordType') && body.has('FromFull');

/** The inbound webhook's post (postmarkapp.com/developer/webhooks/inbound-webhook): parts, or the raw email in `RawEmail` if enabled. */
export function postedMail(body: JsonFields): PostedMail {
  const whole = textOf(body, 'RawEmail');
  if (whole !== null && whole !== '') return { kind: 'whole', bytes: Buffer.from(whole, 'utf8') };
  return {
    kind: 'parts',
    headers: headersOf(body),
    text: textOf(body, 'TextBody') ?? '',
    html: textOf(body, 'HtmlBody') || null,
    files: listOf(body, 'Attachments').map(fileOf),
  };
}

/** Most headers are in a list; sender, recipients, date and subject are separate fields. */
function headersOf(body: JsonFields): string {
  const said = ['To', 'Cc', 'Subject', 'Date'].map((name) => [name, textOf(body, name) ?? ''] as const);
  const beside = [['From', authorOf(body)] as const, ...said];
  const listed = listOf(body, 'Headers').map((one) => [textOf(one, 'Name') ?? '', textOf(one, 'Value') ?? ''] as const);
  const known = new Set(listed.map(([name]) => name.toLowerCase()));
  return [...beside.filter(([name]) => !known.has(name.toLowerCase())), ...listed]
    .filter(([name, value]) => /^[!-9;-~]+$/.test(name) && value !== '')
    .map(([name, value]) => `${name}: ${value.replace(/[\r\n]+\s*/g, ' ')}\r\n`)
    .join('');
}

/** The name is separate from the address. */
function authorOf(body: JsonFields): string {
  const full = fieldOf(body, 'FromFull');
  const address = textOf(full, 'Email') ?? textOf(body, 'From') ?? '';
  const name = textOf(full, 'Name') ?? '';
  return name === '' ? address : `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
}

const fileOf = (file: JsonFields): MailPartFile => ({
  name: textOf(file, 'Name') ?? '',
  contentType: textOf(file, 'ContentType') ?? 'application/octet-stream',
  contentId: textOf(file, 'ContentID')?.replace(/^cid:|^<|>$/g, '') || null,
  content: Buffer.from(textOf(file, 'Content') ?? '', 'base64'),
});
