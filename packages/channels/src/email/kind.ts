import { isNoReply } from '@concordia/domain';
import { firstField, type HeaderBlock } from './header-block.js';
import { parseParameters } from './header-text.js';
import type { MailAddress, MailKind } from './types.js';

const MACHINE_NAME = /^(?:mailer-daemon|mail-daemon|mdaemon|postmaster|maildaemon)(?:[.+_-]|$)/;
const NOTIFIER =
  /^(?:notifications?|notify|alerts?|bounces?|auto-?confirm|automailer|calendar-notification|drive-shares.*-noreply)(?:[._+-].*)?$/;
const LIST_FIELDS = [
  'list-id',
  'list-post',
  'list-unsubscribe',
  'mailing-list',
  'x-mailing-list',
  'x-campaign-id',
  'x-mailchimp-campaign-id',
];
const AUTO_FIELDS = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-response', 'x-github-reason'];

/**
 * Tells personal from automated email by the headers alone (RFC 3834, RFC 2369, RFC 6522 and common practice).
 *
 * The order matters: a bounce is also automatic, and a newsletter often says both "bulk" and "list".
 */
export function classifyMail(block: HeaderBlock, from: MailAddress | null): MailKind {
  if (isBounce(block, from)) return 'bounce';
  if (isAutomatic(block)) return 'automatic';
  if (LIST_FIELDS.some((name) => block.fields.has(name))) return 'list';
  const precedence = (firstField(block, 'precedence') ?? '').toLowerCase();
  if (/^(?:list|bulk|junk)/.test(precedence)) return 'list';
  const local = localPart(from);
  return isNoReply(from?.address ?? '') || NOTIFIER.test(local) ? 'automatic' : 'personal';
}

function isBounce(block: HeaderBlock, from: MailAddress | null): boolean {
  if (block.fields.has('x-failed-recipients')) return true;
  const type = parseParameters(firstField(block, 'content-type'));
  const report = (type.params.get('report-type') ?? '').toLowerCase();
  if (type.value === 'multipart/report' && report !== 'disposition-notification' && report !== 'feedback-report')
    return true;
  return (
    MACHINE_NAME.test(localPart(from)) || /^(?:mailer-daemon|mail delivery (?:sub)?system)$/i.test(from?.name ?? '')
  );
}

function isAutomatic(block: HeaderBlock): boolean {
  const submitted = (firstField(block, 'auto-submitted') ?? 'no').toLowerCase();
  if (submitted !== '' && !submitted.startsWith('no')) return true;
  if (AUTO_FIELDS.some((name) => block.fields.has(name))) return true;
  if (/auto_?-?reply/i.test(firstField(block, 'precedence') ?? '')) return true;
  const suppress = (firstField(block, 'x-auto-response-suppress') ?? '').toLowerCase();
  // Exchange writes a lone "DR" or "RN" for people who want no receipts; the other values mean automated email.
  if (/\b(?:all|oof|autoreply)\b/.test(suppress)) return true;
  const type = parseParameters(firstField(block, 'content-type'));
  return type.value === 'multipart/report';
}

function localPart(from: MailAddress | null): string {
  return from?.address?.split('@')[0] ?? '';
}
