import { composed } from '../locale';
import { messageStrings as messages } from './generated/message';

export const messageStrings = composed(messages, (words) => ({
  points: ({ points }: { points: number }) => {
    if (points === 0) return words.points.same;
    return points > 0 ? words.points.more({ points }) : words.points.less({ points: -points });
  },
}));
