import { describe, expect, it } from 'vitest';
import { compileSection, compileTranslation } from '../../scripts/lib/messages/section.mjs';

/** The line of a section that one message becomes. */
function lineOf(message: string): string {
  const text = compileSection('mail', { word: { defaultMessage: message } }, '../../locale');
  return /^ {2}word: (.*),$/m.exec(text)?.[1] ?? text;
}

const faultOf = (message: string) => () => lineOf(message);

describe('a message in ICU syntax', () => {
  it.each([
    ['Save', "'Save'"],
    ["It''s '{first_name}'", '"It\'s {first_name}"'],
    ['{name} wrote', '({ name }: { name: string }) => `${name} wrote`'],
    ['{n, number}', '({ n }: { n: number }) => figure(n)'],
    [
      '{n, number, ::percent .#}',
      "({ n }: { n: number }) => figure(n, { style: 'percent', maximumFractionDigits: 1 })",
    ],
    ['{sum, number, money}', '({ sum }: { sum: number }) => money(sum)'],
    ['{n, plural, one {# contact} other {# contacts}}', "({ n }: { n: number }) => counted(n, 'contact', 'contacts')"],
    ['{n, plural, one {is} other {are}}', "({ n }: { n: number }) => form(n, 'is', 'are')"],
    [
      '{n, plural, =0 {none} one {one} other {# of them}}',
      "({ n }: { n: number }) => n === 0 ? 'none' : form(n, 'one', `${figure(n)} of them`)",
    ],
    [
      '{n, plural, one {# list} few {# listy} other {# list\u00f3w}}',
      "({ n }: { n: number }) => counted(n, { one: 'list', few: 'listy', other: 'list\u00f3w' })",
    ],
    ['{who, select, us {We} other {They}}', "({ who }: { who: 'us' | 'other' }) => ({ us: 'We', other: 'They' }[who])"],
    [
      '{tier, select, high {Hoch} medium {Mittel} low {Niedrig} other {}}',
      "({ tier }: { tier: PriorityTier }) => ({ high: 'Hoch', medium: 'Mittel', low: 'Niedrig' }[tier])",
    ],
    ['Sent on {channel}', '({ channel }: { channel: Channel }) => `Sent on ${CHANNEL_NAMES[channel]}`'],
    ['Read <terms>the terms</terms>', "'Read <terms>the terms</terms>'"],
  ])('%s', (message, code) => {
    expect(lineOf(message)).toBe(code);
  });

  it('names the file and the id where it cannot be compiled', () => {
    expect(faultOf('{name')).toThrow('mail.json, word:');
    expect(faultOf('{n, number, rounded}')).toThrow('mail.json, word: {n} has the unknown style rounded');
    expect(faultOf('{n} is {n, number}')).toThrow('mail.json, word: {n} is a string and a number');
    expect(faultOf('{day, date}')).toThrow('dates, times and tags are not arguments');
  });
});

describe('a translation', () => {
  it('never breaks a line within a German “E-Mail”', () => {
    const messages = { word: { defaultMessage: 'Ihre E-Mail-Adresse' } };
    expect(compileTranslation('mail', 'de', messages, '../locale')).toContain("'Ihre E-\u2060Mail-Adresse'");
    expect(compileTranslation('mail', 'fr', messages, '../locale')).toContain("'Ihre E-Mail-Adresse'");
  });
});

describe('a section', () => {
  it('groups ids at their dots, and takes only what its messages need', () => {
    const messages = {
      title: { defaultMessage: 'Mail' },
      'column.inbox': { defaultMessage: 'Inbox' },
      'scope.tweet\\.read': { defaultMessage: 'Read' },
      size: { defaultMessage: '{size, number, bytes}' },
    };
    expect(
      compileSection('mail', messages, '../../locale'),
    ).toBe(`// Written by \`npm run generate\` from messages/en/mail.json.
import { section } from '../../locale';

export const mailStrings = section('mail', ({ bytes }) => ({
  title: 'Mail',
  column: {
    inbox: 'Inbox',
  },
  scope: {
    'tweet.read': 'Read',
  },
  size: ({ size }: { size: number }) => bytes(size),
}));
`);
  });

  it('takes what a language needs that has one form of the plural', () => {
    const messages = { found: { defaultMessage: '{count, plural, other {# 件}}' } };
    expect(compileSection('mail', messages, '../../locale')).toContain("section('mail', ({ figure }) => ({");
  });
});
