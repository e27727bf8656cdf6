import { expect, it } from 'vitest';
import { HOUR } from '../../shared/time/units.js';
import { composeBrief } from './compose.js';
import type { BriefContent, BriefIntent } from './content.js';
import { briefHtml } from './mail-html.js';
import { briefText } from './mail-text.js';
import { QUIET, repliesAfter } from './testing.js';

const quiet = composeBrief({
  ...QUIET,
  replyTimes: repliesAfter(...Array.from({ length: 10 }, (_, index) => (index + 1) * HOUR)),
});

const topIntent: BriefIntent = {
  intent: 'purchase_inquiry',
  confidence: 0.874,
  quote: 'What would <50 kg> cost?',
  urgency: 'high',
  urgencyConfidence: 0.6,
  nextAction: 'send_quote',
  nextActionConfidence: 0.5,
  valueBasis: 'estimated',
  expectedValue: 2400,
  valueRange: { low: 900, high: 3900, extraPurchases: 0.6, customers: 28 },
  messageId: 'm1',
  conversationId: 'c1',
  contactId: 'ada',
  contactName: 'Ada Lindqvist',
};

const LINES = [
  'Ada Lindqvist: “What would <50 kg> cost?”',
  'Intent: Purchase Inquiry (87 %)',
  'Urgency: High (60 %)',
  'Next action: Send Quote (50 %)',
  'Expected value: €2,400 (€900 to €3,900)',
];

it('says in text and in HTML what the top intent is', () => {
  const brief: BriefContent = { ...quiet, topIntent };
  const text = briefText(brief, 'EUR');
  expect(text).toContain(['Top intent', ...LINES.map((line) => `- ${line}`)].join('\n'));
  const html = briefHtml(brief, 'EUR');
  expect(html).toContain('>Top intent</h2>');
  for (const line of LINES) expect(html).toContain(`${line.replace('<', '&lt;').replace('>', '&gt;')}</li>`);
});

it('says what is not known', () => {
  const unknown = { ...topIntent, urgencyConfidence: null, nextAction: null, nextActionConfidence: null };
  const text = briefText({ ...quiet, topIntent: { ...unknown, expectedValue: null } }, 'USD');
  expect(text).toContain('- Urgency: High\n- Next action: Not known yet\n- Expected value: Not known yet\n');
  expect(briefText(quiet, 'USD')).not.toContain('Top intent');
});

it('names both response targets', () => {
  const { recommendedHours, automationHours } = quiet.responseTargets ?? { recommendedHours: 0, automationHours: 0 };
  expect([recommendedHours, automationHours]).not.toEqual([0, 0]);
  for (const mail of [briefText(quiet, 'USD'), briefHtml(quiet, 'USD')]) {
    expect(mail).toContain(`Recommended reply: ${recommendedHours} hours`);
    expect(mail).toContain(`Automation: within ${automationHours} hours`);
    expect(mail).toContain('Based on your 10 replies');
  }
  const none: BriefContent = { ...quiet, responseTargets: null };
  expect(briefText(none, 'USD')).not.toContain('Response targets');
});
