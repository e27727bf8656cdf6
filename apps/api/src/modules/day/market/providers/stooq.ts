import { DAY, INDICES } from '@concordia/domain';
import { inPercent, type Provider, type Quote } from './provider.js';

/** Always includes two working days, even across holidays and weekends. */
const LOOK_BACK = 14 * DAY;

/** Daily closes of indices, as CSV. Needs no API key. */
export const stooq: Provider = {
  id: 'stooq',
  async quotes(origin, now, read) {
    const day = (instant: number) => new Date(instant).toISOString().slice(0, 10).replaceAll('-', '');
    const one = async ({ code, label }: (typeof INDICES)[number]): Promise<Quote[]> => {
      const query = new URLSearchParams({ s: code, i: 'd', d1: day(now - LOOK_BACK), d2: day(now) });
      const [before, last] = parseCloses(await read(`${origin}/q/d/l/?${query}`)).slice(-2);
      if (before === undefined || last === undefined) return [];
      return [inPercent(code, label, { before: before.close, value: last.close, asOf: last.asOf })];
    };
    const read4 = await Promise.allSettled(INDICES.map(one));
    const quotes = read4.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    const failure = read4.find((result) => result.status === 'rejected');
    if (quotes.length === 0 && failure !== undefined) throw failure.reason;
    return quotes;
  },
};

/** Closes, oldest first. Columns: `Date,Open,High,Low,Close,Volume`. */
function parseCloses(csv: string): { asOf: number; close: number }[] {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const columns = head.split(',');
  const [dateAt, closeAt] = [columns.indexOf('Date'), columns.indexOf('Close')];
  if (dateAt < 0 || closeAt < 0) return [];
  return lines
    .map((line) => line.split(','))
    .map((cells) => ({ asOf: Date.parse(`${cells[dateAt]}T00:00:00Z`), close: Number(cells[closeAt] || Number.NaN) }))
    .filter(({ asOf, close }) => Number.isFinite(asOf) && close > 0)
    .sort((a, b) => a.asOf - b.asOf);
}
