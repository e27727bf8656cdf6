import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../shared/time/units.js';
import { composeBrief, drawBrief } from './compose.js';
import { briefCustomersOf } from './customers.js';
import { dayStarts, emailPerformance } from './email.js';
import { answerWorth, type ExchangedMessage, returnsIn } from './returns.js';
import { NOW, QUIET, waits } from './testing.js';

describe('a brief', () => {
  it('of a quiet workspace claims nothing', () => {
    const brief = composeBrief(QUIET);
    expect(brief).toMatchObject({ insights: [], recommendedActions: [], promises: [], whoToAnswerToday: [] });
    expect(brief.gaps.map(({ figure }) => figure)).toEqual([
      'avgOpenRate',
      'avgCtr',
      'avgRfmScore',
      'engagement',
      'churnAtRisk',
    ]);
    expect(drawBrief(brief).dark.segments).toContain('No customers have been scored yet.');
  });

  it('ranks what is worth most for each minute first, and says how', () => {
    const values = new Map([
      ['ada', 900],
      ['ben', 100],
    ]);
    const customers = briefCustomersOf({ result: null, wrote: 2, leaving: [], values, offers: [] });
    const first = [waits('m1', 'ben', { priority: 90 }), waits('m2', 'ada')];
    const brief = composeBrief({ ...QUIET, customers, waiting: { count: 2, urgent: 0, first } });
    expect(brief.recommendedActions).toMatchObject([
      { id: 'answer:m2', value: 900, valueUnit: 'currency', probability: 0.05, minutes: 5, impactPerMinute: 9 },
      { id: 'answer:m1', value: 100, probability: 0.09, impactPerMinute: 1.8 },
    ]);
    expect(brief.whoToAnswerToday.map(({ messageId }) => messageId)).toEqual(['m1', 'm2']);
    expect(brief.recommendedActions[0]?.basis).toContain('taken as 10 points');
  });
});

describe('the days of emails', () => {
  it('are those of the workspace, also where the clocks change', () => {
    // On 25 October the day had 25 hours in Stockholm.
    const starts = dayStarts(NOW, 'Europe/Stockholm', 60);
    expect(starts).toContain(Date.UTC(2026, 9, 24, 22));
    expect(starts).toContain(Date.UTC(2026, 9, 25, 23));
  });

  it('hold every email of their time once', () => {
    const at = fc.integer({ min: NOW - 70 * DAY, max: NOW + DAY });
    fc.assert(
      fc.property(fc.array(fc.record({ at, isOpened: fc.boolean(), isClicked: fc.boolean() })), (emails) => {
        const { days, current, from } = emailPerformance(emails, NOW, 'America/New_York');
        const inside = emails.filter((one) => one.at >= from && one.at <= NOW);
        expect(current.sent).toBe(inside.length);
        expect(days).toHaveLength(30);
        expect(days.reduce((sum, { opened }) => sum + opened, 0)).toBe(inside.filter((one) => one.isOpened).length);
      }),
    );
  });

  it('begin and end at midnight, and the last one now', () => {
    const at = (...[month, day, hour, minute = 0]: [number, number, number, number?]) => ({
      at: Date.UTC(2026, month - 1, day, hour, minute),
      isOpened: false,
      isClicked: true,
    });
    const emails = [
      at(9, 21, 21, 59), // Before both periods: the first day begins at 22:00 UTC.
      at(9, 21, 22),
      at(10, 21, 21, 59),
      at(10, 21, 22),
      at(11, 19, 22, 59),
      at(11, 19, 23),
      at(11, 20, 9),
      at(11, 20, 9, 1),
    ];
    const { days, current, preceding, from } = emailPerformance(emails, NOW, 'Europe/Stockholm');
    expect(from).toBe(Date.UTC(2026, 9, 21, 22));
    expect(days.filter(({ sent }) => sent > 0)).toEqual([
      { day: '2026-10-22', sent: 1, opened: 0, clicked: 1 },
      { day: '2026-11-19', sent: 1, opened: 0, clicked: 1 },
      { day: '2026-11-20', sent: 2, opened: 0, clicked: 2 },
    ]);
    expect(current).toEqual({ sent: 4, openRate: 0, clickRate: 100 });
    expect(preceding).toEqual({ sent: 2, openRate: 0, clickRate: 100 });
    expect(emailPerformance([], NOW, 'UTC').preceding).toEqual({ sent: 0, openRate: null, clickRate: null });
  });
});

describe('what an answer is worth', () => {
  const talk = (contactId: string, ...days: readonly (readonly ['in' | 'out', number])[]): ExchangedMessage[] =>
    days.map(([way, day]) => ({
      contactId,
      direction: way === 'in' ? 'inbound' : 'outbound',
      at: NOW - day * DAY,
    }));

  it('is counted from who came back, where the end is known', () => {
    const talks = [
      ...talk('answered', ['in', 90], ['out', 89], ['in', 80]),
      ...talk('late', ['in', 90], ['out', 80], ['in', 79]),
      ...talk('lost', ['in', 90]),
      ...talk('young', ['in', 20], ['out', 20]),
    ];
    expect(returnsIn(talks, NOW)).toEqual({
      answered: { trials: 1, successes: 1 },
      unanswered: { trials: 2, successes: 1 },
    });
  });

  it('counts a reply within two days, and a return within thirty days after them', () => {
    const arm = (trials: number, successes: number) => ({ trials, successes });
    const none = arm(0, 0);
    const hour = 1 / 24;
    const counts = (...days: readonly (readonly ['in' | 'out', number])[]) => {
      const { answered, unanswered } = returnsIn(talk('ada', ...days), NOW);
      return [answered, unanswered];
    };
    expect(counts(['in', 90], ['out', 88])).toEqual([arm(1, 0), none]);
    expect(counts(['in', 90], ['out', 88 - hour])).toEqual([none, arm(1, 0)]);
    // What they add within these two days belongs to the same stretch.
    expect(counts(['in', 90], ['in', 88])).toEqual([none, arm(1, 0)]);
    expect(counts(['in', 90], ['in', 88 - hour])).toEqual([none, arm(1, 1)]);
    expect(counts(['in', 90], ['in', 58])).toEqual([none, arm(1, 1)]);
    // The next stretch begins with the message that comes later than that.
    expect(counts(['in', 90], ['in', 58 - hour])).toEqual([none, arm(2, 0)]);
    expect(counts(['in', 90], ['out', 50], ['in', 40])).toEqual([none, arm(2, 0)]);
    expect(counts(['in', 32])).toEqual([none, arm(1, 0)]);
    expect(counts(['in', 32 - hour])).toEqual([none, none]);
    expect(counts(['out', 90])).toEqual([none, none]);
    expect(counts()).toEqual([none, none]);
  });

  it('is assumed until twenty of each are known', () => {
    const worth = (answered: number, unanswered: number) =>
      answerWorth({
        answered: { trials: answered, successes: 15 },
        unanswered: { trials: unanswered, successes: 4 },
      });
    expect([worth(19, 20), worth(20, 19)].map(({ chance }) => chance)).toEqual([0.1, 0.1]);
    const known = worth(20, 20);
    expect(known.chance).toBeCloseTo(0.5, 12);
    expect(known.basis).toBe('73 % of 20 wrote again within a month after an answer, 23 % of 20 without one');
  });

  it('is the difference of the posterior means, and never below a hundredth', () => {
    const worth = (answered: number, unanswered: number) =>
      answerWorth({
        answered: { trials: 98, successes: answered },
        unanswered: { trials: 98, successes: unanswered },
      }).chance;
    expect(worth(69, 29)).toBeCloseTo(0.4, 12);
    expect(worth(20, 60)).toBe(0.01);
  });
});
