import { CHANNEL_LIMITS } from '@concordia/domain';
import { FaultInjector, hasWord } from '../kit/control-words.js';
import { RateLimiter } from '../kit/rate-limiter.js';
import { forbidden, invalidRequest, limitHeaders, throttledOnce, tooMany, unavailable } from './problems.js';

const QUARTER = 15 * 60_000;
const DAY = 24 * 60 * 60_000;

export interface OutgoingDirect {
  readonly text: string;
  readonly mediaId: string | null;
}

/** Reads a direct message request. @throws Refusal with all errors. */
export function readDirect(
  fields: ReadonlyMap<string, unknown> | null,
  hasMedia: (id: string) => boolean,
): OutgoingDirect {
  const wrong = [...(fields?.keys() ?? [])]
    .filter((name) => name !== 'text' && name !== 'attachments')
    .map((name) => `The field [${name}] is unknown.`);
  const text = fields?.get('text') ?? '';
  const attachments: unknown = fields?.get('attachments') ?? [];
  const ids: unknown[] = Array.isArray(attachments) ? attachments.map(mediaIdOf) : [null];
  if (typeof text !== 'string') wrong.push('The field [text] must be a string.');
  else if (text.length > CHANNEL_LIMITS.twitter.maxLength) wrong.push('Your message text is too long.');
  if (ids.length > 1) wrong.push('Only one attachment is supported.');
  if (ids.some((id) => typeof id !== 'string' || !hasMedia(id))) wrong.push('The media_id is unknown or expired.');
  if (text === '' && ids.length === 0) wrong.push('One of [text, attachments] is required.');
  if (wrong.length > 0) throw invalidRequest(wrong);
  const [id] = ids;
  return { text: typeof text === 'string' ? text : '', mediaId: typeof id === 'string' ? id : null };
}

const mediaIdOf = (attachment: unknown): unknown =>
  typeof attachment === 'object' && attachment !== null && 'media_id' in attachment ? attachment.media_id : null;

/** Enforces 15 messages in 15 minutes, 1440 per day, and the control words. */
export class DirectRules {
  readonly #quarter: RateLimiter;
  readonly #day: RateLimiter;
  readonly #faults = new FaultInjector();

  constructor(private readonly now: () => number) {
    this.#quarter = new RateLimiter(15, QUARTER, now);
    this.#day = new RateLimiter(1_440, DAY, now);
  }

  /** @returns the headers of the response. @throws Refusal */
  allow(recipient: string, text: string): Record<string, string> {
    if (hasWord(text, '#unreachable')) throw forbidden('You do not have permission to DM one or more participants.');
    if (hasWord(text, '#reject')) throw forbidden('This content is not allowed.');
    const stumble = this.#faults.once(text, `${recipient}\n${text}`);
    if (stumble === 'throttle') throw throttledOnce(this.now());
    if (stumble === 'outage') throw unavailable();
    const quarter = this.#quarter.take();
    const headers = limitHeaders('x-rate-limit', quarter);
    if (!quarter.isAllowed) throw tooMany(headers);
    const day = this.#day.take();
    const both = { ...headers, ...limitHeaders('x-user-limit-24hour', day) };
    if (!day.isAllowed) throw tooMany(both);
    return both;
  }
}
