import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, textOf } from './sources.ts';
import { objectionsTo, spoken } from './wording.ts';

const jsonOf = (file: string): unknown => JSON.parse(textOf(file));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The texts under keys of these names, wherever they are. */
function textsUnder(value: unknown, names: ReadonlySet<string>): string[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (names.has(name) ? [inner] : []) : textsUnder(inner, names),
  );
}

describe('the words of a native product writer', () => {
  const messages = projectFiles().filter((file) => /^(?:apps|packages)\/\w+\/messages\/en\/\w+\.json$/.test(file));

  it('are on every screen', () => {
    const objections = messages.flatMap((file) =>
      textsUnder(jsonOf(file), new Set(['defaultMessage']))
        .flatMap((message) => objectionsTo(spoken(message)))
        .map((objection) => `${basename(file)} ${objection}`),
    );
    expect(objections).toEqual([]);
  });

  it.each(['openapi/openapi.json', 'openapi/asyncapi.json'])('are in %s', (file) => {
    const texts = textsUnder(jsonOf(file), new Set(['description', 'summary']));
    expect(texts.length).toBeGreaterThan(0);
    expect([...new Set(texts.flatMap(objectionsTo))]).toEqual([]);
  });
});

describe('an objection', () => {
  it.each([
    ['The value is reckoned anew.', ['“anew”: updated, again', '“reckon”: calculate']],
    ['Send two e-mails.', ['“e-mail”: email']],
    [`${'word '.repeat(26)}end.`, [expect.stringMatching(/^27 words: /)]],
  ])('is raised to %s', (text, objections) => {
    expect(objectionsTo(text)).toEqual(objections);
  });

  it.each(['The code `told` is kept.', 'An email, retold.', 'A remade upload.'])('is not raised to %s', (text) => {
    expect(objectionsTo(text)).toEqual([]);
  });

  it('hears a message as its reader does', () => {
    expect(spoken('{n, plural, one {# note} other {# notes}} by {author}, <a>all</a>')).toBe(
      '9 notes by something, all',
    );
  });
});
