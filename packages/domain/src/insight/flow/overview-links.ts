import { byChannel, type Channel } from '../../channels/channels.js';
import type { PriorityTier } from '../../inbox/priority/tier.js';
import type { SentimentLabel } from '../../inbox/sentiment/message-sentiment.js';
import type { Period } from './growth.js';

const iso = (instant: number): string => new Date(instant).toISOString();

export interface OverviewLinks {
  readonly messages: string;
  /** Those of the preceding period, the baseline of growth. */
  readonly preceding: string;
  readonly inbound: string;
  readonly outbound: string;
  readonly byChannel: Readonly<Record<Channel, string>>;
  readonly byPriority: Readonly<Record<PriorityTier, string>>;
  readonly bySentiment: Readonly<Record<SentimentLabel, string>>;
}

/**
 * @param since the first instant of the overview, ms since the epoch.
 * @param preceding the preceding period, up to its counted end.
 * @param accountId the account of a channel that the figures are of. @default all
 */
export function overviewLinks(since: number, preceding: Period, accountId?: string): OverviewLinks {
  const list = (filters: Readonly<Record<string, string>>) =>
    `/api/messages?${new URLSearchParams({ ...filters, ...(accountId !== undefined && { accountId }) }).toString()}`;
  const link = (narrower: Readonly<Record<string, string>> = {}) => list({ from: iso(since), ...narrower });
  const received = { direction: 'inbound' } as const;
  const tier = (priority: PriorityTier) => link({ ...received, priority });
  const felt = (sentiment: SentimentLabel) => link({ ...received, sentiment });
  return {
    messages: link(),
    preceding: list({ from: iso(preceding.from), to: iso(preceding.to) }),
    inbound: link(received),
    outbound: link({ direction: 'outbound' }),
    byChannel: byChannel((channel) => link({ channel })),
    byPriority: { high: tier('high'), medium: tier('medium'), low: tier('low') },
    bySentiment: {
      positive: felt('positive'),
      neutral: felt('neutral'),
      negative: felt('negative'),
      unknown: felt('unknown'),
    },
  };
}
