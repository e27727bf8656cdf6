import { Buffer } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { type AddressObject, simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { parseMail } from './parse-mail.js';

/** Nasty mail collected from the wild; not part of the repository. */
const ROOT = fileURLToPath(new URL('../../../../../shared/data/mail', import.meta.url));
const files = existsSync(ROOT)
  ? readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml'))
  : [];
if (files.length === 0) process.stdout.write('Skipped the mail corpus: ../shared/data/mail is not there.\n');

const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
const addressesOf = (field: AddressObject | AddressObject[] | undefined) =>
  [field ?? []]
    .flat()
    .flatMap(({ value }) =>
      value.flatMap((mailbox) => mailbox.group ?? [mailbox]).map(({ address }) => (address ?? '').toLowerCase()),
    );

/** Where mailparser reads something else, and we think that we are right: raw Latin-1, folded or duplicated fields, names as addresses. */
const DISAGREEMENTS = new Set([
  'invalid_subject_characters.eml',
  'raw_email_with_binary_encoded.eml',
  'raw_email_with_multipart_mixed_quoted_boundary.eml',
  'raw_email11.eml',
  'example10.eml',
  'example11.eml',
  'example13.eml',
  'missing_body.eml',
]);

describe.skipIf(files.length === 0)('the corpus', () => {
  it.each(files)('%s is read, and agrees with mailparser on who, what and how much', async (name) => {
    const bytes = readFileSync(join(ROOT, name));
    const outcome = parseMail(bytes);
    // Every file of the corpus is mail: whatever is wrong with it, something of it can be read.
    if (!outcome.ok) throw new Error(outcome.problem.reason);
    const second = await simpleParser(bytes, { skipTextToHtml: true, skipImageLinks: true });
    const { mail } = outcome;
    expect(mail.dedupeKey).toMatch(/^[0-9a-f]{64}$/);
    expect(mail.visibleText === '').toBe(mail.text === '');
    if (DISAGREEMENTS.has(name.split('/').at(-1) ?? '')) return;
    expect(squeeze(mail.subject)).toBe(squeeze(second.subject));
    expect(mail.to.map(({ address }) => address).filter((address) => address !== null)).toEqual(
      addressesOf(second.to).filter((address) => address.includes('@')),
    );
    for (const attachment of mail.attachments)
      expect(second.attachments.map(({ size }) => size)).toContain(attachment.sizeBytes);
  });

  it('survives every mutilation in bounded time', () => {
    const sources = files.map((name) => readFileSync(join(ROOT, name))).filter((bytes) => bytes.length < 50_000);
    const edit = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      drop: fc.integer({ min: 0, max: 400 }),
      insert: fc.oneof(
        fc.uint8Array({ maxLength: 20 }),
        fc
          .constantFrom(
            '\n\n',
            '\r\n',
            '\0\0',
            '--',
            '=?utf-8?Q?',
            '"',
            '<',
            '(',
            'Content-Type: multipart/mixed; boundary=',
            ': ',
            '\n \n',
            '\u00ff\u00fe',
          )
          .map((text) => Buffer.from(text, 'latin1')),
      ),
    });
    fc.assert(
      fc.property(fc.constantFrom(...sources), fc.array(edit, { minLength: 1, maxLength: 8 }), (source, edits) => {
        const bytes = edits.reduce((current, { at, drop, insert }) => {
          const index = Math.floor(at * current.length);
          return Buffer.concat([current.subarray(0, index), insert, current.subarray(index + drop)]);
        }, source);
        const outcome = parseMail(bytes);
        expect(outcome.ok || outcome.problem.code !== 'unreadable').toBe(true);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('parseMail under attack', () => {
  it('reads deep nesting down to a limit and keeps the rest as one part', () => {
    const deep = Array.from(
      { length: 500 },
      (_, i) => `Content-Type: multipart/mixed; boundary="b${i}"\n\n--b${i}\n`,
    ).join('');
    expect(parseMail(Buffer.from(`From: a@b.example\n${deep}\nx`))).toMatchObject({ ok: true });
  });
});
