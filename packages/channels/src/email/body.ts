import type { Buffer } from 'node:buffer';
import { safeFileName } from '@concordia/domain';
import { canonicalCharset, decodeText } from './charset.js';
import { unflow } from './flowed.js';
import { firstField, readHeaderBlock } from './header-block.js';
import { decodeHeaderText } from './header-text.js';
import { htmlToText } from './html-text.js';
import { encodedBody, type MimeEntity } from './mime.js';
import { decodeTransfer } from './transfer.js';

/** Longer text is cut, in characters: the rest is usually a log or a dump. */
const MAX_TEXT = 2 * 1024 * 1024;

/** The readable body of a message or part; both are `null` if there is nothing to read. */
export interface Body {
  text: string | null;
  html: string | null;
}

/** A leaf that is not body text. Decoded on demand. */
export interface FileLeaf {
  entity: MimeEntity;
  fileName: string;
  contentType: string;
  contentId: string | null;
  /** Declared as inline, or part of multipart/related. */
  mayBeInline: boolean;
  read: () => Buffer;
}

export interface Content {
  body: Body;
  files: FileLeaf[];
  /** Decoded text of the first text/calendar part. */
  calendar: string | null;
}

const NO_BODY: Body = { text: null, html: null };

export function readContent(bytes: Buffer, root: MimeEntity): Content {
  const files: FileLeaf[] = [];
  let calendar: string | null = null;

  const visit = (entity: MimeEntity, related: boolean): Body => {
    if (entity.children.length > 0) {
      const inRelated = related || entity.type.value === 'multipart/related';
      const bodies = entity.children.map((child) => visit(child, inRelated));
      return entity.type.value === 'multipart/alternative' ? alternative(bodies) : sequence(bodies);
    }
    if (entity.type.value === 'text/calendar') calendar ??= leafText(bytes, entity);
    if (isBodyText(entity)) {
      const text = leafText(bytes, entity);
      if (entity.type.value === 'text/html' || isDocument(text)) return { text: null, html: text };
      return { text: entity.type.value === 'text/enriched' ? withoutEnriched(text) : text, html: null };
    }
    if (entity.bodyEnd > entity.bodyStart || entity.disposition.params.has('filename'))
      files.push(fileLeaf(bytes, entity, related, files.length));
    return NO_BODY;
  };

  const body = visit(root, false);
  return { body, files, calendar };
}

function isBodyText(entity: MimeEntity): boolean {
  const { value } = entity.type;
  if (
    value !== 'text/plain' &&
    value !== 'text/html' &&
    value !== 'text/enriched' &&
    value !== 'message/delivery-status'
  )
    return false;
  if (entity.disposition.value.startsWith('attachment')) return false;
  // A named inline text is a file that some programs also display; an unnamed one is the message.
  return (
    !entity.disposition.params.has('filename') && !(entity.type.params.has('name') && entity.disposition.value !== '')
  );
}

/** Some programs send a whole HTML document as plain text. Text that quotes a tag, or a piece of a page, stays text. */
function isDocument(text: string): boolean {
  return /^\s*(?:<!doctype html\b[^>]{0,300}>\s*)?<html[\s>]/i.test(text) && /<\/html>\s*$/i.test(text.slice(-200));
}

/** RFC 1896 marks up plain text with `<bold>`; `<<` is a literal bracket. */
function withoutEnriched(text: string): string {
  return text
    .replace(/<param>[^<]{0,200}<\/param>/gi, '')
    .replace(/<<|<\/?[a-z-]{1,60}>/gi, (tag) => (tag === '<<' ? '<' : ''));
}

function alternative(bodies: Body[]): Body {
  const text =
    bodies.find((body) => body.text !== null && body.text.trim() !== '')?.text ??
    bodies.find((body) => body.text !== null)?.text ??
    null;
  return { text, html: bodies.findLast((body) => body.html !== null && body.html.trim() !== '')?.html ?? null };
}

/** Joins adjacent parts: plain texts one below the other. If any part is HTML, the others are joined as escaped text. */
function sequence(bodies: Body[]): Body {
  const present = bodies.filter((body) => body.text !== null || body.html !== null);
  if (present.length <= 1) return present[0] ?? NO_BODY;
  const hasHtml = present.some((body) => body.html !== null);
  const hasText = present.some((body) => body.text !== null);
  return {
    text: hasText ? present.map((body) => body.text ?? htmlToText(body.html ?? '')).join('\n') : null,
    html: hasHtml
      ? present
          .map((body) => body.html ?? `<div style="white-space:pre-wrap">${escapeHtml(body.text ?? '')}</div>`)
          .join('\n')
      : null,
  };
}

function leafText(bytes: Buffer, entity: MimeEntity): string {
  const raw = decodeTransfer(encodedBody(bytes, entity), entity.encoding);
  const declared = entity.type.params.get('charset') ?? null;
  // Cut as bytes first, so that a 60 MB log is never fully decoded.
  const head = raw.length > MAX_TEXT * 4 ? raw.subarray(0, MAX_TEXT * 4) : raw;
  const charset = declared ?? (entity.type.value === 'text/html' ? metaCharset(head) : null);
  const text = decodeText(head, charset).slice(0, MAX_TEXT).replaceAll('\u0000', '').replace(/\r\n?/g, '\n');
  const flowed = entity.type.params.get('format')?.toLowerCase() === 'flowed' && entity.type.value === 'text/plain';
  return flowed ? unflow(text, entity.type.params.get('delsp')?.toLowerCase() === 'yes') : text;
}

/** The charset from the `meta` tag of an HTML part that declares none. */
function metaCharset(bytes: Buffer): string | null {
  const label = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w.:-]{2,40})/i.exec(bytes.toString('latin1', 0, 2048))?.[1];
  return label ? canonicalCharset(label) : null;
}

function fileLeaf(bytes: Buffer, entity: MimeEntity, related: boolean, index: number): FileLeaf {
  const contentId = (firstField(entity.block, 'content-id') ?? '').trim().replace(/^<|>$/g, '').trim() || null;
  return {
    entity,
    fileName: fileNameOf(bytes, entity, index),
    contentType: entity.type.value,
    contentId,
    mayBeInline: contentId !== null && (related || !entity.disposition.value.startsWith('attachment')),
    read: () =>
      decodeTransfer(encodedBody(bytes, entity), entity.type.value === 'message/rfc822' ? '' : entity.encoding),
  };
}

const EXTENSIONS: Record<string, string> = {
  'text/plain': 'txt',
  'text/html': 'html',
  'text/calendar': 'ics',
  'text/vcard': 'vcf',
  'text/x-vcard': 'vcf',
  'text/csv': 'csv',
  'text/rfc822-headers': 'txt',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/ms-tnef': 'dat',
  'application/pgp-signature': 'asc',
  'application/pkcs7-signature': 'p7s',
  'application/x-pkcs7-signature': 'p7s',
  'message/rfc822': 'eml',
};

/** The declared name without paths and control characters. Falls back to one built from the type (and, for a forwarded message, its subject). */
function fileNameOf(bytes: Buffer, entity: MimeEntity, index: number): string {
  const declared = entity.disposition.params.get('filename') ?? entity.type.params.get('name') ?? '';
  const safe = safeFileName(declared, '');
  if (safe !== '') return safe;
  const subtype = /^(?:image|audio|video)\/([a-z0-9]{2,5})$/.exec(entity.type.value)?.[1];
  const extension = EXTENSIONS[entity.type.value] ?? subtype ?? 'bin';
  const subject = entity.type.value === 'message/rfc822' ? forwardedSubject(bytes, entity) : '';
  return subject === ''
    ? `${entity.type.value === 'message/rfc822' ? 'message' : 'attachment'}-${index + 1}.${extension}`
    : `${subject}.eml`;
}

function forwardedSubject(bytes: Buffer, entity: MimeEntity): string {
  const inner = readHeaderBlock(bytes, entity.bodyStart, entity.bodyEnd);
  return safeFileName(decodeHeaderText(firstField(inner, 'subject') ?? ''), '')
    .slice(0, 80)
    .trim();
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
