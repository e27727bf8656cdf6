import type { SendFailure } from '@concordia/domain';
import { fieldOf, fieldsOf, numberOf, textOf } from '../http/json.js';

/** An error as the Graph API and the statuses of WhatsApp tell it. */
export interface GraphError {
  readonly code: number;
  /** Says more than the code on Messenger and Instagram; WhatsApp has none any more. */
  readonly subcode: number | null;
  /** Meta's own words: for people, never for decisions. */
  readonly message: string | null;
  /** Whether Meta itself thinks that the same call may work later. */
  readonly isTransient: boolean;
}

/** Reads `{ code, error_subcode, message, error_data: { details }, is_transient }`. */
export function errorIn(value: unknown): GraphError | null {
  const fields = fieldsOf(value);
  const code = numberOf(fields, 'code');
  if (code === null) return null;
  return {
    code,
    subcode: numberOf(fields, 'error_subcode'),
    message: textOf(fieldOf(fields, 'error_data'), 'details') ?? textOf(fields, 'message'),
    isTransient: fields?.get('is_transient') === true,
  };
}

/** Subcodes that say more than their code (Messenger Platform, common error codes). */
const BY_SUBCODE: ReadonlyMap<number, SendFailure> = new Map([
  // Outside the allowed window, on Messenger and on Instagram.
  [2_018_278, 'window_closed'],
  [2_534_022, 'window_closed'],
  // No such person, or one who is not there, or who wants nothing of us.
  [2_018_001, 'recipient_unreachable'],
  [2_534_014, 'recipient_unreachable'],
  [1_545_041, 'recipient_unreachable'],
  [2_018_108, 'recipient_unreachable'],
  // "Received invalid JSON reply": Meta documents that the messages were sent all the same.
  [1_357_046, 'unconfirmed'],
]);

/** Codes of the Graph API, the Messenger Platform and the WhatsApp Cloud API. */
const BY_CODE: ReadonlyMap<number, SendFailure> = new Map<number, SendFailure>([
  // Who we are, and what we may. 368 and 131031 are accounts that Meta has blocked.
  ...codes('authentication', [0, 3, 10, 102, 190, 368, 131_005, 131_031, 131_045, 133_010]),
  // The application, the page, the number, or the pair of numbers is too fast.
  ...codes('throttled', [4, 17, 32, 341, 613, 80_002, 80_006, 80_007, 130_429, 131_048, 131_056, 131_064]),
  ...codes('recipient_unreachable', [551, 131_026, 131_030, 131_049]),
  ...codes('opted_out', [131_050]),
  ...codes('template_needed', [131_047]),
  // The text of a template is too long with its parameters in it.
  ...codes('too_long', [132_005]),
  ...codes('transient', [1, 2, 131_000, 131_016, 131_057, 133_004]),
  // Parameters, media, the recipient's country, payment.
  ...codes('rejected', [33, 100, 130_497, 131_008, 131_009, 131_021, 131_042, 131_051, 131_052, 131_053, 135_000]),
]);

function codes(failure: SendFailure, all: readonly number[]): readonly (readonly [number, SendFailure])[] {
  return all.map((code) => [code, failure] as const);
}

/** @param status the HTTP status; `null` for an error that a webhook tells. */
export function failureOf({ code, subcode, isTransient }: GraphError, status: number | null): SendFailure {
  const known = (subcode === null ? undefined : BY_SUBCODE.get(subcode)) ?? BY_CODE.get(code);
  if (known !== undefined) return known;
  if (code >= 200 && code <= 299) return 'authentication';
  // Templates: missing, paused, disabled, or filled in wrongly.
  if (code >= 132_000 && code <= 132_999) return 'rejected';
  if (isTransient) return 'transient';
  if (status === 401) return 'authentication';
  if (status === 429) return 'throttled';
  return status !== null && status >= 500 ? 'transient' : 'rejected';
}

/** For an answer without an error of Graph's: something in between may have given it, after the message went through. */
export function statusFailure(status: number): SendFailure {
  if (status === 401) return 'authentication';
  if (status === 429) return 'throttled';
  if (status === 503) return 'transient';
  return status >= 500 ? 'unconfirmed' : 'rejected';
}
