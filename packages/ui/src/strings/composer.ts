import type { CannedReplyGap } from '@concordia/domain';
import { composed } from '../locale';
import { composerStrings as messages } from './generated/composer';

export const composerStrings = composed(messages, (words, { list }) => ({
  gaps: ({ gaps }: { gaps: readonly CannedReplyGap[] }) =>
    words.gaps({
      gaps: list(gaps.map((gap) => `{${gap}}`)),
      names: list(gaps.map((gap) => words.gapNames[gap])),
    }),
}));
