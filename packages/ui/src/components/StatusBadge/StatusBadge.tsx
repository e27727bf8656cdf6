import { useStrings } from '../../locale';
import { statusStrings } from '../../strings/generated/status';
import { Badge } from '../Badge';
import { statusOf, statusTone } from './tone';

export interface StatusBadgeProps {
  /** The status as the server calls it. Without one it is "disconnected". */
  status: string | null | undefined;
}

/** What state something is in: the word, and a colour that says whether that is well. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { known } = useStrings(statusStrings);
  const meant = statusOf(status);
  const words: Record<string, string> = known;
  const word = Object.hasOwn(words, meant) ? words[meant] : asWords(meant);
  return <Badge tone={statusTone(status)}>{word}</Badge>;
}

/** A status of somebody else's, as words: `in_progress` is "In progress". */
function asWords(status: string): string {
  const spaced = status.replaceAll(/[_-]+/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
