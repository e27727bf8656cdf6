import type { BriefAnswer } from '@concordia/api-client';
import { useSpanWords } from '../../../../components/RelativeTime';
import { useStrings } from '../../../../locale';
import { priorityReasonStrings } from '../../../../strings/generated/priorityReason';
import { reasonText } from './reasonText';

export interface AnswerReasonsProps {
  answer: Pick<BriefAnswer, 'why' | 'reasons' | 'waitingMinutes'>;
}

const MINUTE = 60_000;

/** Why somebody should be replied to today, as a line of sentences. Whether it is urgent is a badge beside it. */
export function AnswerReasons({ answer: { why, reasons, waitingMinutes } }: AnswerReasonsProps) {
  const words = useStrings(priorityReasonStrings);
  const spanOf = useSpanWords();
  if (reasons === undefined || waitingMinutes === undefined) return why;
  const sentences = [
    ...reasons.map((reason) => reasonText(reason, words)),
    words.waitingFor({ span: spanOf(waitingMinutes * MINUTE) }),
  ];
  return `${sentences.join('. ')}.`;
}
