import { DAY, HOUR } from '@concordia/domain';
import type { TextOf } from '../../../locale';
import type { tickerStrings } from '../../../strings/generated/ticker';

/** The age of a headline, in whole hours or days. @param age in ms. */
export function newsAge(age: number, words: TextOf<typeof tickerStrings>): string {
  if (age < HOUR) return words.justNow;
  return age < DAY ? words.hoursAgo({ hours: Math.floor(age / HOUR) }) : words.daysAgo({ days: Math.floor(age / DAY) });
}
