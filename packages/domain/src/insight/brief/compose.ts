import { wallTime } from '../../shared/time/zoned.js';
import { BRIEF_CHART, emailDrawing, SEGMENT_NAMES, segmentsDrawing } from '../charts/brief-charts.js';
import type { ChartThemeName } from '../charts/look.js';
import { longDay } from '../charts/scale.js';
import { recommendedActions } from './actions.js';
import { answersToday } from './answers.js';
import type { BriefContent, BriefGap, BriefIntent } from './content.js';
import { BRIEF_DAYS, type EmailPerformance, emailPerformance } from './email.js';
import type { BriefFacts } from './facts.js';
import { insightsOf } from './insights.js';
import { promisesFound } from './promises.js';
import { briefReplyTimes } from './reply-times.js';
import { responseTargets } from './response-targets.js';
import { counted, iso, isoDay, listed, percentOf } from './words.js';

export type BriefDrawings = Readonly<
  Record<ChartThemeName, { readonly emailPerformance: string; readonly segments: string }>
>;

export function composeBrief(facts: BriefFacts): BriefContent {
  const { now, timeZone, customers } = facts;
  const email = emailPerformance(facts.emails, now, timeZone);
  const promises = promisesFound(facts.said, now, timeZone, facts.kept);
  const insightDetails = insightsOf(facts, email, promises);
  const { sent, openRate, clickRate } = email.current;
  return {
    day: isoDay(wallTime(now, timeZone)),
    timeZone,
    summary: {
      period: `Last ${BRIEF_DAYS} days`,
      periodFrom: iso(email.from),
      periodTo: iso(now),
      totalEmails: sent,
      avgOpenRate: facts.hearsOfOpenings ? openRate : null,
      avgCtr: facts.hearsOfOpenings ? clickRate : null,
      totalCustomers: customers.count,
    },
    charts: {
      ...BRIEF_CHART,
      emailPerformanceText: emailText(facts, email),
      segmentsText: segmentsText(facts),
      emailDays: [...email.days],
      segmentCounts: [...customers.segments],
    },
    avgRfmScore: customers.avgRfmScore,
    monetaryBasis: customers.monetaryBasis,
    engagement: customers.engagement,
    churnAtRisk: customers.churnAtRisk,
    gaps: gapsOf(facts, email),
    insights: insightDetails.map(({ text }) => text),
    insightDetails,
    recommendedActions: recommendedActions(facts, promises),
    topIntent: facts.topIntent === null ? null : intentOf(facts.topIntent),
    responseTargets: responseTargets(facts.replyTimes),
    replyTimes: briefReplyTimes(facts.replyTimes, now),
    promises: promises.map(({ due: _due, ...promise }) => promise),
    whoToAnswerToday: answersToday(facts.waiting.first, now),
  };
}

/** Only the fields a brief shows; the caller may know more about the message. */
const intentOf = ({
  intent,
  confidence,
  quote,
  urgency,
  urgencyConfidence,
  nextAction,
  nextActionConfidence,
  valueBasis,
  expectedValue,
  valueRange,
  messageId,
  conversationId,
  contactId,
  contactName,
}: BriefIntent): BriefIntent => ({
  intent,
  confidence,
  quote,
  urgency,
  urgencyConfidence,
  nextAction,
  nextActionConfidence,
  valueBasis,
  expectedValue,
  valueRange,
  messageId,
  conversationId,
  contactId,
  contactName,
});

export function drawBrief({ charts }: Pick<BriefContent, 'charts'>): BriefDrawings {
  const pair = (theme: ChartThemeName) => ({
    emailPerformance: emailDrawing(charts.emailDays, theme),
    segments: segmentsDrawing(charts.segmentCounts, theme),
  });
  return { light: pair('light'), dark: pair('dark') };
}

function gapsOf({ hearsOfOpenings, customers }: BriefFacts, { current }: EmailPerformance): BriefGap[] {
  const noMail =
    current.sent === 0
      ? 'No emails were sent in the last 30 days.'
      : 'No opens reported yet. Connect an email service that reports opens and clicks.';
  const isSilent = current.sent === 0 || !hearsOfOpenings;
  const { missing } = customers;
  const gaps: (BriefGap | null)[] = [
    isSilent ? { figure: 'avgOpenRate', missing: noMail } : null,
    isSilent ? { figure: 'avgCtr', missing: noMail } : null,
    customers.avgRfmScore === null ? { figure: 'avgRfmScore', missing: missing.scores } : null,
    customers.engagement === null ? { figure: 'engagement', missing: missing.scores } : null,
    customers.churnAtRisk === null ? { figure: 'churnAtRisk', missing: missing.churn } : null,
  ];
  return gaps.filter((gap) => gap !== null);
}

function emailText({ hearsOfOpenings }: BriefFacts, { current, days }: EmailPerformance): string {
  if (current.sent === 0) return 'Emails by day: none were sent in the last 30 days.';
  const most = days.reduce((top, day) => (day.sent > top.sent ? day : top));
  const rates = hearsOfOpenings
    ? ` ${percentOf(current.openRate ?? 0)} were opened; links were clicked in ${percentOf(current.clickRate ?? 0)}.`
    : ' Opens are not known.';
  return `Emails by day, last 30 days: ${counted(current.sent, 'email')} sent, most on ${longDay(most.day)} (${counted(most.sent, 'email')}).${rates}`;
}

function segmentsText({ customers }: BriefFacts): string {
  const some = customers.segments.filter((one) => one.customers > 0);
  if (some.length === 0) return 'Customers by segment: none have been scored yet.';
  const parts = some
    .toSorted((a, b) => b.customers - a.customers)
    .map((one) => `${one.customers.toLocaleString('en-GB')} ${SEGMENT_NAMES[one.segment].toLowerCase()}`);
  return `Customers by segment: ${listed(parts)}.`;
}
