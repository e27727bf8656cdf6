import type { Notification } from '@concordia/api-client';
import { describe, expect, it } from 'vitest';
import { unshown } from './unshown';

const made = (minute: number, more: Partial<Notification> = {}): Notification => ({
  id: String(minute),
  kind: 'urgent_message',
  title: null,
  reason: null,
  channel: null,
  messageId: null,
  taskId: null,
  campaignId: null,
  contactId: null,
  contactName: null,
  createdAt: new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString(),
  seenAt: null,
  ...more,
});

describe('what is shown outside the page', () => {
  it('is what is new and unseen, oldest first', () => {
    const list = [made(5), made(4, { seenAt: made(4).createdAt }), made(3), made(1)];
    expect(unshown(list, made(1).createdAt).map(({ id }) => id)).toEqual(['3', '5']);
    expect(unshown(list, made(5).createdAt)).toEqual([]);
  });

  it('is never more than three at once', () => {
    const list = Array.from({ length: 30 }, (_, index) => made(30 - index));
    expect(unshown(list, made(0).createdAt).map(({ id }) => id)).toEqual(['28', '29', '30']);
  });
});
