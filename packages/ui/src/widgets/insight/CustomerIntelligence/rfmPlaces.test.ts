import { RFM_SCORES, RFM_SEGMENTS, segmentOf } from '@concordia/domain/customers';
import { describe, expect, it } from 'vitest';
import { GROUNDS, placesOf } from './rfmPlaces';

const isWithin = ([from, to]: readonly [number, number], value: number) => value > from && value < to;

const customer = (recency: number, frequency: number, silenceDays = 3, transactionDays = 5) => ({
  segment: 'potentialLoyalists' as const,
  recency,
  frequency,
  silenceDays,
  transactionDays,
});

describe('the grounds of the segments', () => {
  it('cover every pair of scores once, by the table of the domain', () => {
    for (const recency of RFM_SCORES) {
      for (const frequency of RFM_SCORES) {
        const covering = RFM_SEGMENTS.filter(
          (segment) => isWithin(GROUNDS[segment].x, recency - 0.5) && isWithin(GROUNDS[segment].y, frequency - 0.5),
        );
        expect(covering).toEqual([segmentOf(recency, frequency)]);
      }
    }
  });
});

describe('the places of customers', () => {
  it('lie in the fifths of their scores, in order', () => {
    const [late, soon, often] = placesOf([customer(4, 2, 9), customer(4, 2, 6), customer(4, 2, 7, 8)]);
    for (const place of [late, soon, often]) {
      expect(place && isWithin([3, 4], place.x) && isWithin([1, 2], place.y)).toBe(true);
    }
    expect(late && often && soon && late.x < often.x && often.x < soon.x).toBe(true);
    expect(often && late && soon && often.y > late.y && often.y > soon.y).toBe(true);
  });

  it('are apart for customers who are equal', () => {
    const places = placesOf(Array.from({ length: 50 }, () => customer(1, 1)));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(50);
    // No line: whoever is further to the end is not always higher up.
    const byX = places.toSorted((one, other) => one.x - other.x).map(({ y }) => y);
    const rises = byX.slice(1).filter((y, index) => y > (byX[index] ?? 0)).length;
    expect(rises).toBeGreaterThan(10);
    expect(rises).toBeLessThan(39);
  });

  it('are those of one, and of none', () => {
    expect(placesOf([])).toEqual([]);
    expect(placesOf([customer(5, 5)])).toHaveLength(1);
  });
});
