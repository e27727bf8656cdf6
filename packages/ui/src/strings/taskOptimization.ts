import { composed } from '../locale';
import { taskOptimizationStrings as messages } from './generated/taskOptimization';

const HOUR = 60;

interface Figures {
  readonly value: string;
  readonly spent: number;
  readonly risk: number;
  readonly urgency: number;
}

export const taskOptimizationStrings = composed(messages, (words, { list }) => {
  const time = ({ minutes }: { minutes: number }) => {
    const hours = Math.floor(minutes / HOUR);
    const rest = minutes % HOUR;
    if (hours === 0) return words.time.minutes({ minutes: rest });
    return rest === 0 ? words.time.hours({ hours }) : words.time.both({ hours, minutes: rest });
  };
  return {
    /** `1 hr 20 min`. */
    time,
    line: ({ spent, ...figures }: Figures) => words.line({ ...figures, time: time({ minutes: spent }) }),
    dayUsed: ({ used, available }: { used: number; available: number }) =>
      words.dayUsed({ used: time({ minutes: used }), available: time({ minutes: available }) }),
    daySpoken: ({ parts }: { parts: readonly string[] }) => list(parts),
    acceptedHelp: ({ created, moved }: { created: number; moved: number }) =>
      created + moved === 0 ? words.acceptedHelp.none : words.acceptedHelp.some({ created, moved }),
  };
});
