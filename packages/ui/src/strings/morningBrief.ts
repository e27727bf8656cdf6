import { section } from '../locale';

/** How the value of an action is calculated. */
interface Sum {
  readonly probability: number;
  readonly value: number;
  readonly expectedValue: number;
  readonly minutes: number;
  readonly impactPerMinute: number;
  readonly valueUnit: 'currency' | 'customer';
}

/** What the brief of the morning says. */
export const morningBriefStrings = section('morningBrief', ({ counted, figure, money }) => {
  const plain = (value: number) =>
    figure(value, Math.abs(value) < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 });
  const amount = (value: number, unit: Sum['valueUnit']) => (unit === 'currency' ? money(value) : plain(value));
  const percent = (share: number) => figure(share, { style: 'percent', maximumFractionDigits: 1 });
  return {
    title: 'Morning Brief',
    loading: 'Loading your daily intelligence briefing...',
    failed: 'Morning Brief Unavailable',
    failedHelp: 'Analytics service is initializing. Please try again in a moment.',
    generate: 'Generate now',
    generating: 'Making the brief',
    generated: 'Brief updated',
    notGenerated: 'Couldn’t make the brief',
    noMessages: 'There are no messages to report on yet.',
    connect: 'Connect a channel or import email',
    written: 'Written',
    of: (day: string, version: number) => `${day} · brief ${figure(version)}`,
    summary: (period: string) => `Summary: ${period}`,
    totalEmails: 'Emails sent',
    avgOpenRate: 'Open rate',
    avgCtr: 'Click rate',
    totalCustomers: 'Customers',
    avgRfmScore: 'Average RFM score',
    ofFifteen: 'of 15',
    engagement: 'Engagement',
    churnAtRisk: 'Churn at risk',
    missing: (name: string, reason: string) => `${name}: ${reason}`,
    sampleHelp: 'These are sample figures. Yours appear once you have messages.',
    actions: 'Do first',
    actionsHelp: 'Most value for your time',
    noActions: 'Nothing stands out today',
    perMinute: ({ impactPerMinute, valueUnit }: Pick<Sum, 'impactPerMinute' | 'valueUnit'>) =>
      `${amount(impactPerMinute, valueUnit)} per minute`,
    impact: { high: 'High impact', medium: 'Medium impact', low: 'Low impact' },
    effort: { low: 'Low effort', medium: 'Medium effort', high: 'High effort' },
    category: {
      automation: 'Automation',
      relationship: 'Relationship',
      design: 'Design',
      expansion: 'Expansion',
      retention: 'Retention',
    },
    sum: 'How this is calculated',
    reckoned: ({ probability, value, expectedValue, minutes, impactPerMinute, valueUnit }: Sum) => {
      const worth = valueUnit === 'customer' ? `${plain(value)} average customers` : money(value);
      return `${percent(probability)} likelier × ${worth} = ${amount(expectedValue, valueUnit)} expected; over ${counted(Math.round(minutes), 'minute', 'minutes')} that is ${amount(impactPerMinute, valueUnit)} per minute.`;
    },
    timed: 'Minutes are your own average.',
    untimed: 'Minutes are typical values until there are enough of your own.',
    openMessage: (who: string) => `Open the message from ${who}`,
    openThis: 'Open the message',
    topIntent: 'Top intent',
    noIntent: 'No message asks for anything yet',
    recommendedTarget: 'Response target, recommended reply',
    automationTarget: 'Response target, automation',
    hours: (hours: number) => counted(hours, 'hour', 'hours'),
    within: (hours: number) => `Within ${counted(hours, 'hour', 'hours')}`,
    targetsFrom: (replies: number) =>
      `Based on your ${counted(replies, 'reply', 'replies')} in the last 90 days: the median, and the fastest quarter.`,
    noTargets: 'Response targets appear after 10 replies.',
    insights: 'Insights',
    noInsights: 'No notable changes',
    tone: { good: 'Good news', neutral: 'Worth knowing', warning: 'Needs attention' },
    behind: (count: number) => counted(count, 'message', 'messages'),
    firstOf: (shown: number, all: number) => `The newest ${figure(shown)} of ${figure(all)}`,
    promises: 'Promises',
    promisesHelp: 'Found in messages. Concordia cannot tell whether they were kept.',
    ours: 'We promised',
    theirs: 'They promised',
    noPromises: 'No recent promises',
    to: (name: string) => `to ${name}`,
    from: (name: string) => `by ${name}`,
    overdue: 'Overdue',
    /** @param phrase the words that name the time. */
    due: (when: string, phrase: string | null) => (phrase === null ? `Due ${when}` : `Due ${when} (“${phrase}”)`),
    noTime: 'No time named',
    answers: 'Who to reply to today',
    noAnswers: 'No one is waiting for a reply',
    unknown: 'Unknown contact',
    urgent: 'Urgent',
    more: (count: number) => `${counted(count, 'more', 'more')}`,
    charts: 'Charts',
    emailChart: 'Email performance',
    segmentChart: 'Customers by segment',
    delivery: 'By email',
    deliveryFailed: 'Couldn’t load the email settings',
    deliverySwitch: 'Send me the brief every morning',
    deliveryHelp: 'Sent through this workspace’s email connection once the brief is ready.',
    address: 'Address',
    addressWrong: 'Enter an email address.',
    saveDelivery: 'Save',
    savedDelivery: 'Saved',
    deliveryOn: (address: string) => `The next brief goes to ${address}.`,
    deliveryOff: 'The brief is not sent by email.',
    sendNow: 'Send this brief now',
    sentNow: 'The brief is on its way',
    notSent: 'Couldn’t send the brief',
    lastSent: 'Last sent',
    lastFailure: (reason: string) => `Last email failed: ${reason}`,
  };
});
