import type { ArchiveFile } from '../types.js';
import { MARKS } from './header.js';
import { EDITED, isDeleted, isDeletedByUs } from './phrases.js';

export type WhatsappContent =
  | { readonly kind: 'said'; readonly text: string; readonly files: readonly ArchiveFile[] }
  | { readonly kind: 'notice' }
  | { readonly kind: 'deleted'; readonly isByUs: boolean };

const LONGEST_NOTICE = 300;
/** `IMG-20231231-WA0001.jpg (file attached)`, with the caption in the lines below. */
const ATTACHED_BEFORE = /^(\S.{0,200}\.\w{2,5}) \([^()]{3,40}\)$/u;
/** `<attached: 00000012-PHOTO-2023-12-31-22-05-10.jpg>`, with the caption before it. */
const ATTACHED_AFTER = /<[^<>:]{2,30}:\s?([^<>]{1,200}\.\w{2,5})>$/u;
/** `<Media omitted>` in any language: two words or more. */
const OMITTED = /^<(\p{L}[\p{L}\p{M}.]*(?: [\p{L}\p{M}.]+){1,4})>$/u;

/** Reads what follows the author's name, in whatever language the phone spoke. */
export function contentOf(written: string, isBracketed: boolean, hasFile: (path: string) => boolean): WhatsappContent {
  // Only iPhones mark what WhatsApp itself says with an invisible mark; Android marks file names with it.
  const isMarked = written.startsWith('\u200e');
  const text = edited(written).replaceAll(MARKS, '').trim();
  if (isDeletedByUs(text)) return { kind: 'deleted', isByUs: true };
  if (isDeleted(text)) return { kind: 'deleted', isByUs: false };
  const attached = attachedTo(text, isMarked, hasFile);
  if (attached !== null) return attached;
  const omitted = OMITTED.exec(text)?.[1] ?? (text === 'null' ? 'media' : null);
  if (omitted !== null) return said('', { path: null, name: omitted, contentType: null });
  if (!isMarked || !isBracketed) return said(text);
  const lines = text.split('\n');
  const last = lines.at(-1) ?? '';
  const isShort = text.length < LONGEST_NOTICE && !/[.。!?]$/u.test(last) && last.split(/\s+/u).length <= 5;
  return isShort && lines.length === 1 ? said('', { path: null, name: text, contentType: null }) : { kind: 'notice' };
}

function edited(written: string): string {
  return written.replace(/\u200e<[^<>]{4,60}>$/u, (end) => (ATTACHED_AFTER.test(end) ? end : '')).replace(EDITED, '');
}

function attachedTo(text: string, isMarked: boolean, hasFile: (path: string) => boolean): WhatsappContent | null {
  const [first = '', ...below] = text.split('\n');
  const before = ATTACHED_BEFORE.exec(first)?.[1];
  if (before !== undefined && (isMarked || hasFile(before))) return said(below.join('\n').trim(), fileOf(before));
  const after = ATTACHED_AFTER.exec(text);
  const name = after?.[1];
  if (after === null || name === undefined || !(isMarked || hasFile(name))) return null;
  return said(text.slice(0, after.index).trim(), fileOf(name));
}

const fileOf = (name: string): ArchiveFile => ({ path: name, name, contentType: null });

const said = (text: string, ...files: ArchiveFile[]): WhatsappContent => ({ kind: 'said', text, files });
