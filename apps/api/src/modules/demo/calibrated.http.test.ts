import type { AnalyticsOverview, IntentReport, MorningBrief, Patterns } from '@concordia/contract/insight';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing/test-app.js';

const percent = (share: number | null | undefined): string => `${((share ?? 0) * 100).toFixed()} %`;

describe('the demo', () => {
  // The small hours of a Sunday, a Monday morning, a Friday night: the figures hang on no hour and no day.
  test.each([Date.UTC(2026, 10, 22, 0, 5), Date.UTC(2026, 2, 2, 9), Date.UTC(2027, 3, 30, 23, 40)])(
    "gives the specification's figures by computation, at %i",
    async (now) => {
      const opened = await openTestApp('sqlite', { demo: true }, now);
      try {
        await opened.doJobs();
        const { growth } = await opened.get<AnalyticsOverview>('/api/analytics/overview?range=7d');
        const brief = await opened.get<MorningBrief>('/api/analytics/brief/morning');
        const { top } = await opened.get<IntentReport>('/api/intelligence/intents');
        const { cadences, responses } = await opened.get<Patterns>('/api/patterns');
        expect({
          growth: growth.percent,
          rfm: brief.avgRfmScore?.toFixed(1),
          engagement: brief.engagement?.toFixed(),
          churnAtRisk: brief.churnAtRisk?.toFixed(),
          intent: [top?.label, percent(top?.confidence)],
          urgency: [top?.urgency, percent(top?.urgencyConfidence)],
          nextAction: [top?.nextActionLabel, percent(top?.nextActionConfidence)],
          expectedValue: top?.expectedValue?.toFixed(),
          briefIntent: brief.topIntent?.messageId === top?.messageId,
          responseTargets: [brief.responseTargets?.recommendedHours, brief.responseTargets?.automationHours],
          cadences: [cadences.high.people, cadences.medium.people, cadences.dormant.people],
          responses: responses.map(({ share }) => percent(share)),
        }).toEqual({
          growth: 12,
          rfm: '8.7',
          engagement: '73',
          churnAtRisk: '12',
          intent: ['Purchase Inquiry', '89 %'],
          urgency: ['medium', '67 %'],
          nextAction: ['Schedule Call', '82 %'],
          expectedValue: '2400',
          briefIntent: true,
          responseTargets: [2, 1],
          cadences: [23, 45, 12],
          responses: ['32 %', '45 %', '18 %', '5 %'],
        });
      } finally {
        await opened.close();
      }
    },
    120_000,
  );
});
