import type { SendFailure } from '@concordia/domain';
import type { CheckResult, SendResult, SignalResult } from '../port/adapter.js';
import type { BotAnswer } from './bot.js';

type Refused = Extract<BotAnswer, { kind: 'refused' }>;
type Failed = Exclude<BotAnswer, { kind: 'done' }>;

/** Telegram uses one code for many errors; the undocumented description tells them apart. */
const MEANINGS: readonly (readonly [RegExp, SendFailure])[] = [
  [/blocked by the user/i, 'opted_out'],
  [/can't initiate conversation/i, 'window_closed'],
  [/too long|too_long/i, 'too_long'],
  [/chat not found|user not found|deactivated|kicked|not a member|peer_id_invalid|to bots/i, 'recipient_unreachable'],
];

export function telegramFailure({ code, description }: Refused): SendFailure {
  // A malformed token makes an address that does not exist.
  if (code === 401 || code === 404) return 'authentication';
  if (code === 429) return 'throttled';
  // 503 means not accepted; after other server errors the outcome is unknown.
  if (code === 503) return 'transient';
  if (code >= 500) return 'unconfirmed';
  const meaning = MEANINGS.find(([words]) => words.test(description));
  if (meaning !== undefined) return meaning[1];
  return code === 403 ? 'recipient_unreachable' : 'rejected';
}

/** `403 bot was blocked by the user` */
const codeOf = ({ code, description }: Refused): string =>
  `${code} ${description.replace(/^(Bad Request|Forbidden|Unauthorized|Too Many Requests): /, '')}`
    .trim()
    .slice(0, 100);

export function sendRefusal(answer: Failed): SendResult {
  if (answer.kind === 'lost') return { ok: false, failure: answer.failure, providerCode: null, retryAfterMs: null };
  const { retryAfterMs } = answer;
  return { ok: false, failure: telegramFailure(answer), providerCode: codeOf(answer), retryAfterMs };
}

export function signalRefusal(answer: Failed): SignalResult {
  if (answer.kind === 'lost') return { ok: false, failure: answer.failure, providerCode: null };
  return { ok: false, failure: telegramFailure(answer), providerCode: codeOf(answer) };
}

export function checkRefusal(answer: Failed): Extract<CheckResult, { ok: false }> {
  if (answer.kind === 'lost') return { ok: false, failure: 'transient', providerCode: null, said: null };
  const failure = answer.code >= 500 ? 'transient' : telegramFailure(answer);
  return { ok: false, failure, providerCode: String(answer.code), said: answer.description.slice(0, 300) || null };
}
