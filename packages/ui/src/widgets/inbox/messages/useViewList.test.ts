import { describe, expect, it } from 'vitest';
import { sampleMessage } from '../../shared/testing/sampleMessage';
import { isInView } from './useViewList';

describe('a conversation in the column of a view', () => {
  it('is open, unless the view is of snoozed ones', () => {
    expect(isInView(sampleMessage({ status: 'waiting' }), {})).toBe(true);
    expect(isInView(sampleMessage({ status: 'completed' }), {})).toBe(false);
    const snooze = { until: '2026-03-02T09:00:00.000Z', unlessReply: false };
    expect(isInView(sampleMessage({ snooze }), {})).toBe(false);
    expect(isInView(sampleMessage({ snooze }), { snoozed: true })).toBe(true);
  });

  it('matches what it can tell itself, and leaves words to the server', () => {
    const item = sampleMessage({ channel: 'whatsapp', isUrgent: 1, status: 'inbox' });
    expect(isInView(item, { channel: 'whatsapp', urgent: true })).toBe(true);
    expect(isInView(item, { channel: 'email' })).toBe(false);
    expect(isInView(item, { q: 'words that are elsewhere' })).toBe(true);
    expect(isInView(item, { projectId: 'renewals' })).toBe(false);
  });
});
