import type { BriefInsight } from '@concordia/api-client';
import { MINUTE } from '@concordia/domain';
import { useSpanWords } from '../../../components/RelativeTime';
import { useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';

type About = NonNullable<BriefInsight['about']>;

/** An insight in the reader's language; in English if it was stored before its values were kept. */
export function useInsightText(): (insight: BriefInsight) => string {
  const { insight: words, people } = useStrings(morningBriefStrings);
  const spanOf = useSpanWords();
  const textOf = (about: About): string => {
    switch (about.code) {
      case 'waiting': {
        const values = { ...about, span: spanOf(about.longestMinutes * MINUTE) };
        return about.urgent === 0 ? words.waiting.some(values) : words.waiting.urgent(values);
      }
      case 'leaving': {
        const customers = words.customers({ count: about.customers });
        return words.leaving({ count: about.count, customers, who: people(about.names) });
      }
      case 'open_rate': {
        const { openRate, change, clicked } = about;
        const values = { rate: openRate / 100, points: Math.abs(change ?? 0), clicked };
        return words.open_rate[comparisonOf(change)](values);
      }
      case 'received': {
        const { count, change } = about;
        return words.received[comparisonOf(change)]({ count, share: Math.abs(change ?? 0) / 100 });
      }
      default:
        return words[about.code]({ count: about.count, who: people(about.names) });
    }
  };
  return ({ text, about }) => (about === undefined ? text : textOf(about));
}

function comparisonOf(change: number | null): 'alone' | 'same' | 'more' | 'less' {
  if (change === null) return 'alone';
  if (change === 0) return 'same';
  return change > 0 ? 'more' : 'less';
}
