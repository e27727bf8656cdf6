import { createHash } from 'node:crypto';
import { fieldsOf, type JsonFields, jsonOf } from '../http/json.js';
import type { Form } from '../mail-message/index.js';
import { KEY_VARIABLE } from './events.js';

/** Events of the first webhooks, by their names today. */
const EVENTS: ReadonlyMap<string, string> = new Map([
  ['delivered', 'delivered'],
  ['dropped', 'failed'],
  ['bounced', 'failed'],
  ['opened', 'opened'],
  ['clicked', 'clicked'],
  ['unsubscribed', 'unsubscribed'],
  ['complained', 'complained'],
]);

/** Codes of emails that Mailgun did not try to deliver, and the reasons that events name today. */
const SUPPRESSED: ReadonlyMap<string, string> = new Map([
  ['605', 'suppress-bounce'],
  ['606', 'suppress-unsubscribe'],
  ['607', 'suppress-complaint'],
]);

/**
 * A tracking form of the first webhooks, as the body that events have today. Old accounts still receive them: every field, custom variables and the
 * signature included, is at the top level.
 *
 * @returns `null` for a received email.
 */
export function legacyBody(form: Form): JsonFields | null {
  const name = form.text('event')?.trim().toLowerCase() ?? '';
  const event = EVENTS.get(name);
  if (event === undefined || ['body-mime', 'body-plain', 'body-html'].some((field) => form.bytes(field) !== null))
    return null;
  const recipient = form.text('recipient') ?? '';
  const timestamp = form.text('timestamp') ?? '';
  const code = form.text('code') ?? '';
  const messageId = form.text('Message-Id') ?? form.text('message-id') ?? idIn(form.text('message-headers') ?? '');
  return fieldsOf({
    'event-data': {
      id: createHash('sha256')
        .update(JSON.stringify([name, messageId, recipient, timestamp]))
        .digest('hex')
        .slice(0, 40),
      timestamp: Number(timestamp),
      event,
      recipient,
      message: { headers: { 'message-id': messageId } },
      'user-variables': { [KEY_VARIABLE]: form.text(KEY_VARIABLE) },
      ...(event === 'failed' && {
        severity: 'permanent',
        reason: SUPPRESSED.get(code) ?? (form.text('reason') === 'old' ? 'old' : 'bounce'),
        'delivery-status': { code: /^\d{3}$/.test(code) ? Number(code) : 0 },
      }),
    },
  });
}

/** `[["Message-Id", "<…>"], …]` */
function idIn(headers: string): string {
  const pairs = jsonOf(headers);
  const all: readonly unknown[] = Array.isArray(pairs) ? pairs : [];
  const found = all.map((pair): readonly unknown[] => (Array.isArray(pair) ? pair : [])).find(isMessageId);
  return typeof found?.[1] === 'string' ? found[1] : '';
}

const isMessageId = ([name]: readonly unknown[]): boolean =>
  typeof name === 'string' && name.toLowerCase() === 'message-id';
