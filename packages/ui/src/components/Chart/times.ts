import { fromAbsolute, getLocalTimeZone } from '@internationalized/date';
import { scaleUtc } from 'd3-scale';
import type { Along } from './types';

export interface Times {
  /** Ms since the epoch. */
  instants: readonly number[];
  timeZone: string;
  /** Calendar days, without a time of day. */
  isWholeDays: boolean;
}

/** @returns `null` for a chart along names. */
export function timesOf(along: Along, timeZone: string | undefined): Times | null {
  if ('names' in along) return null;
  if ('instants' in along)
    return { instants: along.instants, timeZone: timeZone ?? getLocalTimeZone(), isWholeDays: false };
  return { instants: along.days.map((day) => Date.parse(`${day}T00:00:00Z`)), timeZone: 'UTC', isWholeDays: true };
}

export type Grain = 'time' | 'day' | 'month' | 'year';

const day = 86_400_000;

function grainOf(ticks: readonly number[], span: number): Grain {
  const [first, second] = ticks;
  const step = first === undefined || second === undefined ? span : second - first;
  if (step < day * 0.9) return 'time';
  if (step < day * 27) return 'day';
  return step < day * 360 ? 'month' : 'year';
}

/**
 * Returns round times in the reader's time zone, between the first and last instant.
 *
 * Ticks are chosen in wall-clock time and converted back to instants, so that midnight ticks stay at midnight across daylight saving changes.
 *
 * @param count about how many fit; may return fewer.
 */
export function timeTicks(times: Times, count: number): { at: readonly number[]; grain: Grain } {
  const first = times.instants[0];
  const last = times.instants.at(-1);
  if (first === undefined || last === undefined) return { at: [], grain: 'day' };
  const offset = (instant: number) => fromAbsolute(instant, times.timeZone).offset;
  const instantOf = (wall: number) => wall - offset(wall - offset(wall));
  const wall = scaleUtc()
    .domain([first + offset(first), last + offset(last)])
    .ticks(Math.max(1, count))
    .map(Number)
    .filter((tick) => !times.isWholeDays || tick % day === 0);
  if (wall.length === 0) return { at: [first], grain: times.isWholeDays ? 'day' : 'time' };
  return { at: wall.map(instantOf), grain: grainOf(wall, times.isWholeDays ? day : last - first) };
}
