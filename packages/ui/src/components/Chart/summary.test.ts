import { describe, expect, it } from 'vitest';
import { speechOf } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { summaryOf } from './summary';

const words = chartStrings.english(speechOf('en-GB'));
const figure = (value: number) => String(value);
const weeks = ['5 Jan', '12 Jan', '19 Jan'];

const overTime = (...values: (number | null)[]) =>
  summaryOf({ series: [{ name: 'Received', values }], labels: weeks, isOverTime: true, figure }, words);

describe('summaryOf', () => {
  it('tells where a series began, where it stands, and its extremes', () => {
    expect(overTime(20, 50, 30)).toBe(
      'From 20 (5 Jan) to 30 (19 Jan), up 50%, highest 50 (12 Jan), lowest 20 (5 Jan).',
    );
  });

  it('tells a fall, no change, and no share of zero', () => {
    expect(overTime(40, 50, 10)).toContain('down 75%');
    expect(overTime(40, 50, 40)).toContain('unchanged');
    expect(overTime(0, 50, 40)).toContain('to 40 (19 Jan), highest');
  });

  it('is short where there is little to tell', () => {
    expect(overTime(7, 7, 7)).toBe('7 throughout.');
    expect(overTime(null, 7, null)).toBe('7 (12 Jan).');
    expect(overTime(null, null, null)).toBe('');
  });

  it('tells no change among names, and one clause for each series', () => {
    const series = [
      { name: 'Received', values: [40, 12] },
      { name: 'Sent', values: [3, 9] },
    ];
    expect(summaryOf({ series, labels: ['Email', 'SMS'], isOverTime: false, figure }, words)).toBe(
      'Received: highest 40 (Email), lowest 12 (SMS); Sent: highest 9 (SMS), lowest 3 (Email).',
    );
  });
});
