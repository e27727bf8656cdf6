import { ACTION_LABELS, INTENT_LABELS } from '../../inbox/intents/labels.js';
import { moneyText } from '../../shared/money/currency.js';
import type { BriefContent, BriefIntent } from './content.js';
import type { ResponseTargets } from './response-targets.js';
import { counted, percentOf } from './words.js';

const URGENCY_LABELS = { high: 'High', medium: 'Medium', low: 'Low' } as const satisfies Record<
  BriefIntent['urgency'],
  string
>;

const UNKNOWN = 'Not known yet';

/** The top intent and the response targets of the screen, as lines of an email. */
export function intentSections({ topIntent, responseTargets }: BriefContent, currency: string) {
  return [
    { title: 'Top intent', lines: topIntent === null ? [] : intentLines(topIntent, currency) },
    { title: 'Response targets', lines: responseTargets === null ? [] : targetLines(responseTargets) },
  ];
}

function intentLines(intent: BriefIntent, currency: string): string[] {
  const { contactName, quote, urgency, urgencyConfidence, nextAction, nextActionConfidence } = intent;
  const action = nextAction === null ? UNKNOWN : withChance(ACTION_LABELS[nextAction], nextActionConfidence);
  return [
    `${contactName ?? 'Unknown contact'}: “${quote}”`,
    `Intent: ${withChance(INTENT_LABELS[intent.intent], intent.confidence)}`,
    `Urgency: ${withChance(URGENCY_LABELS[urgency], urgencyConfidence)}`,
    `Next action: ${action}`,
    `Expected value: ${valueText(intent, currency)}`,
  ];
}

function valueText({ valueBasis, expectedValue, valueRange }: BriefIntent, currency: string): string {
  if (valueBasis === 'courtesy') return 'None';
  if (valueBasis === 'stranger') return 'None known: no purchases to compare with';
  if (expectedValue === null || valueRange === null) return UNKNOWN;
  const money = (value: number) => moneyText(value, currency);
  return `${money(expectedValue)} (${money(valueRange.low)} to ${money(valueRange.high)})`;
}

const targetLines = ({ recommendedHours, automationHours, replies }: ResponseTargets): string[] => [
  `Recommended reply: ${counted(recommendedHours, 'hour')}`,
  `Automation: within ${counted(automationHours, 'hour')}`,
  `Based on your ${counted(replies, 'reply', 'replies')} in the last 90 days: the median, and the fastest quarter.`,
];

const withChance = (label: string, chance: number | null): string =>
  chance === null ? label : `${label} (${percentOf(Math.round(chance * 100))})`;
