import { describe, expect, test } from 'vitest';
import { compare, type Entry, type Figure, parseHistory, previousOf } from './history.ts';
import { figuresIn, rateColumn, sizeColumn, timeColumn } from './table.ts';

const entry = (figures: Entry['figures'], other: Partial<Entry> = {}): Entry => ({
  date: '2026-11-20T09:30:00.000Z',
  commit: 'fcb7bdb',
  bench: 'http',
  options: '',
  calibration: 1,
  figures,
  ...other,
});
const p50 = (value: number): Figure => ({ name: 'list · p50', measure: 'time', value });
const throughput = (value: number): Figure => ({ name: 'list · req/s', measure: 'rate', value });
const peak = (value: number): Figure => ({ name: 'peak', measure: 'size', value });

describe('a figure beside the previous one', () => {
  test.each([
    ['a time that grew by a fifth', p50(12), 10, 0.2, true],
    ['a time that grew by a tenth', p50(11), 10, 0.1, false],
    ['a time that halved', p50(5), 10, -0.5, false],
    ['a throughput that fell by a fifth', throughput(800), 1_000, 0.25, true],
    ['a throughput that doubled', throughput(2_000), 1_000, -0.5, false],
    ['memory that grew by half', peak(300), 200, 0.5, true],
  ])('%s', (_, figure, before, worse, isSlip) => {
    const { name, value } = figure;
    const compared = compare([figure], 1, entry({ [name]: before }));
    expect(compared).toEqual([{ name, value, before, worse: expect.closeTo(worse), isSlip }]);
  });

  test('is brought to one machine, where the machine matters', () => {
    const before = entry({ 'list · p50': 10, 'list · req/s': 1_000, peak: 200 });
    const onHalfTheMachine = compare([p50(20), throughput(500), peak(300)], 2, before);
    expect(onHalfTheMachine.map(({ worse }) => worse)).toEqual([0, 0, 0.5]);
    expect(compare([p50(10)], 1, entry({ 'list · p50': 10 }, { calibration: 2 }))[0]?.isSlip).toBe(true);
  });

  test('is no slip where there is nothing to compare it with', () => {
    const nothing = { worse: null, isSlip: false };
    expect(compare([p50(10)], 1, undefined)).toMatchObject([{ before: null, ...nothing }]);
    expect(compare([p50(10)], 1, entry({}))).toMatchObject([{ before: null, ...nothing }]);
    expect(compare([p50(10)], 1, entry({ 'list · p50': 0 }))).toMatchObject([{ before: 0, ...nothing }]);
  });
});

describe('the history', () => {
  test('is read line by line, and refuses what is no entry', () => {
    const entries = [entry({ a: 1 }), entry({ a: 2 }, { bench: 'queue' })];
    expect(parseHistory(`${entries.map((one) => JSON.stringify(one)).join('\n')}\n`)).toEqual(entries);
    expect(parseHistory('')).toEqual([]);
    expect(() => parseHistory('{"bench":"http"}\n')).toThrow();
  });

  test('gives the newest run of the same section with the same options', () => {
    const history = [
      entry({ a: 1 }),
      entry({ a: 2 }),
      entry({ a: 3 }, { bench: 'queue' }),
      entry({ a: 4 }, { options: '--events 2000' }),
    ];
    expect(previousOf(history, { bench: 'http', options: '' })?.figures).toEqual({ a: 2 });
    expect(previousOf(history, { bench: 'board', options: '' })).toBeUndefined();
  });

  test('gets its figures from the measured columns of a table', () => {
    const columns = ['what', 'tasks', timeColumn('p50'), 'aim', rateColumn('req/s'), sizeColumn('peak')];
    const planned = ['planned (1,000)', '20', '1,234.5', '200', '', '140 MB'];
    expect(figuresIn(columns, [planned])).toEqual([
      { name: 'planned · p50', measure: 'time', value: 1_234.5 },
      { name: 'planned · peak', measure: 'size', value: 140 },
    ]);
    const names = figuresIn(columns, [planned, ['planned (1,000)', '100', '2', '200', '', '']]).map(({ name }) => name);
    expect(names).toEqual(['planned 20 · p50', 'planned 20 · peak', 'planned 100 · p50']);
  });
});
