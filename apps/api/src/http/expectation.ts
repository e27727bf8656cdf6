import type { ApiErrorDetail } from '@concordia/contract';
import type { z } from 'zod';
import { MOST_DETAILS } from './bounded-error.js';

type Issue = z.core.$ZodIssue;

/** How much of a received value is repeated, in characters. */
const SHOWN = 80;

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Values of these fields are never shown. */
const HIDDEN: ReadonlySet<string> = new Set(['secrets', 'passphrase', 'token']);

/** A secret in this place only; elsewhere a key may be a name. */
const HIDDEN_PLACE = 'body.key';

const FORMATS: Record<string, string> = {
  uuid: 'a UUID',
  email: 'an email address',
  datetime: 'an instant such as 2026-11-20T09:30:00.000Z',
};

/**
 * Describes the expected value of each rejected field.
 *
 * @param where `path`, `query` or `body`, followed by the parameter's name if the issue concerns one.
 */
export function explain(where: string, issue: Issue): ApiErrorDetail[] {
  const field = [where, ...issue.path.map(String)].join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, MOST_DETAILS + 1)
      .map((key) => ({ field: `${field}.${key}`, expected: 'nothing: there is no such field' }));
  }
  const isHidden = field === HIDDEN_PLACE || issue.path.some((part) => HIDDEN.has(String(part)));
  const received = isHidden ? undefined : show(issue.input);
  return [{ field, expected: expectation(issue), ...(received !== undefined && { received }) }];
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${TYPES[issue.expected] ?? issue.expected}; it is missing`
        : (TYPES[issue.expected] ?? issue.expected);
    case 'invalid_value':
      return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.join(', ')}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? issue.message;
    case 'too_big':
      return `${measure(issue.origin)} of at most ${issue.maximum}${unit(issue.origin)}`;
    case 'too_small':
      return `${measure(issue.origin)} of at least ${issue.minimum}${unit(issue.origin)}`;
    default:
      return issue.message;
  }
}

const measure = (origin: string): string => TYPES[origin] ?? 'a value';

const unit = (origin: string): string => (origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '');

/** The start of a value, as JSON unless it is a string. Reads no more of a large value than it shows. */
function show(input: unknown): string | undefined {
  if (input === undefined) return undefined;
  const text = typeof input === 'string' ? input : JSON.stringify(input, beginningOf());
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN).toWellFormed()}…`;
}

/** A JSON replacer that omits secrets, and everything after the first SHOWN values. */
function beginningOf(): (name: string, value: unknown) => unknown {
  let left = SHOWN;
  return (name, value) => {
    left -= 1;
    if (HIDDEN.has(name) || left < 0) return undefined;
    if (Array.isArray(value)) return value.slice(0, SHOWN);
    return typeof value === 'string' ? value.slice(0, SHOWN) : value;
  };
}
