import { DAY, YIELDS } from '@concordia/domain';
import { DomUtils, parseDocument } from 'htmlparser2';
import { inBasisPoints, type Provider, type Quote } from './provider.js';

const PATH = '/resource-center/data-chart-center/interest-rates/pages/xml?data=daily_treasury_yield_curve';

/** The par yield curve that the U.S. Treasury publishes each working day. One request returns one month. */
export const treasury: Provider = {
  id: 'treasury',
  async quotes(origin, now, read) {
    const month = (instant: number) => new Date(instant).toISOString().slice(0, 7).replace('-', '');
    const of = async (instant: number) =>
      parseYields(await read(`${origin}${PATH}&field_tdr_date_value_month=${month(instant)}`));
    const days = await of(now);
    // On the first working days of a month, the previous day is in last month's file.
    return days.length >= 2 ? quotesOf(days) : quotesOf([...(await of(firstOfMonth(now) - DAY)), ...days]);
  },
};

function firstOfMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

interface YieldDay {
  readonly asOf: number;
  readonly yields: ReadonlyMap<string, number>;
}

/** Oldest first. */
function parseYields(xml: string): YieldDay[] {
  const entries = DomUtils.getElementsByTagName('m:properties', parseDocument(xml, { xmlMode: true }));
  return entries
    .flatMap((entry) => {
      const text = (tag: string) => DomUtils.textContent(DomUtils.getElementsByTagName(tag, entry)).trim();
      const asOf = Date.parse(`${text('d:NEW_DATE').slice(0, 10)}T00:00:00Z`);
      const yields = new Map(
        YIELDS.flatMap(({ code }) =>
          text(`d:${code}`) === '' || !Number.isFinite(Number(text(`d:${code}`)))
            ? []
            : [[code, Number(text(`d:${code}`))]],
        ),
      );
      return Number.isFinite(asOf) ? [{ asOf, yields }] : [];
    })
    .sort((a, b) => a.asOf - b.asOf);
}

function quotesOf(days: readonly YieldDay[]): Quote[] {
  return YIELDS.flatMap(({ code, label }) => {
    const known = days.flatMap(({ asOf, yields }) => {
      const value = yields.get(code);
      return value === undefined ? [] : [{ asOf, value }];
    });
    const [before, last] = known.slice(-2);
    return before === undefined || last === undefined
      ? []
      : [inBasisPoints(code, label, { before: before.value, ...last })];
  });
}
