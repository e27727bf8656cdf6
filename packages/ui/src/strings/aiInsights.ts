import { composed } from '../locale';
import { aiInsightsStrings as messages } from './generated/aiInsights';
import { nameIn } from './nameIn';

export const aiInsightsStrings = composed(messages, (words) => ({
  data: ({ what }: { what: string }) => nameIn(words.data, what),
}));
