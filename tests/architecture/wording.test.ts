import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, textOf } from './sources.ts';
import { objectionsTo, oldSentencesIn, spoken } from './wording.ts';

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

/** Paragraphs, list items and cells of a Markdown page; the sentences between quotes of a component's documentation. */
function proseOf(file: string): string[] {
  const text = textOf(file);
  if (file.endsWith('.docs.tsx'))
    return [...text.matchAll(/(['"])((?:(?!\1).)+ (?:(?!\1).)+ (?:(?!\1).)+)\1/g)].map((match) => match[2] ?? '');
  return text
    .replaceAll(/^(?:import|export) .*$/gm, '')
    .replaceAll(/```[\s\S]*?```|<[^>]+>/g, '')
    .split(/\n\s*\n|\n(?=[-|#])|\|/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim());
}

/** The messages of a file as their reader hears them. */
const heard = (file: string) => [...textsUnder(jsonOf(file), new Set(['defaultMessage']))].map(spoken).join('\n');

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

  it('are on every page of Storybook', () => {
    const pages = projectFiles().filter((file) => /^packages\/ui\/src\/.*\.(?:docs\.tsx|mdx)$/.test(file));
    expect(pages.length).toBeGreaterThan(80);
    const objections = pages.flatMap((file) =>
      proseOf(file)
        .flatMap(objectionsTo)
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

describe('sentences of early screens', () => {
  it('are in no source, no document and no message', () => {
    const files = projectFiles().filter(
      (file) =>
        /^(?:apps|packages|docs|openapi)\/.*\.(?:tsx?|mdx?|json)$|^[A-Z]+\.md$/.test(file) &&
        !/\/generated\/|\/guides\/rewrites\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(1_000);
    const found = files.flatMap((file) =>
      oldSentencesIn(/\/messages\/en\//.test(file) ? heard(file) : textOf(file)).map((fault) => `${file} ${fault}`),
    );
    expect(found).toEqual([]);
  });

  it('are found whatever their figures, case and line breaks', () => {
    expect(oldSentencesIn('Well in 3 of\n the last 60 checks.')).toEqual([
      '“well in 9 of the last 9 checks”: 120 of 120 checks healthy',
    ]);
    expect(oldSentencesIn('Everything stays.')).toEqual([]);
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
