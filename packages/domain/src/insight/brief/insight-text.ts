import { MINUTE } from '../../shared/time/units.js';
import type { InsightAbout } from './content.js';
import { counted, listed, percentOf, spanOf } from './words.js';

/** An insight in English, for the emailed brief and language models. */
export function insightText(about: InsightAbout): string {
  switch (about.code) {
    case 'waiting': {
      const urgent = about.urgent === 0 ? '' : `, ${about.urgent} of them urgent`;
      return `${counted(about.count, 'conversation')} ${about.count === 1 ? 'awaits' : 'await'} your reply${urgent}. Longest wait among the most urgent: ${spanOf(about.longestMinutes * MINUTE)}.`;
    }
    case 'purchase_inquiries':
      return `${counted(about.count, 'unanswered message')} ${about.count === 1 ? 'asks' : 'ask'} about buying: from ${named(about.names)}.`;
    case 'promises_past':
      return `${counted(about.count, 'promise')} of yours ${about.count === 1 ? 'is' : 'are'} overdue since last week: to ${named(about.names)}.`;
    case 'negative':
      return `${counted(about.count, 'message')} in the last 7 days ${about.count === 1 ? 'has' : 'have'} a negative tone, from ${named(about.names)}.`;
    case 'leaving':
      return `${about.count.toLocaleString('en-GB')} of ${counted(about.customers, 'customer')} ${about.count === 1 ? 'is' : 'are'} at high risk of leaving, among them ${named(about.names)}.`;
    case 'failed':
      return `${counted(about.count, 'message')} you sent in the last 7 days failed, to ${named(about.names)}.`;
    case 'open_rate':
      return `${percentOf(about.openRate)} of emails in the last 30 days were opened${openRateChange(about.change)}. Links were clicked in ${counted(about.clicked, 'email')}.`;
    case 'received':
      return `${counted(about.count, 'message')} came in over the last 7 days${receivedChange(about.change)}.`;
  }
}

const named = (names: readonly (string | null)[]): string => listed(names.map((name) => name ?? 'an unknown contact'));

function openRateChange(change: number | null): string {
  if (change === null) return '';
  if (change === 0) return ', as in the 30 days before';
  return `, ${percentOf(Math.abs(change)).replace(' %', ' points')} ${change > 0 ? 'more' : 'less'} than in the 30 days before`;
}

function receivedChange(change: number | null): string {
  if (change === null) return '';
  if (change === 0) return ', as many as the week before';
  return `, ${Math.abs(change)} % ${change > 0 ? 'more' : 'fewer'} than the week before`;
}
