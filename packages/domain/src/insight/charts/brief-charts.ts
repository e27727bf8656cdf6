import type { RfmSegment } from '../customers/rfm/segments.js';
import { dayPlots } from './day-plot.js';
import { CHART_LOOKS, type ChartThemeName } from './look.js';
import { box, drawing, label, rule } from './svg.js';

/** The size of the brief's charts in CSS pixels. */
export const BRIEF_CHART = { width: 640, height: 320 } as const;

export interface EmailDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly sent: number;
  readonly opened: number;
  readonly clicked: number;
}

export interface SegmentCount {
  readonly segment: RfmSegment;
  readonly customers: number;
}

export const SEGMENT_NAMES: Readonly<Record<RfmSegment, string>> = {
  champions: 'Champions',
  loyalCustomers: 'Loyal customers',
  potentialLoyalists: 'Potential loyalists',
  newCustomers: 'New customers',
  promising: 'Promising',
  needAttention: 'Need attention',
  aboutToSleep: 'About to sleep',
  atRisk: 'At risk',
};

export function emailDrawing(days: readonly EmailDay[], theme: ChartThemeName): string {
  const look = CHART_LOOKS[theme];
  return dayPlots(
    [
      {
        ...BRIEF_CHART,
        title: 'Email performance',
        days: days.map(({ day }) => day),
        series: [
          { name: 'Sent', values: days.map(({ sent }) => sent), color: look.outline, form: { kind: 'columns' } },
          {
            name: 'Opened',
            values: days.map(({ opened }) => opened),
            color: look.sea,
            form: { kind: 'columns', width: 0.46 },
          },
          {
            name: 'Clicked',
            values: days.map(({ clicked }) => clicked),
            color: look.ochre,
            form: { kind: 'columns', width: 0.2 },
          },
        ],
        empty: 'No emails sent in this period.',
      },
    ],
    look,
  );
}

export function segmentsDrawing(counts: readonly SegmentCount[], theme: ChartThemeName): string {
  const look = CHART_LOOKS[theme];
  const { width, height } = BRIEF_CHART;
  const heading = label(20, 28, 'Customer segments', { fill: look.ink, size: 15, weight: 600 });
  const most = Math.max(0, ...counts.map(({ customers }) => customers));
  if (most === 0) {
    const empty = 'No customers have been scored yet.';
    return drawing(width, height, look.ground, [
      heading,
      label(width / 2, height / 2 + 8, empty, { fill: look.inkMuted, size: 13, anchor: 'middle' }),
    ]);
  }
  const [left, right, top] = [164, 64, 48];
  const row = (height - top - 16) / counts.length;
  const bars = counts.map(({ segment, customers }, index) => {
    const y = top + row * index;
    const long = ((width - left - right) * customers) / most;
    return [
      label(left - 12, y + row / 2 + 4, SEGMENT_NAMES[segment], { fill: look.inkMuted, anchor: 'end' }),
      customers > 0 ? box(left, y + row * 0.18, Math.max(2, long), row * 0.64, look.sea, 2) : '',
      label(left + long + 8, y + row / 2 + 4, customers.toLocaleString('en-GB'), { fill: look.ink, weight: 600 }),
    ].join('');
  });
  return drawing(width, height, look.ground, [heading, ...bars, rule(left, top, left, height - 16, look.outline)]);
}
