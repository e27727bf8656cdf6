import type { ImportRun } from '@concordia/api-client';
import { roughSpan } from '@concordia/domain';
import { describe, expect, test } from 'vitest';
import { speechOf } from '../../../locale';
import { importStrings } from '../../../strings/import';
import { timeStrings } from '../../../strings/time';
import { endedSince } from './endedSince';
import { isActive, isResumable } from './runState';
import { asideWords, endWords, paceWords, rateWords, summaryWords } from './runWords';

const speech = speechOf('en-GB');
const imports = importStrings.english(speech);
const words = { imports, span: (ms: number) => timeStrings.english(speech).span(roughSpan(ms)) };

const run = (changes: Partial<ImportRun> = {}): ImportRun => ({
  id: '0198f5a0-0000-7000-8000-000000000001',
  origin: 'upload',
  name: 'All mail.mbox',
  format: 'mbox',
  state: 'reading',
  sizeBytes: 1_200_000_000,
  positionBytes: 412_000_000,
  messagesRead: 12_400,
  messagesAdded: 12_000,
  duplicates: 0,
  repeats: 0,
  leftOut: 0,
  skipped: [],
  people: [],
  problems: 0,
  contactsAdded: 0,
  conversationsAdded: 0,
  ratePerSecond: 850,
  remainingSeconds: 170,
  ownAddresses: [],
  startedAt: '2026-03-02T08:00:00.000Z',
  finishedAt: null,
  createdAt: '2026-03-02T08:00:00.000Z',
  failure: null,
  failureCode: null,
  ...changes,
});

describe('while it runs', () => {
  test('position, pace and remaining time', () => {
    expect(paceWords(run(), words)).toEqual(['12,400 messages', '850 per second', '3 minutes left']);
  });

  test('says nothing of what is not known yet', () => {
    expect(paceWords(run({ messagesRead: 0, ratePerSecond: null, remainingSeconds: null }), words)).toEqual([
      '0 messages',
    ]);
  });

  test('names only what was set aside', () => {
    expect(asideWords(run(), words)).toEqual([]);
    expect(asideWords(run({ duplicates: 1300, repeats: 25, leftOut: 2, problems: 1 }), words)).toEqual([
      '1,300 already here',
      '25 repeated in this file',
      '2 left out (spam, trash, drafts)',
      '1 message could not be read',
    ]);
  });
});

describe('when it is done', () => {
  const done = (changes: Partial<ImportRun>) =>
    summaryWords(run({ state: 'done', finishedAt: '2026-03-02T08:04:00.000Z', ...changes }), words);

  test('says what it brought and how long it took', () => {
    expect(done({ contactsAdded: 890, conversationsAdded: 4120 })).toBe(
      '12,000 messages in 4,120 conversations, 890 new contacts, in 4 minutes.',
    );
    expect(done({ messagesAdded: 1, conversationsAdded: 1, finishedAt: '2026-03-02T08:00:01.000Z' })).toBe(
      '1 message in 1 conversation, in less than a minute.',
    );
  });

  test('says so when there was nothing new, nothing at all, or nothing usable', () => {
    expect(done({ messagesAdded: 0, duplicates: 12_400 })).toBe('Nothing new: its messages were here already.');
    expect(done({ messagesRead: 0, messagesAdded: 0 })).toBe('There was no message in this file.');
    expect(done({ messagesAdded: 0, problems: 12_400 })).toBe('None of its messages could be added.');
  });
});

test.each([
  [1250.4, '1,250 per second'],
  [9.96, '10 per second'],
  [1.25, '1.3 per second'],
  [0.5, '30 per minute'],
  [0, '0 per minute'],
])('%d a second is %s', (rate, said) => {
  expect(rateWords(rate, imports)).toBe(said);
});

test('what stopped says how far it came, and why', () => {
  const stopped = run({ state: 'failed', failure: 'The disk is full.' });
  const rest = 'What was read until then (412 MB of 1.2 GB) is kept; going on continues from there.';
  expect(endWords(stopped, words)).toBe(`The disk is full. ${rest}`);
  expect(endWords({ ...stopped, failure: null }, words)).toBe(rest);
});

test('what is active cannot be taken up again, what stopped can', () => {
  expect(isActive(run({ state: 'queued' }))).toBe(true);
  expect(isResumable(run({ state: 'queued' }))).toBe(false);
  expect(isActive(run({ state: 'cancelled' }))).toBe(false);
  expect(isResumable(run({ state: 'failed' }))).toBe(true);
  expect(isResumable(run({ state: 'done' }))).toBe(false);
});

test('an import has ended when it was at work before and is not now', () => {
  const [a, b, c] = [run({ id: 'a' }), run({ id: 'b' }), run({ id: 'c', state: 'done' })];
  const ended = run({ id: 'a', state: 'done' });
  expect(endedSince([], [ended, c])).toEqual([]);
  expect(endedSince([a, b, c], [ended, b, c])).toEqual([ended]);
});
