import { describe, expect, test } from 'vitest';
import { cameFrom, isStep, paramsOf, placeOf } from './place';

const none = { channel: null, messageId: null };

describe('a place in the address', () => {
  test('comes back as it went in, and leaves other parameters alone', () => {
    const place = { channel: 'linkedin', messageId: '0198f5a0-0000-7000-8000-000000000001' } as const;
    const params = paramsOf(place, new URLSearchParams('tab=2'));
    expect(params.get('tab')).toBe('2');
    expect(placeOf(params)).toEqual(place);
    expect(paramsOf(none, params).toString()).toBe('tab=2');
  });

  test('is nowhere in particular when the address makes no sense', () => {
    expect(placeOf(new URLSearchParams('channel=fax&message='))).toEqual(none);
  });
});

describe('what the back button undoes', () => {
  test('opening, not moving about', () => {
    expect(isStep(none, { channel: 'sms', messageId: null })).toBe(true);
    expect(isStep(none, { channel: null, messageId: 'a' })).toBe(true);
    expect(isStep({ channel: 'sms', messageId: null }, { channel: 'sms', messageId: 'a' })).toBe(true);
    expect(isStep({ channel: 'sms', messageId: 'a' }, { channel: 'sms', messageId: 'b' })).toBe(false);
    expect(isStep({ channel: 'sms', messageId: null }, { channel: 'email', messageId: null })).toBe(false);
    expect(isStep({ channel: 'sms', messageId: 'a' }, { channel: 'sms', messageId: null })).toBe(false);
  });
});

test('where a step began comes back from the history, and nothing else does', () => {
  const place = { channel: 'sms', messageId: null } as const;
  expect(cameFrom({ from: place })).toEqual(place);
  expect(cameFrom({ from: { channel: 'fax', messageId: 7 } })).toEqual(none);
  expect([null, undefined, 'text', {}, { from: null }, { from: {} }].map(cameFrom)).toEqual(Array(6).fill(null));
});
