import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../../shared/time/units.js';
import { COHORT_MONTHS, monthCohorts } from './cohorts.js';
import { CURVE_NEEDS, quietCurve, timeToQuiet } from './quiet-curve.js';

const TODAY = 1_000;
const QUIET = 56;

const customer = (...days: number[]) => ({ days });
const anyDays = fc
  .uniqueArray(fc.integer({ min: 300, max: TODAY }), { minLength: 1, maxLength: 12 })
  .map((days) => customer(...days.toSorted((one, other) => one - other)));
const anyCustomers = fc.array(anyDays, { minLength: CURVE_NEEDS, maxLength: 40 });

/** Day by day: how long the silence has lasted, until it is long enough. */
function watched(days: readonly number[], today: number) {
  const [first = today] = days;
  let heard = first;
  for (let day = first; day <= today; day += 1) {
    if (days.includes(day)) heard = day;
    if (day - heard === QUIET) return { at: day - first, isQuiet: true };
  }
  return { at: today - first, isQuiet: false };
}

describe('the time until a customer was quiet', () => {
  it('ends on the last day of the first long silence, whatever came afterwards', () => {
    expect(timeToQuiet([100, 110, 300], TODAY, QUIET)).toEqual({ at: 66, isQuiet: true });
    expect(timeToQuiet([TODAY - 56], TODAY, QUIET)).toEqual({ at: 56, isQuiet: true });
    expect(timeToQuiet([TODAY - 55], TODAY, QUIET)).toEqual({ at: 55, isQuiet: false });
    // A silence of 56 days ends on the 57th.
    expect(timeToQuiet([TODAY - 57, TODAY], TODAY, QUIET)).toEqual({ at: 56, isQuiet: true });
    expect(timeToQuiet([TODAY - 56, TODAY], TODAY, QUIET)).toEqual({ at: 56, isQuiet: false });
  });

  it('is what watching them day by day shows', () => {
    fc.assert(
      fc.property(anyDays, ({ days }) => {
        expect(timeToQuiet(days, TODAY, QUIET)).toEqual(watched(days, TODAY));
      }),
    );
  });
});

describe('the share who have not been quiet', () => {
  it('is that of the remission times of Freireich et al. 1963, as tabled by Cox & Oakes', () => {
    const quiet = [6, 6, 6, 7, 10, 13, 16, 22, 23].map((at) => customer(TODAY - 900, TODAY - 900 + at - 1));
    const open = [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35];
    // With a horizon of one day, whoever was heard of every day until today is censored then.
    const heard = open.map((at) => customer(...Array.from({ length: at + 1 }, (_, day) => TODAY - at + day)));
    const events = quiet.map(({ days: [first = 0, last = 0] }) =>
      customer(...Array.from({ length: last - first + 1 }, (_, day) => first + day)),
    );
    const { steps, customers, quiet: count } = quietCurve([...events, ...heard], TODAY, 1);
    expect([customers, count]).toEqual([21, 9]);
    const tabled = [
      [6, 0.857],
      [7, 0.807],
      [10, 0.753],
      [13, 0.69],
      [16, 0.627],
    ] as const;
    // Ten were observed for 17 weeks, so that the last two steps of the table are not stated.
    expect(steps.map(({ at }) => at)).toEqual(tabled.map(([at]) => at));
    for (const [index, [, share]] of tabled.entries()) expect(steps[index]?.share).toBeCloseTo(share, 3);
  });

  it('falls only, inside its band, and ends where fewer than ten were observed', () => {
    fc.assert(
      fc.property(anyCustomers, (customers) => {
        const { steps, untilDays, quiet } = quietCurve(customers, TODAY);
        const shares = [1, ...steps.map(({ share }) => share)];
        expect(shares).toEqual(shares.toSorted((one, other) => other - one));
        for (const { at, share, low, high } of steps) {
          expect(low).toBeLessThanOrEqual(share);
          expect(high).toBeGreaterThanOrEqual(share);
          expect(at).toBeLessThanOrEqual(untilDays);
          expect(at).toBeGreaterThanOrEqual(QUIET);
        }
        const times = customers.map(({ days }) => timeToQuiet(days, TODAY, QUIET));
        expect(times.filter(({ at }) => at >= untilDays).length).toBeGreaterThanOrEqual(CURVE_NEEDS);
        expect(times.filter(({ isQuiet }) => isQuiet)).toHaveLength(quiet);
      }),
    );
  });

  it('is the plain share where everybody has been quiet, in any order', () => {
    const once = fc.integer({ min: 300, max: TODAY - QUIET }).map((day) => customer(day));
    fc.assert(
      fc.property(fc.array(once, { minLength: CURVE_NEEDS, maxLength: 30 }), (customers) => {
        const { steps } = quietCurve(customers, TODAY);
        expect(steps.map(({ at, share }) => [at, share])).toEqual([[QUIET, 0]]);
        expect(quietCurve(customers.toReversed(), TODAY).steps).toEqual(steps);
      }),
    );
  });

  it('is not stated of nine, and has at most two hundred steps', () => {
    const many = Array.from({ length: 3_000 }, (_, person) =>
      customer(person - 3_000, person - 3_000 + (person % 700)),
    );
    expect(quietCurve(many.slice(0, CURVE_NEEDS - 1), TODAY)).toMatchObject({ untilDays: 0, steps: [] });
    expect(quietCurve(many, TODAY).steps.length).toBeLessThanOrEqual(201);
    expect(quietCurve([], TODAY)).toMatchObject({ customers: 0, quiet: 0, untilDays: 0, steps: [] });
  });
});

describe('cohorts by first month', () => {
  const day = (date: string) => Date.parse(date) / DAY;
  const today = day('2026-05-20');

  it('count who came in a month, and who of them came again so many months later', () => {
    const cohorts = monthCohorts(
      [
        customer(day('2026-01-31'), day('2026-02-01'), day('2026-04-30')),
        customer(day('2026-01-02')),
        customer(day('2026-04-01'), day('2026-05-02')),
        // Neither the present month nor one a year and more ago is shown.
        customer(day('2026-05-01')),
        customer(day('2025-04-30'), day('2026-01-15')),
      ],
      today,
    );
    expect(cohorts).toEqual([
      { month: '2026-01', customers: 2, active: [2, 1, 0, 1] },
      { month: '2026-04', customers: 1, active: [1] },
    ]);
  });

  it('agree with a recount by date', () => {
    const dated = (days: readonly number[]) => days.map((one) => new Date(one * DAY).toISOString().slice(0, 7));
    fc.assert(
      fc.property(fc.array(anyDays, { maxLength: 30 }), (customers) => {
        const cohorts = monthCohorts(customers, TODAY);
        expect(cohorts.length).toBeLessThanOrEqual(COHORT_MONTHS);
        for (const { month, customers: size, active } of cohorts) {
          const theirs = customers.map(({ days }) => dated(days)).filter(([first]) => first === month);
          expect([size, active[0]]).toEqual([theirs.length, size]);
          for (const [later, count] of active.entries()) {
            const [year = 0, start = 0] = month.split('-').map(Number);
            const name = new Date(Date.UTC(year, start - 1 + later)).toISOString().slice(0, 7);
            expect(count).toBe(theirs.filter((months) => months.includes(name)).length);
          }
        }
      }),
    );
  });
});
