import type { RoughSpan } from '@concordia/domain';
import { section } from '../locale';

const units = {
  minute: ['minute', 'minutes'],
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
  month: ['month', 'months'],
  year: ['year', 'years'],
} as const;

/** How long something takes, and how long ago it was. */
export const timeStrings = section('time', ({ counted }) => {
  const span = ({ precision, amount, unit }: RoughSpan): string => {
    if (precision === 'under') return `less than a ${unit}`;
    const [one, other] = units[unit];
    const words = counted(amount, one, other);
    return precision === 'exactly' ? words : `${precision} ${words}`;
  };
  return {
    span,
    ago: (since: RoughSpan) => `${span(since)} ago`,
    ahead: (until: RoughSpan) => `in ${span(until)}`,
  };
});
