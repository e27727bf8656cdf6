import { fieldsOf, jsonOf } from '../http/json.js';
import { type Form, type MailPartFile, type PostedMail } from '../mail-message/index.js';

/** The body of a route's post: the raw email in `body-mime`, or its parts (documentation.mailgun.com, "Receiving, forwarding and storing"). */
export function postedMail(form: Form): PostedMail | null {
  const whole = form.bytes('body-mime');
  if (whole !== null) return { kind: 'whole', bytes: whole };
  const headers = headersOf(form.text('message-headers') ?? '');
  if (headers === null) return null;
  const text = form.text('body-plain') || form.text('stripped-text') || '';
  return { kind: 'parts', headers, text, html: form.text('body-html'), files: filesOf(form) };
}

/** Formats a list of pairs as lines. */
function headersOf(json: string): string | null {
  const pairs = jsonOf(json);
  if (!Array.isArray(pairs)) return null;
  const lines = pairs.flatMap((pair: unknown) => {
    const [name, value]: readonly unknown[] = Array.isArray(pair) ? pair : [];
    return typeof name === 'string' && typeof value === 'string' && /^[!-9;-~]+$/.test(name)
      ? [`${name}: ${value.replace(/[\r\n]+\s*/g, ' ')}`]
      : [];
  });
  return `${lines.join('\r\n')}\r\n`;
}

/** `attachment-1` … are files; `content-id-map` names the inline ones: `{"<cid>": "attachment-1"}`. */
function filesOf(form: Form): readonly MailPartFile[] {
  const map = fieldsOf(jsonOf(form.text('content-id-map') ?? ''));
  const contentIds = new Map([...(map ?? [])].map(([cid, name]) => [name, cid.replace(/^<|>$/g, '')]));
  return form.fields
    .filter(({ name, fileName }) => fileName !== null && /^attachment-\d{1,4}$/.test(name))
    .map(({ name, fileName, contentType, content }) => ({
      name: fileName ?? name,
      contentType,
      contentId: contentIds.get(name) || null,
      content,
    }));
}
