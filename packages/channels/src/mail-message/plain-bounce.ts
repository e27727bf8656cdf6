import { Buffer } from 'node:buffer';
import { parseAddress } from '../email/addresses.js';
import { decodeText } from '../email/charset.js';
import { firstField, readHeaderBlock } from '../email/header-block.js';
import { encodedBody, type MimeEntity } from '../email/mime.js';
import { headersOf } from '../email/read-headers.js';
import { decodeTransfer } from '../email/transfer.js';
import type { MailReport } from './report.js';

/** In bytes: a reason and the header of the returned message stand at the beginning. */
const READ = 65_536;

/** Where qmail, Exim, old Gmail and Exchange servers begin to quote the returned message. */
const COPY =
  /^-{2,}[ \t]*(?:below this line is a copy of the message|this is a copy of (?:the|your) message|original message|undelivered message|returned message|message header follows)[^\r\n]*$/im;

const DELAYED =
  /has not yet been delivered|(?:is|was|been) delayed|delivery delayed|will (?:continue|keep) (?:to try|trying)|delivery attempts will continue|still being retried|do not need to resend/i;

const FAILED =
  /permanent (?:fatal )?error|failed permanently|could ?n[o']t be delivered|could not be delivered|was ?n[o']t able to deliver|(?:was|been) unable to deliver|giv(?:en|ing) (?:it )?up|delivery (?:to the following recipients? )?(?:has )?failed|undeliverable/i;

/**
 * Reads a bounce of a server that writes no report: qmail, Exim, old Gmail and Exchange.
 *
 * Text proves little, so all of it has to agree: a mail server as the author, no return path, words that say what happened, and the header of the
 * returned message, which has to name one of our emails.
 *
 * @returns `null` for any other email.
 */
export function readPlainBounce(bytes: Buffer, root: MimeEntity): MailReport | null {
  const headers = headersOf(root.block);
  const returnPath = firstField(root.block, 'return-path') ?? '<>';
  if (headers.kind !== 'bounce' || returnPath.replace(/\s/g, '') !== '<>') return null;
  const text = textOf(bytes, root);
  const copy = COPY.exec(text);
  const [reason, returned] =
    copy === null
      ? [text, attached(bytes, root)]
      : [text.slice(0, copy.index), text.slice(copy.index + copy[0].length)];
  const originalId = returned === null ? null : messageIdIn(returned);
  const action = DELAYED.test(reason) ? 'delayed' : FAILED.test(reason) ? 'failed' : null;
  if (originalId === null || action === null) return null;
  const recipient = recipientIn(firstField(root.block, 'x-failed-recipients'), reason);
  return { reportId: headers.messageId, originalId, recipient, told: { kind: 'delivery', action, ...codesIn(reason) } };
}

function textOf(bytes: Buffer, root: MimeEntity): string {
  const part = root.children.find(({ type }) => type.value === 'text/plain') ?? root;
  const content = decodeTransfer(encodedBody(bytes, part).subarray(0, READ), part.encoding);
  return decodeText(content, part.type.params.get('charset') ?? null);
}

/** The returned message as a part of its own. */
function attached(bytes: Buffer, { children }: MimeEntity): string | null {
  const part = children.find(({ type }) => /^(?:message\/rfc822|text\/rfc822-headers)$/.test(type.value));
  return part === undefined ? null : encodedBody(bytes, part).toString('latin1', 0, READ);
}

function messageIdIn(returned: string): string | null {
  const header = Buffer.from(`${returned.replace(/^\s+/, '').replace(/^(?:> ?)+/gm, '')}\n`, 'latin1');
  return headersOf(readHeaderBlock(header, 0, header.length)).messageId;
}

/** The recipient in the header, or the address alone on a line, as `<ann@a.example>:` in qmail's form. */
function recipientIn(header: string | null, reason: string): string | null {
  const line = /^[ \t]*<?([^\s<>:;,"]+@[^\s<>:;,"]+?)>?:?[ \t]*\r?$/m.exec(reason)?.[1];
  return parseAddress((header ?? '').split(',')[0] ?? '') ?? (line === undefined ? null : parseAddress(line));
}

function codesIn(reason: string): { readonly status: string | null; readonly reply: number | null } {
  const status = /(?:^|[\s(#])([45]\.\d{1,3}\.\d{1,3})(?=$|[\s).:,])/m.exec(reason)?.[1] ?? null;
  const reply = /(?:^|[\s:])([45]\d\d)(?=[ -](?:[45]\.\d|\S))/m.exec(reason)?.[1];
  return { status, reply: reply === undefined ? null : Number(reply) };
}
