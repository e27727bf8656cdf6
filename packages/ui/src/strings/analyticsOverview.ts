import { composed } from '../locale';
import { analyticsOverviewStrings as messages } from './generated/analyticsOverview';

export const analyticsOverviewStrings = composed(messages, (words) => ({
  period: ({ from, to, zone }: { from: string; to: string; zone: string }) =>
    from === to ? words.period.day({ to, zone }) : words.period.days({ from, to, zone }),
  /** The unit alone, for a number with one decimal. */
  hours: ({ hours }: { hours: number | null }) => words.hours({ hours: Math.round((hours ?? 0) * 10) / 10 }),
  newest: ({ shown, all }: { shown: number; all: number }) =>
    shown === all ? words.newest.all({ all }) : words.newest.some({ shown, all }),
}));
