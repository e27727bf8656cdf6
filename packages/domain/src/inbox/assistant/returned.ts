import type { Citation } from './answers/sentence.js';
import type { ToolResult, Unresolved } from './answers.js';
import type { ToolKind } from './plan.js';

type Returned = Pick<Citation, 'kind' | 'id'>;

/** The figures that each tool counts. */
const FIGURES: Readonly<Partial<Record<ToolKind, readonly string[]>>> = {
  waiting_longest: ['waiting'],
  unanswered: ['waiting'],
  count: ['count.unread', 'count.urgent', 'count.all'],
  due: ['tasks.due'],
  wrote: ['writers'],
  busiest_channel: ['channels.week'],
  birthdays: ['birthdays'],
  promises: ['promises'],
  promises_with: ['promises'],
  people: ['contacts.found'],
  messages: ['messages.found', 'writers'],
  at_risk: ['risk.high'],
  deals: ['deals'],
  customers: ['deals'],
  call_first: ['queue'],
  summary: ['message.open'],
  help: ['help'],
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A message has an instant, or a side in its conversation; a task is due; a contact has neither. Deals are shown by their contact. */
function kindOf(record: Readonly<Record<string, unknown>>): Returned['kind'] | null {
  if ('sentAt' in record || 'direction' in record) return 'message';
  if ('dueAt' in record) return 'task';
  return 'name' in record ? 'contact' : null;
}

function idsIn(value: unknown): Returned[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  const inner = Object.values(value).flatMap(idsIn);
  const kind = kindOf(value);
  return typeof value.id === 'string' && kind !== null ? [{ kind, id: value.id }, ...inner] : inner;
}

/** All that an answer may cite: what stands in the facts of the tools, and the figures that these tools count. */
export const returnedBy = (results: readonly (ToolResult | Unresolved)[]): Returned[] =>
  results.flatMap((result) => {
    if (!('facts' in result)) return [{ kind: 'figure' as const, id: 'contacts.found' }, ...idsIn(result.people)];
    const figures = (FIGURES[result.tool.kind] ?? []).map((id) => ({ kind: 'figure' as const, id }));
    return [...figures, ...idsIn(result.facts)];
  });
