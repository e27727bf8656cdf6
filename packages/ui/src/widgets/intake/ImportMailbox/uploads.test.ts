import { expect, test } from 'vitest';
import { type Upload, uploadsReducer } from './uploads';

const file = (name: string) => new File(['From '], name);
const added = uploadsReducer([], {
  type: 'added',
  uploads: [
    { id: 1, file: file('one.mbox'), ownAddresses: '' },
    { id: 2, file: file('two.mbox'), ownAddresses: 'me@example.org' },
  ],
});
const states = (uploads: readonly Upload[]) => uploads.map(({ state, sentBytes }) => [state, sentBytes]);

test('a file waits, is sent, fails, and can be sent again', () => {
  expect(states(added)).toEqual([
    ['waiting', 0],
    ['waiting', 0],
  ]);
  const started = uploadsReducer(added, { type: 'started', id: 1 });
  const progressed = uploadsReducer(started, { type: 'progressed', id: 1, sentBytes: 4 });
  expect(states(progressed)).toEqual([
    ['sending', 4],
    ['waiting', 0],
  ]);
  const failed = uploadsReducer(progressed, { type: 'failed', id: 1, problem: new Error('413: too large') });
  expect(failed[0]).toMatchObject({ state: 'failed', problem: { message: '413: too large' } });
  expect(uploadsReducer(failed, { type: 'retried', id: 1 })[0]).toMatchObject({
    state: 'waiting',
    sentBytes: 0,
    problem: null,
  });
});

test('what is gone stays gone', () => {
  const left = uploadsReducer(added, { type: 'removed', id: 1 });
  expect(left.map(({ id }) => id)).toEqual([2]);
  expect(uploadsReducer(left, { type: 'progressed', id: 1, sentBytes: 9 })).toEqual(left);
});
