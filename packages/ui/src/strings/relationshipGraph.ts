import { composed } from '../locale';
import { relationshipGraphStrings as messages } from './generated/relationshipGraph';

export const relationshipGraphStrings = composed(messages, (words, { list }) => ({
  /** @param often people one wrote with often; @param quiet those of them who have been quiet. */
  quietness: (often: number, quiet: readonly string[], named: number) => {
    if (often === 0) return words.quiet.nobody;
    if (quiet.length === 0) return words.quiet.none;
    return words.quiet.some({ count: quiet.length, who: list(quiet.slice(0, named)) });
  },
  /** @param since the day that now is compared with. */
  changed: ({ cooled, warmed }: { cooled: number; warmed: number }, since: string) => {
    if (cooled > 0 && warmed > 0) return words.changes.both({ cooled, warmed, day: since });
    if (cooled > 0) return words.changes.cooled({ cooled, day: since });
    return warmed > 0 ? words.changes.warmed({ warmed, day: since }) : words.changes.none({ day: since });
  },
}));
