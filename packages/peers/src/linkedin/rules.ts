import type { PeerCall } from '../kit/call.js';
import { FaultInjector, hasWord } from '../kit/control-words.js';
import { RateLimiter } from '../kit/rate-limiter.js';
import { invalid, refused } from './refusals.js';

/** Calls per minute and application. The real limit is daily and unpublished. */
const PER_MINUTE = 60;

/** The lifetime of a version, in months. */
const VERSION_LIFE = 12;

type Fields = ReadonlyMap<string, unknown> | null;

/** Checks the headers required for every versioned call. @throws Refusal */
export function checkHeaders({ headers }: PeerCall, now: number): void {
  if (headers.get('x-restli-protocol-version') !== '2.0.0') throw refused('restli');
  const version = headers.get('linkedin-version');
  if (version === undefined) throw refused('versionMissing');
  const [, year, month] = /^(\d{4})(0[1-9]|1[0-2])$/.exec(version) ?? [];
  const today = new Date(now);
  const age = (today.getUTCFullYear() - Number(year)) * 12 + today.getUTCMonth() + 1 - Number(month);
  if (!(age >= 0 && age <= VERSION_LIFE)) throw refused('oldVersion');
}

export function textField(fields: Fields, name: string, longest: number): string {
  const value = fields?.get(name);
  if (typeof value !== 'string' || value.trim() === '')
    throw invalid(`ERROR :: /${name} :: field is required but not found`);
  if (value.length > longest) throw invalid(`ERROR :: /${name} :: exceeds the maximum length of ${longest}`);
  return value;
}

/** Checks outgoing texts against the limits and control words. */
export class Rules {
  readonly #limiter: RateLimiter;
  readonly #faults = new FaultInjector();

  constructor(now: () => number) {
    this.#limiter = new RateLimiter(PER_MINUTE, 60_000, now);
  }

  /** @param to the recipient, or the post or comment. @throws Refusal */
  allow(to: string, text: string): void {
    if (hasWord(text, '#unreachable')) throw refused('notFound');
    if (hasWord(text, '#reject')) throw invalid('This content is not allowed.');
    const stumble = this.#faults.once(text, `${to}\n${text}`);
    if (stumble === 'throttle') throw refused('throttled');
    if (stumble === 'outage') throw refused('unavailable');
    if (!this.#limiter.take().isAllowed) throw refused('throttled');
  }
}
