import { PAGES_KEY } from '@concordia/api-client';
import { unstable_serialize as serialize } from 'swr';
import { unstable_serialize as serializeList } from 'swr/infinite';
import { expect, test, vi } from 'vitest';
import { refresh } from './refresh';
import { isTouched } from './topics';

const stats = ['/api/analytics/stats'];
const workspace = ['/api/workspace'];
const inbox = [PAGES_KEY, '/api/messages?status=inbox&limit=100'];
const inboxNext = [PAGES_KEY, '/api/messages?status=inbox&limit=100&cursor=2'];
const waiting = [PAGES_KEY, '/api/messages?limit=100&status=waiting'];
const waitingNext = [PAGES_KEY, '/api/messages?limit=100&status=waiting&cursor=2'];
const listKey = (first: unknown[]) => serializeList(() => first);

function fullCache() {
  const entries = [stats, workspace, inbox, inboxNext, waiting, waitingNext].map(
    (key) => [serialize(key), { data: 'kept', _k: key }] as const,
  );
  return new Map<string, object>([
    ...entries,
    [listKey(inbox), { data: ['kept', 'kept'], _k: listKey(inbox) }],
    [listKey(waiting), { data: ['kept', 'kept'], _k: listKey(waiting) }],
  ]);
}

const nobody = () => false;
const before = Promise.resolve();

test('what is shown is read again, what is not is forgotten, and the rest is left alone', async () => {
  const cache = fullCache();
  const mutate = vi.fn(async (_key: string) => undefined);
  const shown = new Set([serialize(stats), serialize(workspace), listKey(inbox)]);

  await refresh({
    cache,
    mutate,
    isShown: (key) => shown.has(key),
    isTouched: (key) => isTouched(key, new Set(['messages', 'stats'])),
    isReadElsewhere: nobody,
    before,
  });

  const forgotten = [serialize(waiting), serialize(waitingNext), listKey(waiting)];
  expect(mutate.mock.calls.flat().toSorted()).toEqual([serialize(stats), listKey(inbox), ...forgotten].toSorted());
  expect(cache.get(listKey(inbox))).toMatchObject({ data: ['kept', 'kept'], _i: true });
  expect([...cache.keys()].toSorted()).toEqual(
    [stats, workspace, inbox, inboxNext]
      .map((key) => serialize(key))
      .concat(listKey(inbox))
      .toSorted(),
  );
});

test('what somebody else reads again is left to them, and kept', async () => {
  const cache = fullCache();
  const keys = [...cache.keys()];
  const mutate = vi.fn(async (_key: string) => undefined);
  await refresh({
    cache,
    mutate,
    isShown: () => true,
    isTouched: (key) => isTouched(key, new Set(['messages', 'stats'])),
    isReadElsewhere: () => true,
    before,
  });
  expect(mutate).not.toHaveBeenCalled();
  expect([...cache.keys()]).toEqual(keys);
});

test('waits for what is read first, and forgets what was left meanwhile', async () => {
  const cache = fullCache();
  const mutate = vi.fn(async (_key: string) => undefined);
  const shown = new Set([serialize(stats), serialize(workspace)]);
  const first = Promise.withResolvers<void>();
  const done = refresh({
    cache,
    mutate,
    isShown: (key) => shown.has(key),
    isTouched: (key) => isTouched(key, new Set(['workspace', 'stats'])),
    isReadElsewhere: nobody,
    before: first.promise,
  });
  expect(mutate).not.toHaveBeenCalled();
  shown.delete(serialize(workspace));
  first.resolve();
  await done;
  expect(cache.has(serialize(workspace))).toBe(false);
  expect(mutate.mock.calls.flat()).toEqual([serialize(workspace), serialize(stats)]);
});
