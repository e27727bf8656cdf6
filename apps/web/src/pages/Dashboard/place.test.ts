import { NO_FILTERS } from '@concordia/ui/widgets/inbox/messages';
import { describe, expect, test } from 'vitest';
import { cameFrom, isStep, NOWHERE, type Place, paramsOf, placeOf, searchOf } from './place';

const id = (digit: number) => `0198f5a0-0000-7000-8000-00000000000${digit}`;
const at = (filters: Partial<Place['filters']>, more: Partial<Place> = {}): Place => ({
  ...NOWHERE,
  ...more,
  filters: { ...NO_FILTERS, ...filters },
});

const everything = at(
  {
    q: 'prix & "café" 50%',
    priority: 'high',
    channel: 'linkedin',
    accountId: id(6),
    projectId: id(1),
    assigneeId: id(2),
    people: 'title:"head of *" -a',
    isUrgent: true,
    isUnread: true,
    isSnoozed: true,
  },
  { viewId: id(3), conversationId: id(5), messageId: id(4) },
);

describe('a place in the address', () => {
  test('comes back as it went in, and leaves other parameters alone', () => {
    for (const place of [everything, at({ channel: 'sms' }), at({ q: '#?=&+ \u{1f44b}' })]) {
      const params = paramsOf(place, new URLSearchParams('tab=2'));
      expect(params.get('tab')).toBe('2');
      expect(placeOf(new URLSearchParams(params.toString()))).toEqual(place);
      expect(paramsOf(NOWHERE, params).toString()).toBe('tab=2');
    }
  });

  test('is nowhere in particular when the address makes no sense', () => {
    const nonsense = 'channel=fax&message=&priority=urgent&project=../etc&assignee=1&urgent=yes&view=x&q=%20';
    expect(placeOf(new URLSearchParams(nonsense))).toEqual(NOWHERE);
  });

  test('holds no more of a search than the server takes', () => {
    expect(placeOf(new URLSearchParams({ q: 'x'.repeat(5_000) })).filters.q).toHaveLength(200);
    expect(placeOf(new URLSearchParams({ q: 'a\0b' })).filters.q).toBe('ab');
  });
});

describe('what the back button undoes', () => {
  test('opening, and putting a filter on', () => {
    expect(isStep(NOWHERE, at({ channel: 'sms' }))).toBe(true);
    expect(isStep(NOWHERE, at({}, { messageId: 'a' }))).toBe(true);
    expect(isStep(NOWHERE, at({ q: 'p' }))).toBe(true);
    expect(isStep(at({ channel: 'sms' }), at({ channel: 'sms', isUrgent: true }))).toBe(true);
  });

  test('not moving about, typing on or taking off', () => {
    expect(isStep(at({}, { messageId: 'a' }), at({}, { messageId: 'b' }))).toBe(false);
    expect(isStep(at({}, { messageId: 'a' }), at({}, { conversationId: 'b' }))).toBe(false);
    expect(isStep(at({ channel: 'sms' }), at({ channel: 'email' }))).toBe(false);
    expect(isStep(at({ q: 'p' }), at({ q: 'pr' }))).toBe(false);
    expect(isStep(everything, NOWHERE)).toBe(false);
  });
});

test('where a step began comes back from the history, and nothing else does', () => {
  expect(cameFrom({ from: searchOf(everything) })).toEqual(everything);
  expect(cameFrom({ from: 'channel=fax' })).toEqual(NOWHERE);
  expect([null, undefined, 'text', {}, { from: null }, { from: {} }].map(cameFrom)).toEqual(Array(6).fill(null));
});
