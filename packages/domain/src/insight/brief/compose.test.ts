import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../shared/time/units.js';
import { RFM_SEGMENTS } from '../customers/rfm/segments.js';
import { openWaitsOf } from '../flow/open-waits.js';
import { composeBrief, drawBrief } from './compose.js';
import type { BriefIntent } from './content.js';
import type { BriefFacts, SentEmail } from './facts.js';
import { NOW, QUIET, repliesAfter, said } from './testing.js';

const brief = (facts: Partial<BriefFacts>) => composeBrief({ ...QUIET, ...facts });

const email = (at: number, isOpened = false, isClicked = false): SentEmail => ({ at, isOpened, isClicked });

const emails = [email(NOW - HOUR, true, true), email(NOW - 2 * DAY, true), email(NOW - 2 * DAY), email(NOW - DAY)];

const gap = (figure: string, missing: string) => ({ figure, missing });

describe('the figures of a brief', () => {
  it('are of the last thirty days of the workspace', () => {
    expect(brief({ emails, hearsOfOpenings: true })).toMatchObject({
      day: '2026-11-20',
      timeZone: 'Europe/Stockholm',
      summary: {
        period: 'Last 30 days',
        periodFrom: '2026-10-21T22:00:00.000Z',
        periodTo: '2026-11-20T09:00:00.000Z',
        totalEmails: 4,
        avgOpenRate: 50,
        avgCtr: 25,
        totalCustomers: 0,
      },
    });
    expect(brief({ now: Date.UTC(2026, 10, 20, 23, 30) }).day).toBe('2026-11-21');
  });

  it('have no rates while nobody reports opens', () => {
    const { summary, gaps } = brief({ emails });
    expect(summary).toMatchObject({ totalEmails: 4, avgOpenRate: null, avgCtr: null });
    const why = 'No opens reported yet. Connect an email service that reports opens and clicks.';
    expect(gaps.slice(0, 2)).toEqual([gap('avgOpenRate', why), gap('avgCtr', why)]);
  });

  it('say for each that is unknown what is missing', () => {
    const unscored = { ...QUIET.customers, missing: { scores: 'scores', churn: 'churn' } };
    const none = 'No emails were sent in the last 30 days.';
    expect(brief({ hearsOfOpenings: true, customers: unscored }).gaps).toEqual([
      gap('avgOpenRate', none),
      gap('avgCtr', none),
      gap('avgRfmScore', 'scores'),
      gap('engagement', 'scores'),
      gap('churnAtRisk', 'churn'),
    ]);
    const scored = { ...unscored, avgRfmScore: 9, engagement: 20, churnAtRisk: 10 };
    expect(brief({ hearsOfOpenings: true, customers: scored, emails }).gaps).toEqual([]);
  });

  it('are told of the charts in words', () => {
    const segments = RFM_SEGMENTS.map((segment, index) => ({ segment, customers: index < 2 ? 0 : index * 500 }));
    const customers = { ...QUIET.customers, segments: segments.slice(0, 4) };
    const { charts } = brief({ emails, hearsOfOpenings: true, customers });
    expect(charts.emailPerformanceText).toBe(
      'Emails by day, last 30 days: 4 emails sent, most on 18 November 2026 (2 emails). 50 % were opened; links were clicked in 25 %.',
    );
    expect(charts.segmentsText).toBe('Customers by segment: 1,500 new customers and 1,000 potential loyalists.');
    expect(charts).toMatchObject({ width: 640, height: 320, segmentCounts: customers.segments });
    expect(charts.emailDays.at(-1)).toEqual({ day: '2026-11-20', sent: 1, opened: 1, clicked: 1 });
    expect(brief({ emails: emails.slice(0, 1) }).charts.emailPerformanceText).toBe(
      'Emails by day, last 30 days: 1 email sent, most on 20 November 2026 (1 email). Opens are not known.',
    );
  });

  it('name the earlier of two days with as many emails', () => {
    const two = [email(NOW - HOUR), email(NOW - 5 * DAY)];
    expect(brief({ emails: two }).charts.emailPerformanceText).toContain('most on 15 November 2026');
  });
});

it('shows of the top intent what a reader may know', () => {
  const intent: BriefIntent = {
    intent: 'meeting_request',
    confidence: 80,
    quote: 'Can we meet?',
    urgency: 'high',
    urgencyConfidence: 70,
    nextAction: 'schedule_call',
    nextActionConfidence: 60,
    valueBasis: 'estimated',
    expectedValue: 12,
    valueRange: { low: 3, high: 21, extraPurchases: 0.1, customers: 9 },
    messageId: 'm',
    conversationId: 'c',
    contactId: 'ada',
    contactName: 'Ada',
  };
  const known = { ...intent, text: 'The whole message' };
  expect(brief({ topIntent: known }).topIntent).toStrictEqual(intent);
  expect(brief({}).topIntent).toBeNull();
});

it('gives targets for replies, and promises without what they are computed with', () => {
  const found = brief({
    replyTimes: repliesAfter(...Array.from({ length: 10 }, () => 5.5 * HOUR)),
    said: [said('m', 'I will call you.')],
  });
  expect(found.responseTargets).toEqual({ recommendedHours: 5, automationHours: 5, replies: 10 });
  expect(found.replyTimes).toMatchObject({ answered: 10, unanswered: 0, unansweredAfterDay: { share: 0 } });
  const waiting = openWaitsOf(Array.from({ length: 11 }, () => NOW - 30 * HOUR));
  const most = brief({ replyTimes: { ...repliesAfter(...Array.from({ length: 10 }, () => HOUR)), open: waiting } });
  // The targets are those of the replies; what half of the messages wait for is not known.
  expect(most.responseTargets).toMatchObject({ recommendedHours: 1 });
  expect(most.replyTimes).toMatchObject({ unanswered: 11, medianHours: null, unansweredAfterDay: { share: 0.5238 } });
  expect(found.promises).toMatchObject([{ id: 'm:0' }]);
  expect(found.promises[0]).not.toHaveProperty('due');
});

it('draws both charts in both themes', () => {
  const drawings = drawBrief(brief({ emails }));
  const grounds = [drawings.light, drawings.dark].map(({ emailPerformance, segments }) =>
    [emailPerformance, segments].map((svg) => /<rect [^>]*fill="([^"]*)"/.exec(svg)?.[1]),
  );
  expect(grounds).toEqual([
    ['#fffcf9', '#fffcf9'],
    ['#211e1b', '#211e1b'],
  ]);
  expect(drawings.light.emailPerformance).toContain('Email performance');
  expect(drawings.light.segments).toContain('Customer segments');
});
