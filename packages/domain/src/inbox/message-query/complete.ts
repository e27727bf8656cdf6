import { CHANNELS } from '../../channels/channels.js';
import {
  type Completion,
  completeWord,
  completionPlace,
  MOST_COMPLETIONS,
  typedWord,
} from '../../insight/query/complete.js';
import { searchWords } from '../../shared/text/search.js';
import { MESSAGE_STATUSES } from '../status/status.js';
import { OWN_OPERATORS, type OwnOperator, ownOperatorNamed } from './operators.js';
import { MESSAGE_STATES, SEARCHED_SENTIMENTS, type SearchableNames } from './query.js';

/** A selector query whose completions the server knows, and how far they are to be moved to fit the search. */
export interface AskedCompletion {
  readonly query: string;
  /** In UTF-16 units. */
  readonly position: number;
  /** Added to `from` and `to` of its completions. */
  readonly shift: number;
}

export interface SearchCompletions {
  readonly items: readonly Completion[];
  /** `null` if the items are all there are. */
  readonly asked: AskedCompletion | null;
}

/** What the operators with few values take. */
const VALUES: Partial<Record<OwnOperator, readonly string[]>> = {
  channel: CHANNELS.map((channel) => (channel === 'twitter' ? 'x' : channel)),
  in: MESSAGE_STATUSES,
  is: MESSAGE_STATES.filter((state) => state !== 'attachment'),
  has: ['attachment'],
  before: ['1d', '7d', '30d'],
  after: ['1d', '7d', '30d'],
  waiting: ['>1d', '>2d', '>1w'],
  sentiment: SEARCHED_SENTIMENTS,
};

/** Their values are people, by whose address a selector finds them. */
const OF_PEOPLE: ReadonlySet<OwnOperator> = new Set(['from', 'to', 'contact']);

/**
 * What may follow at the cursor of a message search: names of operators, their values, and the names of projects and accounts. Nothing is offered for
 * ordinary words, nor for a value that is complete.
 *
 * @param position the cursor, in UTF-16 units
 */
export function completeSearch(text: string, position: number, names: SearchableNames): SearchCompletions {
  const { start, from, to, name: written } = typedWord(text, position);
  const name = written?.toLowerCase();
  const own = name === undefined || position < from ? undefined : ownOperatorNamed(name);
  if (own === undefined) return wordOrSelector(text, position);
  if (OF_PEOPLE.has(own)) {
    const asked = `email:${text.slice(from, to)}`;
    const shift = from - 'email:'.length;
    return { items: [], asked: position === from ? null : { query: asked, position: position - shift, shift } };
  }
  const typed = text.slice(from, position).replace(/^"/, '');
  const named = own === 'in' ? names.projects : own === 'account' ? names.accounts : [];
  const values = [...(VALUES[own] ?? []), ...named.map(quoted)];
  const items = values
    .filter((value) => fits(value, typed))
    .map(
      (value): Completion => ({
        kind: 'value',
        text: value,
        insert: text.charAt(to) === ' ' ? value : `${value} `,
        from,
        to,
        count: null,
      }),
    );
  const isComplete = items.length === 1 && items[0]?.text === text.slice(start + own.length + 1, to);
  return { items: isComplete ? [] : items.slice(0, MOST_COMPLETIONS), asked: null };
}

function wordOrSelector(text: string, position: number): SearchCompletions {
  const place = completionPlace(text, position);
  if (place.kind === 'value') return { items: [], asked: { query: text, position, shift: 0 } };
  if (place.typed === '') return { items: [], asked: null };
  const { typed, from, to } = place;
  const own = OWN_OPERATORS.filter((name) => name.startsWith(typed.toLowerCase())).map(
    (name): Completion => ({ kind: 'selector', text: `${name}:`, insert: `${name}:`, from, to, count: null }),
  );
  const others = completeWord(place).filter(({ kind }) => kind === 'selector');
  return { items: [...own, ...others].slice(0, MOST_COMPLETIONS), asked: null };
}

const quoted = (name: string): string => (/^[^\s()":]+$/u.test(name) ? name : `"${name.replaceAll('"', '')}"`);

/** By the beginning of any of its words, so that a project is found by each. */
function fits(value: string, typed: string): boolean {
  const plain = value.replaceAll('"', '').toLowerCase();
  const sought = typed.toLowerCase();
  return plain.startsWith(sought) || searchWords(plain).some((word) => word.startsWith(sought));
}
