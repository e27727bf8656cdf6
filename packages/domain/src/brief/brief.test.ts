import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/units.js';
import { sketchOf } from '../flow/sketch.js';
import { composeBrief, drawBrief } from './compose.js';
import { briefCustomersOf } from './customers.js';
import { dayStarts, emailPerformance } from './email.js';
import type { BriefFacts, WaitingMessage } from './facts.js';
import { briefHtml } from './mail-html.js';
import { briefText } from './mail-text.js';
import { answerWorth, type ExchangedMessage, returnsIn } from './returns.js';

const NOW = Date.UTC(2026, 10, 20, 9);

const nobody = briefCustomersOf({ result: null, wrote: 0, leaving: [], values: new Map(), offers: [] });

const quiet: BriefFacts = {
  now: NOW,
  timeZone: 'Europe/Stockholm',
  emails: [],
  hearsOfOpenings: false,
  clicked: { count: 0, newest: [] },
  received: { count: 0, newest: [], before: 0 },
  negative: { count: 0, newest: [] },
  waiting: { count: 0, urgent: 0, first: [] },
  said: [],
  topIntent: null,
  replyTimes: { answered: 0, sketch: sketchOf([]) },
  failed: { count: 0, newest: [] },
  returns: { answered: { trials: 0, successes: 0 }, unanswered: { trials: 0, successes: 0 } },
  customers: nobody,
};

const waits = (messageId: string, contactId: string, wishes: Partial<WaitingMessage> = {}): WaitingMessage => ({
  messageId,
  conversationId: `c-${messageId}`,
  contactId,
  contactName: contactId,
  channel: 'email',
  label: 'Question',
  at: NOW - 5 * HOUR,
  priority: 50,
  isUrgent: false,
  reasons: [],
  text: 'Hello',
  ...wishes,
});

describe('a brief', () => {
  it('of a quiet workspace claims nothing', () => {
    const brief = composeBrief(quiet);
    expect(brief).toMatchObject({ insights: [], recommendedActions: [], promises: [], whoToAnswerToday: [] });
    expect(brief.gaps.map(({ figure }) => figure)).toEqual([
      'avgOpenRate',
      'avgCtr',
      'avgRfmScore',
      'engagement',
      'churnAtRisk',
    ]);
    expect(briefText(brief)).toContain('open rate not known yet');
    expect(briefHtml(brief)).toContain('alt="Emails by day: none were sent in the last 30 days."');
    expect(drawBrief(brief).dark.segments).toContain('No customers have been scored yet.');
  });

  it('ranks what is worth most for each minute first, and says how', () => {
    const values = new Map([
      ['ada', 900],
      ['ben', 100],
    ]);
    const customers = briefCustomersOf({ result: null, wrote: 2, leaving: [], values, offers: [] });
    const first = [waits('m1', 'ben', { priority: 90 }), waits('m2', 'ada')];
    const brief = composeBrief({ ...quiet, customers, waiting: { count: 2, urgent: 0, first } });
    expect(brief.recommendedActions).toMatchObject([
      { id: 'answer:m2', value: 900, valueUnit: 'currency', probability: 0.05, minutes: 5, impactPerMinute: 9 },
      { id: 'answer:m1', value: 100, probability: 0.09, impactPerMinute: 1.8 },
    ]);
    expect(brief.whoToAnswerToday.map(({ messageId }) => messageId)).toEqual(['m1', 'm2']);
    expect(brief.recommendedActions[0]?.basis).toContain('taken as 10 points');
  });
});

describe('the days of e-mails', () => {
  it('are those of the workspace, also where the clocks change', () => {
    // On 25 October the day had 25 hours in Stockholm.
    const starts = dayStarts(NOW, 'Europe/Stockholm', 60);
    expect(starts).toContain(Date.UTC(2026, 9, 24, 22));
    expect(starts).toContain(Date.UTC(2026, 9, 25, 23));
  });

  it('hold every e-mail of their time once', () => {
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
