import { describe, expect, it } from 'vitest';
import { OwnerTally } from '../owners.js';
import { readArchiveText } from '../sources.js';
import { contextWith, itemsOf, textFile } from '../testing.js';

const HEAD =
  'CONVERSATION ID,CONVERSATION TITLE,FROM,SENDER PROFILE URL,TO,RECIPIENT PROFILE URLS,DATE,SUBJECT,CONTENT,FOLDER,ATTACHMENTS,IS MESSAGE DRAFT';
const ADA = 'https://www.linkedin.com/in/ada-okafor';
const MARA = 'https://www.linkedin.com/in/mara-lind/';
const BOB = 'https://www.linkedin.com/in/bob';
const row = (...cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
const read = (path: string, ...lines: string[]) =>
  itemsOf(readArchiveText('linkedin', textFile(path, `\ufeff${lines.join('\r\n')}\r\n`, 13), contextWith()));

describe('messages.csv', () => {
  it('has messages with people by their profiles', async () => {
    const content = 'Hello,\nsee "the plan"';
    expect(
      await read(
        'messages.csv',
        HEAD,
        row(
          'c1',
          '',
          'Ada Okafor',
          ADA,
          'Mara Lind',
          MARA,
          '2026-03-01 09:30:11 UTC',
          'Plan',
          content,
          'INBOX',
          '',
          'No',
        ),
      ),
    ).toMatchObject([
      {
        kind: 'message',
        at: Date.UTC(2026, 2, 1, 9, 30, 11),
        author: { id: 'ada-okafor', name: 'Ada Okafor' },
        others: [{ id: 'mara-lind', name: 'Mara Lind' }],
        thread: { isGroup: false },
        subject: 'Plan',
        text: content,
      },
    ]);
  });

  it.each([
    [
      'spam',
      ['c1', '', 'X', BOB, 'Mara', MARA, '2026-03-01 09:30:11 UTC', '', 'x', 'SPAM', '', 'No'],
      { kind: 'skipped', reason: 'spam' },
    ],
    [
      'drafts',
      ['c1', '', 'Mara', MARA, 'X', BOB, '2026-03-01 09:30:11 UTC', '', 'x', 'INBOX', '', 'Yes'],
      { kind: 'skipped', reason: 'draft' },
    ],
    [
      'rows without a date',
      ['c1', '', 'X', BOB, 'Mara', MARA, 'soon', '', 'x', 'INBOX', '', 'No'],
      { code: 'record_undated' },
    ],
    [
      'rows without a sender',
      ['c1', '', '', '', 'Mara', MARA, '2026-03-01 09:30:11 UTC', '', 'x', 'INBOX', '', 'No'],
      { code: 'record_incomplete' },
    ],
    [
      'groups',
      ['c2', 'Fair', 'Ada', ADA, 'Mara,Bob', `${MARA},${BOB}`, '2026-03-01 09:30:11 UTC', '', 'x', 'INBOX', '', 'No'],
      { thread: { isGroup: true, name: 'Fair' } },
    ],
    [
      'a name with a comma',
      ['c3', '', 'Ada', ADA, 'Bob, PhD', BOB, '2026-03-01 09:30:11 UTC', '', 'x', 'INBOX', '', 'No'],
      { others: [{ id: 'bob' }], thread: { isGroup: false } },
    ],
    [
      'advertisements',
      ['c4', '', 'LinkedIn Jobs', '', 'Mara', MARA, '2026-03-01 09:30:11 UTC', '', 'x', 'INBOX', '', 'No'],
      { thread: { isAutomatic: true } },
    ],
    [
      'HTML',
      [
        'c5',
        '',
        'Ada',
        ADA,
        'Mara',
        MARA,
        '2026-03-01 09:30:11 UTC',
        '',
        '<p>Hi &amp; <b>bye</b></p><p>x</p>',
        'INBOX',
        '',
        'No',
      ],
      { text: 'Hi & bye\n\nx' },
    ],
  ])('knows %s', async (_, cells, expected) => {
    expect(await read('messages.csv', HEAD, row(...cells))).toMatchObject([expected]);
  });

  it('tells equal rows apart', async () => {
    const same = row('c1', '', 'Ada', ADA, 'Mara', MARA, '2026-03-01 09:30:11 UTC', '', 'ok', 'INBOX', '', 'No');
    const keys = (await read('messages.csv', HEAD, same, same)).map((item) =>
      item.kind === 'message' ? item.key : '',
    );
    expect(new Set(keys).size).toBe(2);
  });
});

it('Connections.csv has people with their work, below its notes', async () => {
  const notes = ['Notes:', '"When exporting, some addresses are missing"', ''];
  expect(
    await read(
      'Connections.csv',
      ...notes,
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
      `Ada,Okafor,${ADA},ada@brightwater.example,Brightwater,Buyer,01 Mar 2026`,
      ',,,,,,',
    ),
  ).toEqual([
    {
      kind: 'connection',
      person: { id: 'ada-okafor', name: 'Ada Okafor' },
      title: 'Buyer',
      company: 'Brightwater',
      email: 'ada@brightwater.example',
    },
  ]);
});

it('the owner is who the profile names, else who is in every conversation', async () => {
  const rows = [
    row('c1', '', 'Ada', ADA, 'Mara Lind', MARA, '2026-03-01 09:30:11 UTC', '', 'x', 'INBOX', '', 'No'),
    row('c2', '', 'Mara Lind', MARA, 'Bob', BOB, '2026-03-02 09:30:11 UTC', '', 'x', 'INBOX', '', 'No'),
  ];
  const messages = await read('messages.csv', HEAD, ...rows);
  const [first] = messages;
  const profile = await read('Profile.csv', 'First Name,Last Name,Headline', 'Mara,Lind,Head of Fairs');
  const ownersOf = (items: typeof messages) => {
    const tally = new OwnerTally();
    for (const item of items) tally.add(item);
    return tally.result.owners;
  };
  expect(ownersOf(messages)).toEqual(['mara-lind']);
  expect(first && ownersOf([first])).toEqual([]);
  expect(first && ownersOf([...profile, first])).toEqual(['mara-lind']);
});
