import { describe, expect, it } from 'vitest';
import { outagesOf } from './outages';

const check = (minute: number, problem: string | null) => ({
  at: `2026-03-02T09:${String(minute).padStart(2, '0')}:00.000Z`,
  is_ok: problem === null,
  status_code: null,
  latency_ms: null,
  version: null,
  problem,
});

describe('outages', () => {
  it('takes failures in a row for one, from the first of them, in the words of the last', () => {
    const checks = [
      check(9, 'Refused.'),
      check(8, 'Refused.'),
      check(7, 'Too slow.'),
      check(6, null),
      check(5, 'Gone.'),
    ];
    expect(outagesOf(checks)).toEqual([
      { from: '2026-03-02T09:07:00.000Z', count: 3, problem: 'Refused.' },
      { from: '2026-03-02T09:05:00.000Z', count: 1, problem: 'Gone.' },
    ]);
  });

  it('finds none where all went well', () => {
    expect(outagesOf([check(2, null), check(1, null)])).toEqual([]);
  });
});
