import { section } from '../locale';

/** What the three boxes above the board say: birthdays, markets, news. */
export const tickerStrings = section('tickers', ({ figure, counted }) => ({
  strip: 'At a glance',
  sample: 'Sample',
  sampleHelp: 'Invented for the demo workspace, not real.',
  updated: 'Updated',

  birthdays: 'Birthdays',
  birthdaysFailed: 'Birthdays could not be read',
  noBirthdays: 'No upcoming birthdays to display',
  birthdayToday: (name: string) => `${name} today`,
  birthdayAhead: (name: string, days: number) => `${name} in ${figure(days)}d`,
  birthdayPast: (name: string, days: number) => `${name} ${figure(days)}d ago`,

  market: 'Live Markets',
  marketLoading: 'Loading live market data...',
  marketFailed: 'Market data unavailable',
  noQuotes: 'No market data available',
  /** Read out in place of an arrow and signs. */
  rose: (change: string) => `up ${change}`,
  fell: (change: string) => `down ${change}`,
  unchanged: 'unchanged',
  basisPoints: (change: string) => `${change} bp`,
  percent: (change: string) => `${change}%`,

  news: 'Live News',
  headlines: 'Headlines',
  newsLoading: 'Loading latest news...',
  newsFailed: 'News service unavailable',
  noNews: 'No news available',
  fromAndAge: (source: string, age: string) => `${source} · ${age}`,
  justNow: 'Just now',
  hoursAgo: (hours: number) => `${counted(hours, 'hour', 'hours')} ago`,
  daysAgo: (days: number) => `${counted(days, 'day', 'days')} ago`,
}));
