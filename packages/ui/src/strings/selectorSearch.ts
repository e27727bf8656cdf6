import { composed } from '../locale';
import { selectorSearchStrings as messages } from './generated/selectorSearch';

export const selectorSearchStrings = composed(messages, (words) => ({
  /** @param isMinimum whether there are more than were counted. */
  shown: ({ shown, total, isMinimum }: { shown: number; total: number; isMinimum: boolean }) => {
    if (isMinimum) return words.shown.atLeast({ shown, total });
    return shown === total ? words.shown.all({ total }) : words.shown.some({ shown, total });
  },
}));
