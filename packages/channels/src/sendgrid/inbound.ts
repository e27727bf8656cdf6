import { fieldsOf, type JsonFields, jsonOf, textOf } from '../http/json.js';
import { type Form, type MailPartFile, type PostedMail } from '../mail-message/index.js';

/** The body of Inbound Parse: the raw email in `email`, or its parts (docs.sendgrid.com, "Inbound email parse webhook"). */
export function postedMail(form: Form): PostedMail | null {
  const whole = form.bytes('email');
  if (whole !== null) return { kind: 'whole', bytes: whole };
  const charsets = fieldsOf(jsonOf(form.text('charsets') ?? ''));
  const charsetOf = (name: string) => textOf(charsets, name) ?? 'utf-8';
  const headers = form.text('headers', charsetOf('headers'));
  if (headers === null) return null;
  return {
    kind: 'parts',
    headers,
    text: form.text('text', charsetOf('text')) ?? '',
    html: form.text('html', charsetOf('html')),
    files: filesOf(form),
  };
}

/** The delivery recipient from the envelope: `{"to": ["…"], "from": "…"}`. */
export function recipientOf(form: Form): string | null {
  const to: unknown = fieldsOf(jsonOf(form.text('envelope') ?? ''))?.get('to');
  const all = Array.isArray(to) ? to.filter((one) => typeof one === 'string') : [];
  return all.length === 0 ? null : all.join(',');
}

/** `attachment1` … are files, described by `attachment-info`. */
function filesOf(form: Form): readonly MailPartFile[] {
  const info = fieldsOf(jsonOf(form.text('attachment-info') ?? ''));
  return form.fields
    .filter(({ name, fileName }) => fileName !== null && /^attachment\d{1,4}$/.test(name))
    .map(({ name, fileName, contentType, content }) => {
      const about: JsonFields | null = fieldsOf(info?.get(name));
      return {
        name: textOf(about, 'filename') ?? fileName ?? name,
        contentType: textOf(about, 'type') ?? contentType,
        contentId: textOf(about, 'content-id'),
        content,
      };
    });
}
