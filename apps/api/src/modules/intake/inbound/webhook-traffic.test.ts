import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DomainFailure } from '../../../common/domain-failure.js';
import { DEFAULT_LIMITS } from '../../../common/limits.js';
import { WebhookTraffic } from './webhook-traffic.js';

describe('what a route holds', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    // Not at 0, where a difference and a sum are the same.
    vi.advanceTimersByTime(60_000);
  });
  afterEach(() => void vi.useRealTimers());

  const traffic = (bodies: number, bytes: number) =>
    new WebhookTraffic({ limits: { ...DEFAULT_LIMITS, webhook: { bodies, bytes } } });

  test('is bounded by bodies and by announced bytes, each route for itself', () => {
    const routes = traffic(2, 100);
    const first = routes.enter('a', 60, vi.fn());
    expect(() => routes.enter('a', 41, vi.fn())).toThrow(DomainFailure);
    routes.enter('a', 40, vi.fn());
    expect(() => routes.enter('a', 0, vi.fn())).toThrow('Too many webhooks');
    routes.enter('b', 100, vi.fn());
    first.leave();
    routes.enter('a', 60, vi.fn());
  });

  test('counts what comes beyond what was announced', () => {
    const routes = traffic(9, 100);
    const passage = routes.enter('a', 0, vi.fn());
    passage.arrived(70);
    expect(() => routes.enter('a', 31, vi.fn())).toThrow(DomainFailure);
    expect(() => passage.arrived(31)).toThrow(DomainFailure);
  });

  test('has a stalled body give way to the next, the slowest first', () => {
    const routes = traffic(2, 1_000_000);
    const [stalled, slow] = [vi.fn(), vi.fn()];
    routes.enter('a', 500, stalled);
    routes.enter('a', 500, slow).arrived(400);
    vi.advanceTimersByTime(1_001);
    routes.enter('a', 500, vi.fn());
    expect([stalled.mock.calls.length, slow.mock.calls.length]).toEqual([1, 0]);
    expect(stalled.mock.calls[0]?.[0]).toMatchObject({ code: 'WEBHOOKS_BUSY', retryAfterMs: 1_000 });
  });

  test('lets nothing give way that is young, fast, or whole', () => {
    const routes = traffic(2, 1_000_000);
    const [fast, whole, young] = [vi.fn(), vi.fn(), vi.fn()];
    routes.enter('a', 0, fast).arrived(100_000);
    const passage = routes.enter('a', 1, young);
    expect(() => routes.enter('a', 1, vi.fn())).toThrow(DomainFailure);
    passage.leave();
    routes.enter('a', 1, whole).complete();
    vi.advanceTimersByTime(1_001);
    expect(() => routes.enter('a', 1, vi.fn())).toThrow(DomainFailure);
    expect([fast.mock.calls, whole.mock.calls, young.mock.calls]).toEqual([[], [], []]);
  });
});
