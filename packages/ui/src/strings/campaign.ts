import type { Channel } from '@concordia/domain';
import { composed } from '../locale';
import { campaignStrings as messages } from './generated/campaign';

interface Left {
  readonly queued: number;
  readonly failed: number;
  readonly skipped: number;
}

export const campaignStrings = composed(messages, (words, { list }) => ({
  who: ({ segments, query }: { segments: readonly string[]; query: string | undefined }) => {
    const who = segments.length === 0 ? words.who.all : list(segments);
    return query === undefined ? who : words.who.search({ who, query });
  },
  on: ({ channels }: { channels: readonly Channel[] }) =>
    list(channels.map((channel) => words.channelName({ channel }))),
  left: ({ queued, failed, skipped }: Left) =>
    [
      ...(queued === 0 ? [] : [words.left.queued({ queued })]),
      ...(failed === 0 ? [] : [words.left.failed({ failed })]),
      ...(skipped === 0 ? [] : [words.left.skipped({ skipped })]),
    ].join(', '),
}));
