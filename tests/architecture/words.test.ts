import { describe, expect, test } from 'vitest';
import { catalog as ofPages } from '../../apps/web/src/strings/generated/catalog.ts';
import { type Section, speechOf } from '../../packages/ui/src/locale/index.ts';
import { catalog as ofWidgets } from '../../packages/ui/src/strings/generated/catalog.ts';
import { projectFiles, textOf } from './sources.ts';
import { handMadePluralsIn, sectionsIn, spokenIn } from './words.ts';

const packages: [folder: string, catalog: readonly Section<object>[]][] = [
  ['packages/ui/src', ofWidgets],
  ['apps/web/src', ofPages],
];

/**
 * What is no part of the product: stories and their props, documentation of components, tests, specimens, the pages about the foundations; and where the words belong,
 * those of a channel with the channel. The schema of a document names its parts, and the tables of emoji are their own catalog.
 */
const others =
  /\.(stories|docs|test|demo|css)\.tsx?$|\/RichTextArea\/schema\.ts$|\/emoji\/generated\/|\/(specimen|testing|theme|foundations|guides|strings\/(?:generated|languages)|locale)\/|^packages\/ui\/src\/channels\//;

const codeOf = (folder: string) =>
  projectFiles().filter((file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file));
const said = (file: string, faults: readonly { line: number; fault: string }[]) =>
  faults.map(({ line, fault }) => `${file}:${line} ${fault}`);
const faultsIn = (text: string) => spokenIn('fixture.tsx', text).map(({ fault }) => fault);

/** Every word of a group that has no gaps, with the way to it. */
function wordsIn(group: object, path: string): [path: string, word: unknown][] {
  return Object.entries(group).flatMap(([name, word]): [string, unknown][] =>
    typeof word === 'object' && word !== null ? wordsIn(word, `${path}.${name}`) : [[`${path}.${name}`, word]],
  );
}

describe.each(packages)('%s', (folder, catalog) => {
  const stringFiles = codeOf(`${folder}/strings`).filter((file) => !file.endsWith('.test.ts'));

  test('says nothing that is not in its catalog, in no locale but the person’s', () => {
    const files = codeOf(folder).filter((file) => !others.test(file));
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((file) => said(file, spokenIn(file, textOf(file))))).toEqual([]);
  });

  test('has whole words in it: none empty, and no pieces to be put together', () => {
    const words = catalog.flatMap(({ name, english }) => wordsIn(english(speechOf('en-GB')), name));
    expect(words.length).toBeGreaterThan(50);
    const isWhole = (word: unknown) =>
      typeof word === 'function' || (typeof word === 'string' && /^\S(.*\S)?$/su.test(word));
    expect(words.filter(([, word]) => !isWhole(word))).toEqual([]);
  });

  test('has no word in it that nobody says', () => {
    const code = codeOf(folder)
      .filter((file) => !/\.(stories|test)\.tsx?$|\/strings\/generated\//.test(file))
      .flatMap((file) => textOf(file).match(/\w+/g) ?? []);
    const spoken = new Set(code);
    const silent = catalog.flatMap(({ name, english }) =>
      Object.keys(english(speechOf('en-GB')))
        .filter((word) => !spoken.has(word))
        .map((word) => `${name}.${word}`),
    );
    expect(silent).toEqual([]);
  });

  test('defines sections nowhere else', () => {
    // The guides of providers are words of the channels, which have a folder of their own.
    const elsewhere = codeOf(folder).filter(
      (file) => !/\/strings\/(generated\/|providerGuides)|\.test\.tsx?$/.test(file),
    );
    expect(elsewhere.filter((file) => sectionsIn(file, textOf(file)).length > 0)).toEqual([]);
  });

  test('leaves plurals to the grammar', () => {
    expect(stringFiles.flatMap((file) => said(file, handMadePluralsIn(file, textOf(file))))).toEqual([]);
  });
});

describe('what is found', () => {
  test.each([
    ['text', '<p>Save</p>'],
    ['text between other things', '<p>{name} wrote this</p>'],
    ['a literal among children', "<p>{isOpen ? 'Hide' : words.show}</p>"],
    ['a fallback among children', "<p>{name ?? 'Nobody'}</p>"],
    ['a condition among children', "<p>{isNew && 'New'}</p>"],
    ['a template among children', '<p>{`${count} messages`}</p>'],
    ['joined parts', "<p>{['One', name].join(' · ')}</p>"],
    ['an attribute', '<button aria-label="Close" />'],
    ['a chosen attribute', "<Button label={isOpen ? 'Close' : words.open} />"],
    ['a template in an attribute', '<input placeholder={`Search ${name}`} />'],
    ['an attribute that ends like one', '<Field buttonLabel="choose" />'],
    ['a name that is written like one', '<Group name="Urgent" />'],
    ['a property', "toast({ title: 'Saved' })"],
    ['a quoted property', "const props = { 'aria-label': 'Close' }"],
    ['a sentence anywhere', "const help = 'Nothing was saved'"],
    ['a sentence with gaps', 'const help = `Nothing of ${name} was saved`'],
    ['a sentence that a function gives', "const help = () => 'as long as it takes'"],
    ['names of the domain', "import { STATUS_NAMES } from '@concordia/domain'"],
    ['a fixed locale', "new Intl.NumberFormat('en-GB')"],
    ['the locale of the machine', 'new Intl.DateTimeFormat().format(date)'],
    ['a number in some locale', 'count.toLocaleString()'],
    ['a date in some locale', "date.toLocaleDateString('en')"],
  ])('%s', (_, text) => {
    expect(faultsIn(text)).toHaveLength(1);
  });
});

describe('what is let be', () => {
  test.each([
    ['words of a section', '<p title={words.help}>{words.title}</p>'],
    ['signs', "<p>{a} · {b} × {isKnown ? c : '–'}</p>"],
    ['what a word is given', "<p>{words.state('done')}</p>"],
    [
      'technical attributes',
      '<Icon name="chevron-down" /><Popover placement="bottom end" /><a rel="noopener noreferrer nofollow" />',
    ],
    ['keys', "event.key === 'ArrowDown'"],
    ['errors for programmers', "throw new Error('Root element not found')"],
    ['directives', "'use no memo';"],
    ['markup', "const page = '<p>Some markup for a frame</p>'"],
    ['commands', '<pre><code>{`curl -N ${url} and more words`}</code></pre>'],
    ['the shape of skeletons', "const likelyContact = { name: 'Somebody Likely', title: 'Of some profession' }"],
    ['a locale that was asked for', 'new Intl.NumberFormat(locale, options)'],
    ['the maths of a calendar', "new Intl.DateTimeFormat('en-GB', { timeZone }).formatToParts(instant)"],
    ['the time zone of the machine', 'new Intl.DateTimeFormat().resolvedOptions().timeZone'],
    ['all time zones', "Intl.supportedValuesOf('timeZone')"],
  ])('%s', (_, text) => {
    expect(faultsIn(text)).toEqual([]);
  });
});

test('a section outside its catalog, and plurals made by hand, are seen', () => {
  expect(sectionsIn('a.ts', "export const mailStrings = section('mail', {});")).toEqual([
    { constant: 'mailStrings', name: 'mail' },
  ]);
  expect(handMadePluralsIn('a.ts', "const f = (n) => `${n} ${n === 1 ? 'day' : 'days'}`")).toHaveLength(1);
  expect(handMadePluralsIn('a.ts', "const f = (n) => counted(n, 'day', 'days')")).toEqual([]);
});
