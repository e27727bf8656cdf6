import { describe, expect, it } from 'vitest';
import { type DayPlot, type DaySeries, dayPlots } from './day-plot.js';
import { CHART_LOOKS } from './look.js';

const look = CHART_LOOKS.light;

/** What is plotted is 200 by 100, from (46, 64). */
const plot = (wishes: Partial<DayPlot> = {}): DayPlot => ({
  width: 266,
  height: 198,
  title: 'Emails',
  days: ['2026-11-19', '2026-11-20'],
  series: [],
  empty: 'None.',
  ...wishes,
});

const columns = (values: readonly number[], width?: number): DaySeries => ({
  name: 'Sent',
  values,
  color: 'red',
  form: { kind: 'columns', ...(width !== undefined && { width }) },
});

const line = (values: readonly number[], dash?: string): DaySeries => ({
  name: 'Likes',
  values,
  color: 'blue',
  form: { kind: 'line', ...(dash !== undefined && { dash }) },
});

/** The attributes of all elements of a kind, in their order. */
const elements = (svg: string, name: string): Record<string, string>[] =>
  [...svg.matchAll(new RegExp(`<${name} ([^>]*?)/?>(?:([^<]*)</${name}>)?`, 'g'))].map(([, attributes = '', text]) => ({
    ...Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
    ...(text !== undefined && { text }),
  }));

const texts = (svg: string) => elements(svg, 'text').map(({ x, y, text }) => [Number(x), Number(y), text]);

describe('a plot over days', () => {
  it('draws columns from the line of 0, in the middle of their day', () => {
    const svg = dayPlots([plot({ series: [columns([2, 0]), columns([1, 4], 0.2)] })], look);
    const drawn = elements(svg, 'rect').filter(({ width }) => width !== '10' && width !== '266');
    expect(drawn.map(({ x, y, width, height, rx }) => [x, y, width, height, rx].map(Number))).toEqual([
      [60, 114, 72, 50, 1.5],
      [86, 139, 20, 25, 1.5],
      [186, 64, 20, 100, 1.5],
    ]);
  });

  it('draws lines through the middle of the days', () => {
    const svg = dayPlots([plot({ series: [line([0, 4]), line([1, 2], '1 4')] })], look);
    const drawn = elements(svg, 'path').filter((path) => path['stroke-width'] === '2');
    expect(drawn.map((path) => [path['d'], path['stroke-dasharray']])).toEqual([
      // The legend's, then the plot's.
      ['M20 46L34 46', undefined],
      ['M91 46L105 46', '1 4'],
      ['M96 164L196 64', undefined],
      ['M96 139L196 114', '1 4'],
    ]);
  });

  it('has a line for each step, the one of 0 stronger, and its count before it', () => {
    const svg = dayPlots([plot({ series: [columns([1_500, 2_000])] })], look);
    const rules = elements(svg, 'path').filter((path) => path['stroke-width'] === '1');
    expect(rules.map(({ d, stroke }) => [d, stroke])).toEqual([
      ['M46 164L246 164', look.outline],
      ['M46 139L246 139', look.hairline],
      ['M46 114L246 114', look.hairline],
      ['M46 89L246 89', look.hairline],
      ['M46 64L246 64', look.hairline],
    ]);
    expect(texts(svg).slice(2, 7)).toEqual([
      [38, 168, '0'],
      [38, 143, '500'],
      [38, 118, '1k'],
      [38, 93, '1.5k'],
      [38, 68, '2k'],
    ]);
    expect(elements(svg, 'text')[2]).toMatchObject({ 'text-anchor': 'end', 'font-size': '11', fill: look.inkMuted });
  });

  it('has a title, and under it the mark and name of each series', () => {
    const svg = dayPlots([plot({ series: [columns([1, 1]), line([1, 1])] })], look);
    expect(elements(svg, 'text')[0]).toMatchObject({
      'font-size': '15',
      'font-weight': '600',
      fill: look.ink,
    });
    expect(texts(svg).slice(0, 3)).toEqual([
      [20, 28, 'Emails'],
      [40, 50, 'Sent'],
      [104.4, 50, 'Likes'],
    ]);
    const mark = elements(svg, 'rect').find(({ width }) => width === '10');
    expect(mark).toMatchObject({ x: '20', y: '41', height: '10', rx: '2', fill: 'red' });
    expect(svg).toContain('d="M84.4 46L98.4 46"');
  });

  it('names every day of six, and then about six of them, the last always', () => {
    const named = (count: number) => {
      const days = Array.from({ length: count }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
      const svg = dayPlots([plot({ days, series: [columns(days.map(() => 1))] })], look);
      return texts(svg).filter(([, y]) => y === 186);
    };
    const slot = 200 / 6;
    expect(named(6).map(([, , text]) => text)).toEqual(['1 Nov', '2 Nov', '3 Nov', '4 Nov', '5 Nov', '6 Nov']);
    expect(named(6)[0]?.[0]).toBeCloseTo(46 + slot / 2, 2);
    expect(named(7).map(([, , text]) => text)).toEqual(['1 Nov', '3 Nov', '5 Nov', '7 Nov']);
    expect(named(30).map(([, , text]) => text)).toEqual(['5 Nov', '10 Nov', '15 Nov', '20 Nov', '25 Nov', '30 Nov']);
  });

  it.each([
    ['nothing but zeros', plot({ series: [columns([0, 0]), line([0, 0])] })],
    ['no series', plot()],
    ['no days', plot({ days: [], series: [columns([3])] })],
  ])('says so in its middle instead of drawing %s', (_, empty) => {
    const svg = dayPlots([empty], look);
    expect(texts(svg)).toEqual([
      [20, 28, 'Emails'],
      [133, 107, 'None.'],
    ]);
    expect(elements(svg, 'text')[1]).toMatchObject({ 'text-anchor': 'middle', 'font-size': '13', fill: look.inkMuted });
    expect(elements(svg, 'path')).toEqual([]);
  });

  it('stands above the next, in a drawing as high as both', () => {
    const svg = dayPlots([plot(), plot({ height: 100 }), plot()], look);
    expect(svg).toMatch(/^<svg [^>]*width="266" height="496"/);
    expect([...svg.matchAll(/translate\(([^)]*)\)/g)].map(([, place]) => place)).toEqual(['0 0', '0 198', '0 298']);
  });
});
