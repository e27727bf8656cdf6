import type { Health } from '@concordia/api-client';
import { speechOf } from '@concordia/ui/locale';
import { expect, test } from 'vitest';
import { setupStrings } from '../../../strings/generated/setup';
import { statusLines } from './statusWords';

const words = setupStrings.english(speechOf('en-GB'));

const health: Health = {
  status: 'ok',
  version: '0.1.0',
  uptimeSeconds: 7_300,
  checks: {
    database: { status: 'ok', detail: 'SQLite is responding.' },
    jobs: { status: 'ok', waiting: 0, deadLetters: 0, detail: '' },
    disk: { status: 'ok', freeBytes: 52e9, detail: '' },
    sending: { status: 'ok', stuck: 0, detail: 'Messages are sent on time.' },
  },
};

test('says how each part is', () => {
  expect(statusLines(health, words).map(({ said }) => said)).toEqual([
    'SQLite is responding.',
    'Nothing waits',
    '52 GB free',
    'Messages are sent on time.',
  ]);
  expect(words.version({ version: '0.1.0', since: 'about 2 hours' })).toBe(
    'Concordia 0.1.0, running for about 2 hours',
  );
});

test('counts what waits and what failed, and gives the check the word when something is wrong', () => {
  const jobs = { status: 'ok', waiting: 1, deadLetters: 2, detail: '' } as const;
  const disk = { status: 'degraded', freeBytes: 1e8, detail: 'Less than 500 MB are free' } as const;
  const lines = statusLines({ ...health, checks: { ...health.checks, jobs, disk } }, words);
  expect(lines.map(({ isOk, said }) => [isOk, said])).toEqual([
    [true, 'SQLite is responding.'],
    [true, '1 job waiting, 2 dead letters'],
    [false, 'Less than 500 MB are free'],
    [true, 'Messages are sent on time.'],
  ]);
});
