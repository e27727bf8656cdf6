import { Buffer } from 'node:buffer';
import { parseAddress } from '../email/addresses.js';
import { firstField, type HeaderBlock, readHeaderBlock } from '../email/header-block.js';
import { encodedBody, type MimeEntity, readMimeTree } from '../email/mime.js';
import { headersOf } from '../email/read-headers.js';
import { decodeTransfer } from '../email/transfer.js';

/** What a mail says that a server wrote about a mail of ours. */
export interface MailReport {
  /** The report's own Message-ID; `null` when it has none. */
  readonly reportId: string | null;
  /** The Message-ID of the mail that it is about, without brackets. */
  readonly originalId: string;
  /** Whom that mail was for; `null` when the report leaves it out, as many reports of complaints do. */
  readonly recipient: string | null;
  readonly told: DeliveryReport | FeedbackReport;
}

/** RFC 3464. */
export interface DeliveryReport {
  readonly kind: 'delivery';
  readonly action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded';
  /** RFC 3463, such as `5.1.1`; `null` when it is not said. */
  readonly status: string | null;
  /** The reply code (RFC 5321) with which the mail was refused; `null` when another protocol or nobody refused it. */
  readonly reply: number | null;
}

/** RFC 5965. */
export interface FeedbackReport {
  readonly kind: 'feedback';
  /** In lower case: `abuse`, `fraud`, `not-spam` … */
  readonly type: string;
}

const ACTIONS = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const;

/** The parts of a report, by their types; those with `global` are of mail with other letters in its addresses (RFC 6533). */
const STATUS = /^message\/(?:global-)?delivery-status$/;
const FEEDBACK = /^message\/feedback-report$/;
const ORIGINAL = /^(?:message\/rfc822|message\/global|text\/rfc822-headers|message\/global-headers)$/;

/** More recipients than one mail of ours ever has. */
const MOST_RECIPIENTS = 100;

/**
 * Reads a report (RFC 6522): a mail whose outermost part is one, with a part for machines, and the mail or the header that it is about.
 *
 * @returns `null` for every other mail, and for reports that do not say which mail they are about.
 */
export function readReport(bytes: Uint8Array): MailReport | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const root = readMimeTree(buffer);
  if (root.type.value !== 'multipart/report') return null;
  const original = partOf(buffer, root, ORIGINAL);
  const originalId = original && headersOf(readHeaderBlock(original, 0, original.length)).messageId;
  if (originalId === null) return null;
  const about = { reportId: headersOf(root.block).messageId, originalId };
  const status = partOf(buffer, root, STATUS);
  if (status !== null) {
    const delivery = deliveryOf(status);
    return delivery && { ...about, ...delivery };
  }
  const feedback = partOf(buffer, root, FEEDBACK);
  return feedback && { ...about, ...feedbackOf(feedback) };
}

type RecipientOutcome = Pick<MailReport, 'recipient' | 'told'>;

/** Of several recipients the first that was not reached counts: a mail of ours has one, and that may stand for others. */
function deliveryOf(part: Buffer): RecipientOutcome | null {
  const recipients = blocksOf(part).map(recipientOf);
  const told = recipients.filter((one) => one !== null);
  return told.find((one) => one.told.kind === 'delivery' && one.told.action === 'failed') ?? told[0] ?? null;
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

/** Groups of fields with blank lines between them: that of the whole mail, which names no action, and one for each recipient. */
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

/** The content of the first part of a type. */
function partOf(bytes: Buffer, { children }: MimeEntity, type: RegExp): Buffer | null {
  const part = children.find((child) => type.test(child.type.value));
  return part === undefined ? null : decodeTransfer(encodedBody(bytes, part), part.encoding);
}
