import type { SendFailure } from '@concordia/domain';
import { fieldOf, fieldsOf, numberOf, textOf } from '../http/json.js';

export interface GraphError {
  readonly code: number;
  /** More specific than the code on Messenger and Instagram; WhatsApp no longer sends it. */
  readonly subcode: number | null;
  /** Meta's own text: for people, never for decisions. */
  readonly message: string | null;
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

/** Subcodes more specific than their code (Messenger Platform, common error codes). */
const BY_SUBCODE: ReadonlyMap<number, SendFailure> = new Map([
  // Outside the allowed window, on Messenger and on Instagram.
  [2_018_278, 'window_closed'],
  [2_534_022, 'window_closed'],
  // The person does not exist, is unavailable, or has blocked us.
  [2_018_001, 'recipient_unreachable'],
  [2_534_014, 'recipient_unreachable'],
  [1_545_041, 'recipient_unreachable'],
  [2_018_108, 'recipient_unreachable'],
  // "Received invalid JSON reply": Meta documents that the messages were sent anyway.
  [1_357_046, 'unconfirmed'],
]);

/** Codes of the Graph API, the Messenger Platform and the WhatsApp Cloud API. */
const BY_CODE: ReadonlyMap<number, SendFailure> = new Map<number, SendFailure>([
  // Credentials and permissions. 368 and 131031 are accounts that Meta has blocked.
  ...codes('authentication', [0, 3, 10, 102, 190, 368, 131_005, 131_031, 131_045, 133_010]),
  // Rate limits of the application, the page, the number, or the pair of numbers.
  ...codes('throttled', [4, 17, 32, 341, 613, 80_002, 80_006, 80_007, 130_429, 131_048, 131_056, 131_064]),
  ...codes('recipient_unreachable', [551, 131_026, 131_030, 131_049]),
  ...codes('opted_out', [131_050]),
  ...codes('template_needed', [131_047]),
  // The template text is too long once filled in.
  ...codes('too_long', [132_005]),
  ...codes('transient', [1, 2, 131_000, 131_016, 131_057, 133_004]),
  // Parameters, media, the recipient's country, payment.
  ...codes('rejected', [33, 100, 130_497, 131_008, 131_009, 131_021, 131_042, 131_051, 131_052, 131_053, 135_000]),
]);

function codes(failure: SendFailure, all: readonly number[]): readonly (readonly [number, SendFailure])[] {
  return all.map((code) => [code, failure] as const);
}

/** @param status the HTTP status; `null` for an error from a webhook. */
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

/** For a response without a Graph error: an intermediary may have sent it after the message was accepted. */
export function statusFailure(status: number): SendFailure {
  if (status === 401) return 'authentication';
  if (status === 429) return 'throttled';
  if (status === 503) return 'transient';
  return status >= 500 ? 'unconfirmed' : 'rejected';
}
