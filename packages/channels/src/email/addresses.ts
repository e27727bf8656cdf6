import { normalizeAddress } from '@concordia/domain';
import { decodeRawBytes, decodeWords } from './header-text.js';
import type { MailAddress } from './types.js';

/** Further recipients in one field are dropped: some mass emails list ten thousand. */
const MAX_ADDRESSES = 1000;
const MAX_FIELD_LENGTH = 256 * 1024;

/**
 * Parses the mailboxes of an address header: quoted, encoded or bare names, comments, groups, source routes, and common breakage (missing brackets,
 * stray quotes, `mailto:`, semicolons as commas). Linear in the length of the field.
 *
 * @param raw one char per byte, unfolded. The caller joins repeated fields with commas.
 */
export function parseAddresses(raw: string): MailAddress[] {
  const text = decodeRawBytes(raw.slice(0, MAX_FIELD_LENGTH));
  const found: MailAddress[] = [];
  const reader = new MailboxReader();
  for (let i = 0; i < text.length && found.length < MAX_ADDRESSES; i++) {
    const char = text[i] ?? '';
    if (char === '"') i = reader.quoted(text, i);
    else if (char === '(') i = reader.comment(text, i);
    else if (char === '<') i = reader.angle(text, i);
    else if (char === ':' && reader.isGroupName()) reader.reset();
    else if (char === ',' || char === ';') push(found, reader);
    else reader.word += char;
  }
  if (found.length < MAX_ADDRESSES) push(found, reader);
  return found;
}

/** Extracts the address from a header or free text, in the form of `normalizeAddress`; `null` if there is none. */
function addressIn(text: string): string | null {
  let address = text
    .trim()
    .replace(/^(?:mailto|smtp):/i, '')
    .replace(/^['"<]+|['">.,;]+$/g, '');
  // A source route (`@relay,@other:person@host`) describes the path, not the owner.
  if (address.startsWith('@')) address = address.slice(address.indexOf(':') + 1);
  return address.length > 320 || /[\s<>(),;:]/.test(address) ? null : normalizeAddress(address);
}

/** The single address of a header such as Delivered-To, or `null`. */
export const parseAddress = (raw: string): string | null => addressIn(decodeRawBytes(raw));

function push(found: MailAddress[], reader: MailboxReader): void {
  const mailbox = reader.mailbox();
  if (mailbox) found.push(mailbox);
  reader.reset();
}

/** Reading methods return the index of the last character they consumed. */
class MailboxReader {
  word = '';
  private phrase = '';
  private comments = '';
  private inAngle: string | null = null;

  reset(): void {
    this.word = '';
    this.phrase = '';
    this.comments = '';
    this.inAngle = null;
  }

  /** `Team: a@b, c@d;`: a colon after a bare phrase names a group. Excludes `mailto:` and IPv6 literals. */
  isGroupName(): boolean {
    return (
      this.inAngle === null &&
      !/^\s*(?:mailto|smtp)$/i.test(this.word) &&
      !this.word.includes('@') &&
      !this.word.includes('[')
    );
  }

  quoted(text: string, start: number): number {
    let out = '';
    for (let i = start + 1; i < text.length; i++) {
      const char = text[i] ?? '';
      if (char === '\\') out += text[++i] ?? '';
      else if (char === '"') {
        // `"local part"@host` is an address, `"Name" <…>` a phrase.
        if (text[i + 1] === '@') this.word += out;
        else this.word += ` ${out} `;
        return i;
      } else out += char;
    }
    // Never closed, so the quote is a stray character.
    return start;
  }

  comment(text: string, start: number): number {
    let depth = 0;
    for (let i = start; i < text.length; i++) {
      if (text[i] === '\\') i++;
      else if (text[i] === '(') depth++;
      else if (text[i] === ')' && --depth === 0) {
        this.comments += ` ${text.slice(start + 1, i)}`;
        return i;
      }
      if (i - start > 300) break;
    }
    return start;
  }

  angle(text: string, start: number): number {
    let end = text.indexOf('>', start);
    const next = text.indexOf('<', start + 1);
    if (end < 0 || (next >= 0 && next < end)) end = endOfToken(text, start);
    this.phrase += this.word;
    this.word = '';
    this.inAngle = text.slice(start + 1, end);
    return text[end] === '>' ? end : end - 1;
  }

  mailbox(): MailAddress | null {
    let address = this.inAngle === null ? null : addressIn(this.inAngle.replace(/\([^()]*\)|\s+/g, ''));
    let name = `${this.phrase} ${this.word}`;
    if (address === null) {
      const token = name.split(/\s+/).find((part) => addressIn(part) !== null);
      if (token) {
        address = addressIn(token);
        name = name.replace(token, ' ');
      }
    }
    const shown = displayName(name) ?? displayName(this.comments);
    if (address === null && shown === null) return null;
    return { name: shown !== null && shown.toLowerCase() !== address ? shown : null, address };
  }
}

/** Where an address without a closing bracket ends. */
function endOfToken(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && !/[\s,;<>]/.test(text[i] ?? '')) i++;
  return i;
}

function displayName(raw: string): string | null {
  const text = decodeWords(raw)
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .trim();
  return text === '' ? null : text.slice(0, 200);
}
