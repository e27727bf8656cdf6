import { createHash } from 'node:crypto';
import { isWorthRepeating, type SendFailure } from '@concordia/domain';
import { type JsonFields, numberOf, textOf } from '../http/json.js';
import {
  type DeliveryReport,
  type FeedbackReport,
  type MailFacts,
  type MailReport,
  mailEnvelope,
  mailEventId,
  readReports,
  splitFacts,
} from '../mail-message/index.js';
import type { ChannelEnvelope, EngagementEvent } from '../port/adapter.js';
import { failureOfReply } from './refusal.js';

/**
 * Turns an email in a mailbox into envelopes: the message itself or, for a server report (RFC 3464, RFC 5965), the outcome of one of our emails.
 *
 * Identified by Message-ID and bytes, not UID, so that a renumbered mailbox or a copy in another folder adds nothing.
 *
 * @param receivedAt the server's date, in ms since the epoch.
 */
export function mailboxEnvelopes(bytes: Uint8Array, account: string, receivedAt: number): readonly ChannelEnvelope[] {
  const reports = readReports(bytes);
  const [first] = reports;
  if (first === undefined) return [mailEnvelope({ kind: 'whole', bytes }, { account, recipient: null, receivedAt })];
  const id = mailEventId(first.reportId ?? '', null, createHash('sha256').update(bytes).digest('hex'));
  return reports.flatMap((report, index) => {
    const ownId = index === 0 ? id : `${id}.${index}`;
    return splitFacts(account, fieldsOfReport(report, ownId, receivedAt), readReportFacts);
  });
}

function fieldsOfReport({ originalId, recipient, told }: MailReport, id: string, at: number): JsonFields {
  const about = { id, at, originalId, recipient };
  return new Map<string, unknown>(Object.entries({ ...about, ...told }));
}

/** Reads the report part of {@link mailboxEnvelopes}. */
export function readReportFacts(fields: JsonFields): MailFacts | null {
  const id = textOf(fields, 'id');
  const at = numberOf(fields, 'at');
  const messageId = textOf(fields, 'originalId');
  const told = toldIn(fields);
  if (id === null || at === null || messageId === null || told === null) return null;
  const about = { id, at, address: textOf(fields, 'recipient') ?? '', messageId, key: null, consent: null };
  if (told.kind === 'feedback') {
    return { ...about, receipt: null, providerCode: null, engagement: COMPLAINTS.get(told.type) ?? null };
  }
  const providerCode = [told.reply, told.status].filter((code) => code !== null).join(' ') || null;
  return { ...about, providerCode, ...outcomeOf(told) };
}

function toldIn(fields: JsonFields): DeliveryReport | FeedbackReport | null {
  if (textOf(fields, 'kind') === 'feedback') return { kind: 'feedback', type: textOf(fields, 'type') ?? '' };
  const written = textOf(fields, 'action');
  const action = (['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const).find((one) => one === written);
  if (action === undefined) return null;
  return { kind: 'delivery', action, status: textOf(fields, 'status'), reply: numberOf(fields, 'reply') };
}

/** Feedback types that stop further email. `not-spam` and reports about signatures do not. */
const COMPLAINTS: ReadonlyMap<string, EngagementEvent['action']> = new Map([
  ['abuse', 'complaint'],
  ['fraud', 'complaint'],
  ['virus', 'complaint'],
  ['other', 'complaint'],
  ['opt-out', 'unsubscribe'],
]);

/** A delayed message may still arrive, and a relayed one has no known outcome. */
function outcomeOf(report: DeliveryReport): Pick<MailFacts, 'receipt' | 'engagement'> {
  if (report.action === 'delivered') return { receipt: { receipt: 'delivered', failure: null }, engagement: null };
  if (report.action !== 'failed') return { receipt: null, engagement: null };
  const failure = failureOf(report);
  const isGone = failure === 'recipient_unreachable' && /^5\.[12]\./.test(report.status ?? '5.1.1');
  return { receipt: { receipt: 'failed', failure }, engagement: isGone ? 'bounce' : null };
}

/** A server that reports a failure has stopped retrying, so the failure is never retryable, whatever the code. */
function failureOf({ status, reply }: DeliveryReport): SendFailure {
  const failure = failureOfReply(reply !== null && reply >= 500 ? reply : 554, status);
  // x.4.x: no route to the recipient's server was found in time.
  if (status?.split('.')[1] === '4' || isWorthRepeating(failure)) return 'recipient_unreachable';
  return failure === 'authentication' ? 'rejected' : failure;
}
