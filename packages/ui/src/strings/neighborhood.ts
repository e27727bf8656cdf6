import { composed } from '../locale';
import { neighborhoodStrings as messages } from './generated/neighborhood';

const HOUR = 60;
const DAY = 24 * HOUR;

const whole = (amount: number) => Math.max(1, Math.round(amount));

export const neighborhoodStrings = composed(messages, ({ time }) => ({
  /** Minutes, in the largest unit of which there is at least one. */
  time: ({ minutes }: { minutes: number }) => {
    if (minutes < HOUR) return time.minutes({ amount: whole(minutes) });
    return minutes < DAY ? time.hours({ amount: whole(minutes / HOUR) }) : time.days({ amount: whole(minutes / DAY) });
  },
}));
