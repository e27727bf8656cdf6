import { HOUR } from '@concordia/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type JobHandler, type JobRun, PermanentFailure } from './job-handler.js';
import { JobRegistry } from './job-registry.js';

type Payload = { n: number };

const handler = (more: Partial<JobHandler<Payload>> = {}): JobHandler<Payload> => ({
  kind: 'count',
  schema: z.object({ n: z.coerce.number() }),
  concurrency: 2,
  maxAttempts: 3,
  handle: async () => undefined,
  ...more,
});
const run = (payload: unknown): JobRun<unknown> => ({
  id: 'job',
  payload,
  attempt: 1,
  signal: new AbortController().signal,
});

function registered(more: Partial<JobHandler<Payload>> = {}) {
  const registry = new JobRegistry();
  registry.register(handler(more));
  const found = registry.get('count');
  if (found === undefined) throw new Error('The handler was not registered.');
  return { registry, found };
}

describe('the registry of handlers', () => {
  it('knows handlers by their kind', () => {
    const { registry, found } = registered();
    expect(found).toMatchObject({ kind: 'count', concurrency: 2, maxAttempts: 3, recurs: null, together: null });
    expect(registry.all()).toEqual([found]);
    expect(registry.get('other')).toBeUndefined();
  });

  it('refuses a second handler of a kind', () => {
    const { registry } = registered();
    expect(() => registry.register(handler())).toThrow('There are two handlers for jobs of kind count.');
  });

  const at = async () => ({ time: '08:00', timeZone: 'UTC' });
  it.each([
    ['at an interval', { everyMs: HOUR }, { kind: 'interval', ms: HOUR }],
    ['at a time of day', { dailyAt: at }, { kind: 'daily', at }],
  ])('knows what recurs %s', (_, more, recurs) => {
    expect(registered(more).found.recurs).toEqual(recurs);
  });

  it('gives a handler what its schema reads', async () => {
    const runs: JobRun<Payload>[] = [];
    const { found } = registered({ handle: async (one) => void runs.push(one) });
    const given = run({ n: '7' });
    await found.handle(given);
    expect(runs).toEqual([{ ...given, payload: { n: 7 } }]);
  });

  it('gives a handler of several what its schema reads of each', async () => {
    const all: Payload[][] = [];
    const { found } = registered({
      together: { most: 5, handle: async (runs) => void all.push(runs.map(({ payload }) => payload)) },
    });
    expect(found.together?.most).toBe(5);
    await found.together?.handle([run({ n: '1' }), run({ n: '2' })]);
    expect(all).toEqual([[{ n: 1 }, { n: 2 }]]);
  });

  it('fails for good when a payload is not one of the kind', async () => {
    let calls = 0;
    const count = async () => void (calls += 1);
    const { found } = registered({ handle: count, together: { most: 5, handle: count } });
    const refusal = new PermanentFailure('The payload is not valid for jobs of kind count.');
    await expect(found.handle(run({ n: 'many' }))).rejects.toThrow(refusal);
    await expect(found.together?.handle([run({ n: 1 }), run(null)])).rejects.toThrow(refusal);
    expect(calls).toBe(0);
  });
});
