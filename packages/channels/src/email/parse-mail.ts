import { Buffer } from 'node:buffer';
import { type FileLeaf, readContent } from './body.js';
import { summarizeCalendar } from './calendar.js';
import { dedupeKeyOf } from './dedupe.js';
import { looksLikeHeaderStart } from './envelope.js';
import { htmlToText } from './html-text.js';
import { readMimeTree } from './mime.js';
import { foldQuotes } from './quotes/fold.js';
import { isForwardSubject } from './quotes/separators.js';
import { headersOf } from './read-headers.js';
import { sanitizeMailHtml } from './sanitize.js';
import type { MailAttachment, MailAttachmentContent, MailProblem, ParsedMail, ParseOutcome } from './types.js';

export interface ParseOptions {
  /** The mbox envelope line, the last fallback for a date. */
  fromLine?: string;
  /**
   * Receives each attachment as soon as it is decoded. Returns the address where it can be loaded later, or `null`. With a sink, the attachments of
   * the result have empty contents, so that only one decoded attachment is in memory.
   */
  onAttachment?: (attachment: MailAttachmentContent) => string | null;
}

/**
 * Parses one message, however broken, and classifies it.
 *
 * Synchronous and linear in the size of the message. Never throws: bytes that are not an email, or that break the parser, return a problem. A wrong
 * charset, a missing boundary or a garbled date affects only that part.
 *
 * @param bytes the message without its mbox From line. Not kept, but attachment contents may be views of it.
 */
export function parseMail(bytes: Uint8Array, options: ParseOptions = {}): ParseOutcome {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const message = buffer.subarray(leadingBlank(buffer));
  const problem = notMail(message);
  if (problem) return { ok: false, problem };
  try {
    return { ok: true, mail: read(message, options) };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: { code: 'unreadable', reason: `The message could not be read: ${detail}` } };
  }
}

function notMail(bytes: Buffer): MailProblem | null {
  const head = bytes.toString('latin1', 0, 16_384);
  if (head.trim() === '') return { code: 'empty', reason: 'The message is empty.' };
  if (looksLikeHeaderStart(head.replace(/^\s+/, '').split(/\r\n|\n|\r/))) return null;
  return { code: 'not_mail', reason: 'The message does not start with an email header.' };
}

function read(message: Buffer, options: ParseOptions): ParsedMail {
  const root = readMimeTree(message);
  const headers = headersOf(root.block, options.fromLine);
  const content = readContent(message, root);
  const { attachments, addressOfCid } = takeAttachments(content.files, content.body.html ?? '', options);
  const html =
    content.body.html === null
      ? null
      : sanitizeMailHtml(content.body.html, { resolveCid: addressOfCid, isForward: isForwardSubject(headers.subject) });
  const text = bodyText(content.body.text, content.body.html);
  const folded = foldQuotes(text, headers.subject);
  return {
    ...headers,
    text,
    visibleText: folded.visible,
    quotedText: folded.quoted,
    signature: folded.signature,
    html: html === null || html.html === '' ? null : html.html,
    remoteContentCount: html?.remoteContentCount ?? 0,
    attachments,
    calendar: content.calendar === null ? null : summarizeCalendar(content.calendar),
    dedupeKey: dedupeKeyOf({ ...headers, text, visibleText: folded.visible }),
  };
}

/** Some exporters put a byte order mark or blank lines before the header. */
function leadingBlank(bytes: Buffer): number {
  let i = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  while (bytes[i] === 0x0a || bytes[i] === 0x0d) i++;
  return i;
}

/** The text part, unless it is empty or only says to view the HTML version. */
function bodyText(text: string | null, html: string | null): string {
  const plain = (text ?? '').replace(/[ \t\u00a0]+$/gm, '').trim();
  if (html === null) return plain;
  if (plain !== '' && (plain.length >= LONGEST_STUB || !STUB.test(plain))) return plain;
  const rich = htmlToText(html);
  return rich === '' || saysTheSame(plain, rich) ? plain || rich : rich;
}

const LONGEST_STUB = 200;

const STUB =
  /^\s*<html|html (?:e-?mail|version|format)|view (?:this|it) in (?:a|your) browser|does(?: not|n.t) support html/i;

/** A person who writes about HTML writes the same words in both parts; a stub says something else than the HTML part. */
function saysTheSame(plain: string, rich: string): boolean {
  const [one, other] = [plain, rich].map((text) => text.replace(/\s+/g, ' '));
  return plain !== '' && other?.startsWith(one ?? '') === true && other.length <= (one ?? '').length + LONGEST_STUB;
}

interface TakenAttachments {
  attachments: MailAttachmentContent[];
  addressOfCid: (contentId: string) => string | null;
}

function takeAttachments(files: FileLeaf[], html: string, options: ParseOptions): TakenAttachments {
  const addresses = new Map<string, string>();
  const attachments = files.map((file): MailAttachmentContent => {
    const content = file.read();
    const isInline = file.mayBeInline && html.includes(`cid:${file.contentId}`);
    const about: MailAttachment = {
      fileName: file.fileName,
      contentType: file.contentType,
      contentId: file.contentId,
      isInline,
      sizeBytes: content.length,
    };
    if (!options.onAttachment) return { ...about, content };
    const address = options.onAttachment({ ...about, content });
    if (address !== null && file.contentId !== null && file.contentType.startsWith('image/'))
      addresses.set(file.contentId, address);
    return { ...about, content: new Uint8Array(0) };
  });
  return { attachments, addressOfCid: (contentId) => addresses.get(contentId) ?? null };
}
