import type { BriefAnswer } from '@concordia/api-client';
import { useSpanWords } from '../../../../components/RelativeTime';
import { useStrings } from '../../../../locale';
import { priorityReasonStrings } from '../../../../strings/generated/priorityReason';
import { reasonText } from './reasonText';

type AnswerWhy = Pick<BriefAnswer, 'why' | 'reasons' | 'waitingMinutes'>;

export interface AnswerReasonsProps {
  answer: AnswerWhy;
}

const MINUTE = 60_000;

/** Why somebody should be replied to, as a line of sentences. Whether it is urgent is not among them. */
export function useAnswerReasons(): (answer: AnswerWhy) => string {
  const words = useStrings(priorityReasonStrings);
  const spanOf = useSpanWords();
  return ({ why, reasons, waitingMinutes }) => {
    if (reasons === undefined || waitingMinutes === undefined) return why;
    const sentences = [
      ...reasons.map((reason) => reasonText(reason, words)),
      words.waitingFor({ span: spanOf(waitingMinutes * MINUTE) }),
    ];
    return `${sentences.join('. ')}.`;
  };
}

/** Why somebody should be replied to today. Whether it is urgent is a badge beside it. */
export function AnswerReasons({ answer }: AnswerReasonsProps) {
  return useAnswerReasons()(answer);
}
