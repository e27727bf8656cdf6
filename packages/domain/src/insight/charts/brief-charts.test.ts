import { describe, expect, it } from 'vitest';
import { emailDrawing, SEGMENT_NAMES, segmentsDrawing } from './brief-charts.js';
import { CHART_LOOKS } from './look.js';

const look = CHART_LOOKS.light;

const texts = (svg: string) =>
  [...svg.matchAll(/<text x="([^"]*)" y="([^"]*)"[^>]*>([^<]*)</g)].map(([, x, y, text]) => [
    Number(x),
    Number(y),
    text,
  ]);
const boxes = (svg: string) =>
  [...svg.matchAll(/<rect x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)" rx="[^"]*" fill="([^"]*)"/g)].map(
    ([, x, y, width, height, fill]) => [Number(x), Number(y), Number(width), Number(height), fill],
  );

describe('the chart of emails', () => {
  it('has what was sent behind what was opened and clicked', () => {
    const svg = emailDrawing([{ day: '2026-11-20', sent: 4, opened: 2, clicked: 1 }], 'light');
    expect(texts(svg).map(([, , text]) => text)).toEqual([
      'Email performance',
      'Sent',
      'Opened',
      'Clicked',
      '0',
      '1',
      '2',
      '3',
      '4',
      '20 Nov',
    ]);
    // 574 by 222 are plotted.
    expect(boxes(svg).slice(4)).toEqual([
      [126.36, 64, 413.28, 222, look.outline],
      [200.98, 175, 264.04, 111, look.sea],
      [275.6, 230.5, 114.8, 55.5, look.ochre],
    ]);
  });

  it('says so where nothing went out', () => {
    expect(texts(emailDrawing([], 'light'))[1]).toEqual([320, 168, 'No emails sent in this period.']);
  });
});

describe('the chart of segments', () => {
  const counts = [
    { segment: 'champions', customers: 1_200 },
    { segment: 'promising', customers: 1 },
    { segment: 'atRisk', customers: 0 },
    { segment: 'newCustomers', customers: 300 },
  ] as const;
  const svg = segmentsDrawing(counts, 'light');

  it('has a bar for each that has customers, the longest as wide as there is room', () => {
    expect(boxes(svg).slice(1)).toEqual([
      [164, 59.52, 412, 40.96, look.sea],
      [164, 123.52, 2, 40.96, look.sea],
      [164, 251.52, 103, 40.96, look.sea],
    ]);
    expect(svg).toContain(`<path d="M164 48L164 304" stroke="${look.outline}"`);
  });

  it('has names before the bars, and counts after them', () => {
    expect(texts(svg)).toEqual([
      [20, 28, 'Customer segments'],
      [152, 84, 'Champions'],
      [584, 84, '1,200'],
      [152, 148, 'Promising'],
      [172.34, 148, '1'],
      [152, 212, 'At risk'],
      [172, 212, '0'],
      [152, 276, 'New customers'],
      [275, 276, '300'],
    ]);
    expect(svg).toContain(`text-anchor="end" fill="${look.inkMuted}">${SEGMENT_NAMES.champions}<`);
    expect(svg).toContain(`font-weight="600" text-anchor="start" fill="${look.ink}">1,200<`);
    expect(svg).toContain(`font-size="15" font-weight="600" text-anchor="start" fill="${look.ink}">Customer segments<`);
  });

  it('says so while nobody is scored', () => {
    const empty = segmentsDrawing([{ segment: 'champions', customers: 0 }], 'dark');
    expect(texts(empty)).toEqual([
      [20, 28, 'Customer segments'],
      [320, 168, 'No customers have been scored yet.'],
    ]);
    expect(empty).toContain(
      `font-size="13" font-weight="400" text-anchor="middle" fill="${CHART_LOOKS.dark.inkMuted}">No customers`,
    );
    expect(segmentsDrawing([], 'dark')).toBe(empty);
  });
});
