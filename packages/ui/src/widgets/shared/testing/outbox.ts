import type { ChannelEligibility, OutboxEntry } from '@concordia/api-client';
import { getListConversationOutboxMockHandler, getListEligibilityMockHandler } from '@concordia/api-client/msw';
import { CHANNEL_LIMITS, CHANNELS, type Channel } from '@concordia/domain';
import { http, type RequestHandler } from 'msw';

type About = Partial<ChannelEligibility>;

/** A contact's eligibility per channel: all eligible, except as given. */
export const eligibility = (about: Partial<Record<Channel, About>> = {}): RequestHandler =>
  getListEligibilityMockHandler(
    CHANNELS.map((channel) => ({
      channel,
      mode: 'simulated' as const,
      eligible: true,
      code: null,
      reason: null,
      until: null,
      instead: null,
      maxLength: CHANNEL_LIMITS[channel].maxLength,
      handle: 'someone',
      ...about[channel],
    })),
  );

export const refused = (code: NonNullable<ChannelEligibility['code']>, reason: string, more: About = {}): About => ({
  eligible: false,
  code,
  reason,
  ...more,
});

export const outboxEntry = (conversationId: string, change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11',
  conversationId,
  contactId: null,
  channel: 'email',
  accountId: null,
  mode: 'simulated',
  content: 'Tuesday at nine suits us. I will bring the samples.',
  html: null,
  subject: null,
  recipients: null,
  attachments: [],
  state: 'queued',
  sendAt: '2026-03-02T09:00:05.000Z',
  createdAt: '2026-03-02T09:00:00.000Z',
  messageId: null,
  failure: null,
  ...change,
});

/** Delays uploads until `arrival` resolves; then the next handler responds. */
export const uploadsWaitFor = (arrival: Promise<void>): RequestHandler =>
  http.post('*/api/attachments', async () => {
    await arrival;
  });

export const outbox = (...entries: OutboxEntry[]): RequestHandler => getListConversationOutboxMockHandler(entries);
