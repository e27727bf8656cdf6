import { describe, expect, it } from 'vitest';
import { errorIn, failureOf, statusFailure } from './errors.js';
import { waitOf } from './throttle.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30);

const failure = (code: number, subcode: number | null = null, status: number | null = 400, isTransient = false) =>
  failureOf({ code, subcode, message: null, isTransient }, status);

describe('an error of Meta’s', () => {
  it.each([
    ['authentication', [0, 3, 10, 102, 190, 200, 230, 299, 368, 131_005, 131_031, 131_045, 133_010]],
    ['throttled', [4, 17, 32, 613, 80_002, 80_006, 80_007, 130_429, 131_048, 131_056]],
    ['recipient_unreachable', [551, 131_026, 131_030, 131_049]],
    ['opted_out', [131_050]],
    ['template_needed', [131_047]],
    ['too_long', [132_005]],
    ['rejected', [33, 100, 130_497, 131_008, 131_009, 131_051, 131_052, 131_053, 132_000, 132_001, 132_015, 135_000]],
    ['transient', [1, 2, 131_000, 131_016, 131_057]],
  ] as const)('means %s', (expected, codes) => {
    expect(codes.map((code) => [code, failure(code)])).toEqual(codes.map((code) => [code, expected]));
  });

  it.each([
    [10, 2_018_278, 'window_closed'],
    [10, 2_534_022, 'window_closed'],
    [100, 2_018_001, 'recipient_unreachable'],
    [200, 1_545_041, 'recipient_unreachable'],
    // Meta documents that the messages went out all the same.
    [1, 1_357_046, 'unconfirmed'],
    [100, 33, 'rejected'],
  ] as const)('%i with the subcode %i means %s', (code, subcode, expected) => {
    expect(failure(code, subcode)).toBe(expected);
  });

  it('that is new goes by the status, and by what Meta says of it', () => {
    const unknown = [400, 401, 429, 500, null].map((status) => failure(999_999, null, status));
    expect(unknown).toEqual(['rejected', 'authentication', 'throttled', 'transient', 'rejected']);
    expect(failure(999_999, null, 400, true)).toBe('transient');
  });

  it('without a body of Graph’s may come from in between, after the message went through', () => {
    expect([401, 404, 429, 500, 502, 503, 504].map(statusFailure)).toEqual([
      'authentication',
      'rejected',
      'throttled',
      'unconfirmed',
      'unconfirmed',
      'transient',
      'unconfirmed',
    ]);
  });

  it('is read with the words that tell most', () => {
    const error = {
      code: 100,
      error_subcode: 33,
      message: 'Short',
      error_data: { details: 'Long' },
      is_transient: true,
    };
    expect(errorIn(error)).toEqual({ code: 100, subcode: 33, message: 'Long', isTransient: true });
    expect([errorIn(null), errorIn({ code: '4' }), errorIn([])]).toEqual([null, null, null]);
  });
});

describe('how long to wait', () => {
  const usage = (...minutes: readonly number[]) =>
    JSON.stringify({ '1': minutes.map((estimated_time_to_regain_access) => ({ estimated_time_to_regain_access })) });

  it.each([
    [{ 'retry-after': '7' }, null, 7_000],
    [{ 'retry-after': new Date(NOW + 9_000).toUTCString() }, null, 9_000],
    [{ 'retry-after': new Date(NOW - 9_000).toUTCString() }, null, 0],
    [{ 'retry-after': 'soon' }, null, null],
    [{ 'x-business-use-case-usage': usage(3, 28, 0) }, 80_007, 28 * 60_000],
    [{ 'x-business-use-case-usage': usage(0) }, 4, null],
    [{ 'x-business-use-case-usage': '{"1":[1,"x"]}' }, 4, null],
    [{}, 131_056, 6_000],
    [{}, 4, null],
    [{ 'retry-after': '99999999' }, 4, 86_400_000],
  ])('of %j is taken from there', (headers: Record<string, string>, code, expected) => {
    expect(waitOf(new Headers(headers), code, NOW)).toBe(expected);
  });
});
