import { CHANNELS } from '../../channels/channels.js';
import { QUERY_FIELDS } from '../../insight/query/fields.js';
import { parseQuery } from '../../insight/query/parse.js';
import { parseDurationBounds } from '../../insight/query/parse-bounds.js';
import { searchWords } from '../../shared/text/search.js';
import { MESSAGE_STATUSES } from '../status/status.js';
import { MESSAGE_STATES, type MessageQuery, type Moment, SEARCHED_SENTIMENTS } from './query.js';

/** Operators that only the message search has, in suggestion order. */
export const OWN_OPERATORS = [
  'from',
  'to',
  'contact',
  'channel',
  'account',
  'in',
  'is',
  'has',
  'before',
  'after',
  'waiting',
  'sentiment',
] as const;
export type OwnOperator = (typeof OWN_OPERATORS)[number];

/** Operators (`name:`) of the message search, in suggestion order. */
export const MESSAGE_OPERATORS = [...OWN_OPERATORS, ...QUERY_FIELDS] as const;

const PEOPLE_FIELDS: ReadonlySet<string> = new Set(QUERY_FIELDS);

export const ownOperatorNamed = (name: string): OwnOperator | undefined => OWN_OPERATORS.find((one) => one === name);

interface Written {
  readonly name: string;
  /** With its quotes. */
  readonly value: string;
  /** Name, sign and value. */
  readonly text: string;
}

/** @returns `null` for an unknown name or value. */
export function operatorQuery({ name: written, value, text }: Written): MessageQuery | null {
  const name = written.toLowerCase();
  if (PEOPLE_FIELDS.has(name)) return peopleOf(text);
  const own = ownOperatorNamed(name);
  if (own === undefined) return null;
  if (own === 'waiting') return waitingOf(text.slice(name.length));
  // Only figures and durations are compared.
  return text.charAt(name.length) === ':' ? READERS[own](value.replace(/^"([^"]*)"$/, '$1'), value) : null;
}

type ReadValue = (value: string, quoted: string) => MessageQuery | null;

const READERS: Record<Exclude<OwnOperator, 'waiting'>, ReadValue> = {
  from: (_value, quoted) => withState(contactOf(quoted), 'received'),
  to: (_value, quoted) => withState(contactOf(quoted), 'sent'),
  contact: (_value, quoted) => contactOf(quoted),
  channel: (value) => {
    const channel = oneOf(CHANNELS, value.toLowerCase() === 'x' ? 'twitter' : value);
    return channel === undefined ? null : { kind: 'channel', channel };
  },
  account: (value) => {
    const words = searchWords(value);
    return words.length === 0 ? null : { kind: 'account', words };
  },
  in: placeOf,
  is: (value) => {
    const state = oneOf(MESSAGE_STATES, value);
    return state === undefined || state === 'attachment' ? null : { kind: 'state', state };
  },
  has: (value) => (/^attachments?$/i.test(value) ? { kind: 'state', state: 'attachment' } : null),
  before: (value) => sent('before', value),
  after: (value) => sent('after', value),
  sentiment: (value) => {
    const sentiment = oneOf(SEARCHED_SENTIMENTS, value);
    return sentiment === undefined ? null : { kind: 'sentiment', sentiment };
  },
};

function oneOf<Value extends string>(values: readonly Value[], value: string): Value | undefined {
  return values.find((one) => one === value.toLowerCase());
}

/** A column by its name, or else a project. */
function placeOf(value: string): MessageQuery | null {
  const status = oneOf(MESSAGE_STATUSES, value.trim().replaceAll(/[\s-]+/g, '_'));
  if (status !== undefined) return { kind: 'column', status };
  const words = searchWords(value);
  return words.length === 0 ? null : { kind: 'project', words };
}

/** An address must match whole; anything else is a name. */
const contactOf = (quoted: string): MessageQuery | null => peopleOf(quoted.includes('@') ? `email:${quoted}` : quoted);

function withState(people: MessageQuery | null, state: 'received' | 'sent'): MessageQuery | null {
  return people === null ? null : { kind: 'and', parts: [people, { kind: 'state', state }] };
}

function peopleOf(text: string): MessageQuery | null {
  const parsed = parseQuery(text);
  return parsed.ok ? { kind: 'people', query: parsed.query } : null;
}

function waitingOf(comparison: string): MessageQuery | null {
  const bounds = parseDurationBounds(comparison);
  return bounds === null ? null : { kind: 'waiting', bounds };
}

function sent(kind: 'before' | 'after', value: string): MessageQuery | null {
  const moment = momentOf(value);
  return moment === null ? null : { kind, moment };
}

/** `2026-03-01`, or a duration before now. */
function momentOf(value: string): Moment | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return isDay(value) ? { day: value } : null;
  const bounds = parseDurationBounds(`<${value}`);
  return bounds?.op === '<' ? { ago: bounds.value } : null;
}

function isDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
