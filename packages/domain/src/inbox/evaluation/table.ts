import type { Evaluation, Figure } from './figures.js';

const percent = (value: number): string => `${(value * 100).toFixed(0)} %`;
const whole = (value: number): string => value.toFixed(0);

const shown = ({ value, interval, over }: Figure, as: (value: number) => string): string => {
  if (value === null) return '–';
  const range = interval === null ? '' : ` (${as(interval[0])} to ${as(interval[1])})`;
  return `${as(value)}${range}, n ${over}`;
};

/** A Markdown table, a row for each model. */
export function tableOf(evaluations: readonly Evaluation[]): string {
  const rows = evaluations.map((one) => [
    one.model,
    whole(one.messages),
    shown(one.claimed, percent),
    shown(one.nextAction, percent),
    shown(one.urgency, percent),
    shown(one.suggested, percent),
    shown(one.grounded, percent),
    shown(one.likeness, percent),
    shown(one.tokens, whole),
  ]);
  const head = [
    'model',
    'answered',
    'intent',
    'next action',
    'urgency',
    'suggested',
    'grounded',
    'like the answer',
    'tokens',
  ];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
