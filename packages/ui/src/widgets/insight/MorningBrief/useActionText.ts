import type { BriefAction } from '@concordia/api-client';
import { DAY } from '@concordia/domain';
import { useSpanWords } from '../../../components/RelativeTime';
import { useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { useAnswerReasons } from '../../shared/parts/PriorityReasons';

export interface ActionText {
  readonly title: string;
  readonly description: string;
}

/** What an action is and why, in the reader's language; in English if it was stored before its values were kept. */
export function useActionText(): (action: BriefAction) => ActionText {
  const { todo } = useStrings(morningBriefStrings);
  const whyOf = useWhy();
  return ({ title, description, about, contactName }) => {
    if (about === undefined) return { title, description };
    const words = todo[about.code];
    return {
      title: contactName === null ? words.nameless : words.named({ name: contactName }),
      description: whyOf(about, description),
    };
  };
}

function useWhy() {
  const { whyTodo } = useStrings(morningBriefStrings);
  const reasonsOf = useAnswerReasons();
  const spanOf = useSpanWords();
  return (about: NonNullable<BriefAction['about']>, english: string): string => {
    switch (about.code) {
      case 'answer': {
        const why = reasonsOf({ ...about, why: english });
        return (about.isUrgent ? whyTodo.answerUrgent : whyTodo.answer)({ label: about.label, why });
      }
      case 'save_offer':
        return whyTodo.leaving({ span: spanOf(about.silenceDays * DAY), probability: about.churnProbability });
      case 'send_again':
        return about.failure === null
          ? whyTodo.failed({ label: about.label })
          : whyTodo.failedBecause({ label: about.label, reason: about.failure });
      default:
        return (about.isOverdue ? whyTodo.overdue : whyTodo.dueSoon)({ quote: about.quote });
    }
  };
}
