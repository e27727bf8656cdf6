import { Buffer } from 'node:buffer';
import { parseAddress } from '../email/addresses.js';
import { firstField, type HeaderBlock, readHeaderBlock } from '../email/header-block.js';
import { encodedBody, type MimeEntity, readMimeTree } from '../email/mime.js';
import { headersOf } from '../email/read-headers.js';
import { decodeTransfer } from '../email/transfer.js';
import { readPlainBounce } from './plain-bounce.js';

export interface MailReport {
  /** The report's own Message-ID; `null` if missing. */
  readonly reportId: string | null;
  /** The Message-ID of the reported email, without brackets. */
  readonly originalId: string;
  /** The recipient of that email; `null` if the report omits it, as many complaint reports do. */
  readonly recipient: string | null;
  readonly told: DeliveryReport | FeedbackReport;
}

/** RFC 3464. */
export interface DeliveryReport {
  readonly kind: 'delivery';
  readonly action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded';
  /** RFC 3463, such as `5.1.1`; `null` if missing. */
  readonly status: string | null;
  /** The refusing reply code (RFC 5321); `null` for another protocol or if no server refused the email. */
  readonly reply: number | null;
}

/** RFC 5965. */
export interface FeedbackReport {
  readonly kind: 'feedback';
  /** Lower case: `abuse`, `fraud`, `not-spam` … */
  readonly type: string;
}

const ACTIONS = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const;

/** The parts of a report by type; `global` is for internationalized email (RFC 6533). */
const STATUS = /^message\/(?:global-)?delivery-status$/;
const FEEDBACK = /^message\/feedback-report$/;
const ORIGINAL = /^(?:message\/rfc822|message\/global|text\/rfc822-headers|message\/global-headers)$/;

/** Recipients that are read of one report. */
const MOST_RECIPIENTS = 100;

/**
 * Reads a report (RFC 6522): an email whose outermost part is a report, with a machine-readable part and the reported email or its header.
 *
 * Bounces without such a report are read from their text.
 *
 * @returns one for each recipient who was not reached; empty for any other email, and for reports that do not identify the reported one.
 */
export function readReports(bytes: Uint8Array): readonly MailReport[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const root = readMimeTree(buffer);
  const status = partOf(buffer, root, STATUS);
  // A report inside another multipart was forwarded.
  if (root.type.value !== 'multipart/report') {
    const bounce = status === null ? readPlainBounce(buffer, root) : null;
    return bounce === null ? [] : [bounce];
  }
  const { messageId: reportId, references } = headersOf(root.block);
  const originalId = originalIdIn(partOf(buffer, root, ORIGINAL), status) ?? references.at(-1) ?? null;
  if (originalId === null) return [];
  const about = { reportId, originalId };
  if (status !== null) return deliveriesOf(status).map((delivery) => ({ ...about, ...delivery }));
  const feedback = partOf(buffer, root, FEEDBACK);
  return feedback === null ? [] : [{ ...about, ...feedbackOf(feedback) }];
}

/** The id in the returned header, else in the report itself, where some servers put it. */
function originalIdIn(original: Buffer | null, status: Buffer | null): string | null {
  const returned = original && headersOf(readHeaderBlock(original, 0, original.length)).messageId;
  if (returned !== null) return returned;
  const [about] = status === null ? [] : blocksOf(status);
  const written = about && (firstField(about, 'original-message-id') ?? firstField(about, 'x-original-message-id'));
  return /^<?([^<>\s]+@[^<>\s]+)>?$/.exec(written?.trim() ?? '')?.[1] ?? null;
}

type RecipientOutcome = Pick<MailReport, 'recipient' | 'told'>;

/** Those who were not reached; if there are none, what is said of the first. */
function deliveriesOf(part: Buffer): readonly RecipientOutcome[] {
  const told = blocksOf(part)
    .map(recipientOf)
    .filter((one) => one !== null);
  const failed = told.filter((one) => one.told.kind === 'delivery' && one.told.action === 'failed');
  return failed.length > 0 ? failed : told.slice(0, 1);
}

function recipientOf(block: HeaderBlock): RecipientOutcome | null {
  const written = firstField(block, 'action')?.toLowerCase();
  const action = ACTIONS.find((one) => one === written);
  if (action === undefined) return null;
  const recipient = addressIn(block, 'original-recipient') ?? addressIn(block, 'final-recipient');
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(firstField(block, 'status') ?? '')?.[0] ?? null;
  const reply = /^smtp\s*;\s*([245]\d\d)\b/i.exec(firstField(block, 'diagnostic-code') ?? '')?.[1];
  return { recipient, told: { kind: 'delivery', action, status, reply: reply === undefined ? null : Number(reply) } };
}

function feedbackOf(part: Buffer): RecipientOutcome {
  const block = readHeaderBlock(part, 0, part.length);
  const type = (firstField(block, 'feedback-type') ?? '').trim().toLowerCase();
  return { recipient: parseAddress(firstField(block, 'original-rcpt-to') ?? ''), told: { kind: 'feedback', type } };
}

/** `rfc822; ada@lindqvist.example` (RFC 3464, section 2.3). */
function addressIn(block: HeaderBlock, name: string): string | null {
  const written = /^(?:rfc822|utf-8)\s*;\s*(.+)$/i.exec(firstField(block, name) ?? '')?.[1];
  return written === undefined ? null : parseAddress(written);
}

/** Field groups separated by blank lines: one for the whole email, which names no action, and one per recipient. */
function blocksOf(part: Buffer): readonly HeaderBlock[] {
  const groups = part
    .toString('latin1')
    .split(/(?:\r?\n)[ \t]*(?:\r?\n)+/)
    .filter((group) => group.trim() !== '');
  return groups.slice(0, MOST_RECIPIENTS + 1).map((group) => {
    const bytes = Buffer.from(`${group.trimStart()}\r\n`, 'latin1');
    return readHeaderBlock(bytes, 0, bytes.length);
  });
}

function partOf(bytes: Buffer, { children }: MimeEntity, type: RegExp): Buffer | null {
  const part = children.find((child) => type.test(child.type.value));
  return part === undefined ? null : decodeTransfer(encodedBody(bytes, part), part.encoding);
}
