import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatableChance } from '../../shared/maths/repeatable-chance.js';
import { DAY, HOUR, MINUTE } from '../../shared/time/units.js';
import { actionOf, answerTitle, riskOf, urgencyOf, valueOf } from './estimates.js';
import { planDay } from './plan-day.js';
import type { PlanTask } from './plan-task.js';
import { freeMinutesBefore, freePeriods, OFFICE_HOURS, workingPeriod } from './working-hours.js';

/** A Friday in Berlin, 10:02. */
const NOW = Date.UTC(2026, 10, 20, 9, 2);
const hours = { ...OFFICE_HOURS, timeZone: 'Europe/Berlin' };
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 20, hour - 1, minute);

const task = (over: Partial<PlanTask> = {}): PlanTask => ({
  value: 100,
  minutes: 30,
  risk: 0,
  urgency: 0,
  dueAt: null,
  ...over,
});

const plan = (tasks: readonly PlanTask[], over: Partial<Parameters<typeof planDay>[1]> = {}) =>
  planDay(tasks, { now: NOW, currency: 'USD', hours, busy: [], chance: repeatableChance(1), ...over });

const indexes = ({ tasks }: ReturnType<typeof plan>) => tasks.map(({ index }) => index);

describe('working hours', () => {
  it('are what is left of today, in steps of five minutes, else those of the next weekday', () => {
    expect(workingPeriod(hours, NOW)).toEqual({ from: at(10, 5), to: at(17) });
    expect(workingPeriod(hours, at(7))).toEqual({ from: at(9), to: at(17) });
    expect(workingPeriod(hours, at(17))).toEqual({ from: at(9) + 3 * DAY, to: at(17) + 3 * DAY });
  });

  it('leave free what nothing else takes', () => {
    const busy = [
      { from: at(12), to: at(13) },
      { from: at(9), to: at(10, 30) },
      { from: at(12, 30), to: at(13, 30) },
      { from: at(16, 50), to: at(18) },
    ];
    const free = freePeriods({ from: at(10), to: at(17) }, busy);
    expect(free).toEqual([
      { from: at(10, 30), to: at(12) },
      { from: at(13, 30), to: at(16, 50) },
    ]);
    const minutes = [at(10), at(11), at(13), at(14), at(17, 50)].map((instant) => freeMinutesBefore(free, instant));
    expect(minutes).toEqual([0, 30, 90, 120, 350]);
  });
});

describe('a plan', () => {
  it('puts what is worth the most a minute first, and says why', () => {
    const found = plan([task(), task({ value: 4500, risk: 0.2, urgency: 0.9 }), task({ value: 150, minutes: 60 })]);
    expect(indexes(found)).toEqual([1, 0, 2]);
    expect(found.tasks.map(({ startAt }) => startAt)).toEqual([at(10, 5), at(10, 35), at(11, 5)]);
    expect(found.tasks[0]?.reasons).toEqual([
      'Worth $4,500 in 30 minutes: $150 a minute.',
      'Risk 0.2 of 1: $3,600 can be expected.',
      'Urgent: 0.9 of 1.',
    ]);
    expect(found).toMatchObject({ usedMinutes: 120, availableMinutes: 415 });
  });

  it('does what is due before what can wait, and says what is late', () => {
    const due = plan([task({ value: 100, dueAt: at(11, 5) }), task({ value: 90, dueAt: at(10, 40) })]);
    expect(indexes(due)).toEqual([1, 0]);
    expect(due.tasks[0]?.reasons).toContain('Due in 38 minutes.');
    const late = plan([
      task({ value: 900, dueAt: at(10, 35) }),
      task({ dueAt: at(10, 40) }),
      task({ value: 50, dueAt: NOW - 5 * HOUR }),
    ]);
    expect(late.tasks.flatMap(({ reasons }) => reasons.slice(1))).toEqual([
      'Due in 33 minutes.',
      'Due in 38 minutes.',
      'Done 25 minutes late: what comes before it is worth more.',
      'Overdue by 5 hours.',
    ]);
  });

  it('chooses what counts for the most where not all fits, and what is left does not come', () => {
    const found = plan([
      task({ value: 600, minutes: 300 }),
      task({ value: 500, minutes: 210 }),
      task({ value: 450, minutes: 200 }),
    ]);
    expect(indexes(found)).toEqual([1, 2, 0]);
    expect(found.tasks[2]).toMatchObject({ startAt: null });
    expect(found.tasks[2]?.reasons.at(-1)).toBe('Does not fit: 5 minutes are left in one piece.');
  });

  it('goes to the next working day when nothing fits into this one', () => {
    const found = plan([task({ minutes: 60 })], { now: at(16, 30) });
    expect(found.tasks[0]?.startAt).toBe(at(9) + 3 * DAY);
  });

  it('relies on what is far apart, and not on what is as good', () => {
    const [first, second] = plan([task({ value: 10_000 }), task()]).tasks;
    expect([first?.confidence, second?.confidence]).toEqual([1, 1]);
    const close = plan([task({ value: 101 }), task()]).tasks[0]?.confidence ?? 1;
    expect(close).toBeGreaterThan(0.3);
    expect(close).toBeLessThan(0.7);
  });

  it('stays inside working hours, overlaps nothing and leaves nothing out, whatever is asked', () => {
    const instant = fc.integer({ min: NOW - DAY, max: NOW + 5 * DAY });
    const tasks = fc.array(
      fc.record({
        value: fc.integer({ min: 0, max: 1e6 }),
        minutes: fc.integer({ min: 1, max: 600 }),
        risk: fc.double({ min: 0, max: 1, noNaN: true }),
        urgency: fc.double({ min: 0, max: 1, noNaN: true }),
        dueAt: fc.option(instant),
      }),
      { minLength: 1, maxLength: 12 },
    );
    const busy = fc.array(fc.tuple(instant, fc.integer({ min: 1, max: 300 })), { maxLength: 5 });
    fc.assert(
      fc.property(tasks, busy, instant, (asked, others, now) => {
        const taken = others.map(([from, minutes]) => ({ from, to: from + minutes * MINUTE }));
        const found = plan(asked, { now, busy: taken });
        expect(indexes(found).toSorted((one, another) => one - another)).toEqual(asked.map((_, index) => index));
        const placed = found.tasks.flatMap(({ startAt, index }) =>
          startAt === null ? [] : [{ from: startAt, to: startAt + (asked[index]?.minutes ?? 0) * MINUTE }],
        );
        const within = placed.every(
          ({ from, to }) => from >= Math.max(now, found.period.from) && to <= found.period.to,
        );
        const all = [...placed, ...taken];
        const apart = placed.every((one) =>
          all.every((other) => other === one || other.to <= one.from || other.from >= one.to),
        );
        expect({ within, apart }).toEqual({ within: true, apart: true });
        const scored = found.tasks.every(
          ({ score, confidence }) => score >= 0 && score <= 100 && confidence >= 0 && confidence <= 1,
        );
        expect(scored).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

describe('estimates', () => {
  it('come from what is known of the person and the message', () => {
    expect([actionOf('Call Ada back'), actionOf('Recall the offer')]).toEqual(['call', 'email']);
    expect([valueOf(1234.567), valueOf(null), valueOf(0)]).toEqual([1234.57, 100, 100]);
    expect([riskOf(0, 0), riskOf(8, 0), riskOf(0, 8)]).toEqual([0.5, 0.1, 0.9]);
    expect([urgencyOf(null, null, NOW), urgencyOf(60, NOW + 3.5 * DAY, NOW), urgencyOf(20, NOW - 1, NOW)]).toEqual([
      0, 0.6, 1,
    ]);
    expect([answerTitle('Ada', null), answerTitle('Ada', 'Offer')]).toEqual(['Answer Ada', 'Answer Ada: Offer']);
  });
});
