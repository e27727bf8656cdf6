import { longDay } from '../charts/scale.js';
import type { BriefContent } from './content.js';
import { intentSections } from './mail-intent.js';
import { counted, percentOf } from './words.js';

export const SHOWN_ACTIONS = 3;

const SHOWN_LINES = 10;

const rate = (value: number | null): string => (value === null ? 'not known yet' : percentOf(value));

const SIDE = {
  promise: { us: 'Ours', them: 'Theirs' },
  request: { us: 'They asked', them: 'We asked' },
} as const;

/**
 * The sections of a brief's email, in order; empty ones are omitted.
 *
 * @param currency of the workspace, ISO 4217.
 */
export function briefSections(brief: BriefContent, currency: string) {
  const { summary } = brief;
  const actions = brief.recommendedActions.slice(0, SHOWN_ACTIONS);
  const sections = [
    { title: 'Insights', lines: brief.insights },
    { title: 'Recommended actions', lines: actions.map(({ title, description }) => `${title}. ${description}`) },
    ...intentSections(brief, currency),
    {
      title: 'Who to reply to today',
      lines: brief.whoToAnswerToday.map(
        ({ contactName, title, why }) => `${contactName ?? 'Unknown contact'}: ${title}. ${why}`,
      ),
    },
    {
      title: 'Promises',
      lines: brief.promises.map(
        ({ by, kind, quote, contactName, dueAt }) =>
          `${SIDE[kind ?? 'promise'][by]} (${contactName ?? 'unknown contact'}${dueAt === null ? '' : `, due ${longDay(dueAt.slice(0, 10))}`}): “${quote}”`,
      ),
    },
  ];
  return {
    heading: `Morning brief for ${longDay(brief.day)} (${brief.timeZone})`,
    summary: `${summary.period}: ${counted(summary.totalEmails, 'email')} sent, open rate ${rate(summary.avgOpenRate)}, click rate ${rate(summary.avgCtr)}, ${counted(summary.totalCustomers, 'customer')}.`,
    sections: sections
      .filter(({ lines }) => lines.length > 0)
      .map(({ title, lines }) => ({ title, lines: lines.slice(0, SHOWN_LINES) })),
  };
}

export function briefText(brief: BriefContent, currency: string): string {
  const { heading, summary, sections } = briefSections(brief, currency);
  const charts = { title: 'Charts', lines: [brief.charts.emailPerformanceText, brief.charts.segmentsText] };
  return [
    heading,
    '',
    summary,
    ...[...sections, charts].flatMap(({ title, lines }) => ['', title, ...lines.map((line) => `- ${line}`)]),
    '',
  ].join('\n');
}
