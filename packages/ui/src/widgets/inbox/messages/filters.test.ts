import { describe, expect, it } from 'vitest';
import { sampleMessage } from '../../shared/testing/sampleMessage';
import { activeFilters, filtersOf, type MessageFilters, NO_FILTERS, passes, queryOf, without } from './filters';

const filters = (some: Partial<MessageFilters>): MessageFilters => ({ ...NO_FILTERS, ...some });
const all = filters({
  q: 'price list',
  priority: 'high',
  channel: 'sms',
  accountId: 'n',
  projectId: 'p',
  assigneeId: 'a',
  people: 'title:buyer',
  isUrgent: true,
  isUnread: true,
  isSnoozed: true,
});

describe('filters', () => {
  it('are kept by a view and come back from it', () => {
    for (const one of [NO_FILTERS, all, filters({ isUnread: true })]) expect(filtersOf(queryOf(one))).toEqual(one);
    expect(queryOf(NO_FILTERS)).toEqual({});
    expect(queryOf(filters({ q: '  ' }))).toEqual({});
  });

  it('are taken off one by one', () => {
    expect(activeFilters(all)).toHaveLength(10);
    expect(activeFilters(activeFilters(all).reduce(without, all))).toEqual([]);
  });
});

describe('a message passes', () => {
  const message = sampleMessage({ content: 'The price list', priority: 85, channel: 'sms', isUrgent: 1 });
  const asleep = { ...message, snooze: { until: '2026-04-01T09:00:00.000Z', unlessReply: false } };

  it('when every filter fits', () => {
    const some = filters({ q: 'list price', priority: 'high', channel: 'sms', isUrgent: true, isUnread: true });
    expect(passes(message, some)).toBe(true);
    expect(passes({ ...message, isRead: true }, some)).toBe(false);
    expect(passes({ ...message, direction: 'outbound' }, some)).toBe(false);
    expect(passes({ ...message, status: 'completed' }, some)).toBe(false);
    expect(passes({ ...message, priority: 79 }, some)).toBe(false);
    expect(passes({ ...message, content: 'Else' }, some)).toBe(false);
  });

  it('asleep only where nothing asks for what waits now', () => {
    expect(passes(asleep, NO_FILTERS)).toBe(true);
    expect(passes(asleep, filters({ isUnread: true }))).toBe(false);
    expect(passes(asleep, filters({ isSnoozed: true, isUnread: true }))).toBe(true);
    expect(passes(message, filters({ isSnoozed: true }))).toBe(false);
  });
});
