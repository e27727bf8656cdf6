import { crossRate, PAIRS } from '@concordia/domain';
import { DomUtils, parseDocument } from 'htmlparser2';
import { inPercent, type Provider, type Quote } from './provider.js';

const PATH = '/stats/eurofxref/eurofxref-hist-90d.xml';

/** Rates per euro on one day. */
interface RateDay {
  readonly asOf: number;
  readonly perEuro: ReadonlyMap<string, number>;
}

/** Reference rates of the European Central Bank, published each working day. */
export const ecb: Provider = {
  id: 'ecb',
  async quotes(origin, _now, read) {
    const [last, before] = parseRates(await read(`${origin}${PATH}`));
    return last === undefined || before === undefined ? [] : quotesOf(before, last);
  },
};

/** Newest first. */
function parseRates(xml: string): RateDay[] {
  const cubes = DomUtils.getElementsByTagName('Cube', parseDocument(xml, { xmlMode: true }));
  return cubes
    .flatMap((cube) => {
      const asOf = Date.parse(`${cube.attribs.time}T00:00:00Z`);
      if (!Number.isFinite(asOf)) return [];
      const rates = DomUtils.getElementsByTagName('Cube', cube.children).flatMap(({ attribs }): [string, number][] => {
        const rate = Number(attribs.rate);
        return attribs.currency !== undefined && rate > 0 ? [[attribs.currency, rate]] : [];
      });
      return [{ asOf, perEuro: new Map(rates) }];
    })
    .sort((a, b) => b.asOf - a.asOf);
}

function quotesOf(before: RateDay, last: RateDay): Quote[] {
  return PAIRS.flatMap(({ label, base, quote }) => {
    const [was, is] = [crossRate(before.perEuro, base, quote), crossRate(last.perEuro, base, quote)];
    return was === null || is === null ? [] : [inPercent(label, label, { before: was, value: is, asOf: last.asOf })];
  });
}
