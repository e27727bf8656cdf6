import { DAY, HOUR } from '@concordia/domain';
import type { TextOf } from '../../../locale';
import type { tickerStrings } from '../../../strings/tickers';

/** How old a headline is: nobody counts minutes of news. @param age in ms. */
export function newsAge(age: number, words: TextOf<typeof tickerStrings>): string {
  if (age < HOUR) return words.justNow;
  return age < DAY ? words.hoursAgo(Math.floor(age / HOUR)) : words.daysAgo(Math.floor(age / DAY));
}
