import type { Ref } from 'react';
import { useStrings } from '../../locale';
import { statusStrings } from '../../strings/generated/status';
import { Badge } from '../Badge';
import { statusOf, statusTone } from './tone';

export interface StatusBadgeProps {
  /** The status from the server. A missing one counts as "disconnected". */
  status: string | null | undefined;
  ref?: Ref<HTMLSpanElement>;
}

/** A status as a word, in a color that rates it. */
export function StatusBadge({ status, ref }: StatusBadgeProps) {
  const { known } = useStrings(statusStrings);
  const meant = statusOf(status);
  const words: Record<string, string> = known;
  const word = Object.hasOwn(words, meant) ? words[meant] : asWords(meant);
  return (
    <Badge ref={ref} tone={statusTone(status)}>
      {word}
    </Badge>
  );
}

/** Makes unknown statuses readable: `in_progress` becomes "In progress". */
function asWords(status: string): string {
  const spaced = status.replaceAll(/[_-]+/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
