import type { SendFailure } from '@concordia/domain';

/** Enhanced codes (RFC 3463) that are more specific than the reply code: subject and detail, for any class. */
const BY_DETAIL: ReadonlyMap<string, SendFailure> = new Map([
  ['1.1', 'recipient_unreachable'],
  ['1.2', 'recipient_unreachable'],
  ['1.3', 'recipient_unreachable'],
  ['1.6', 'recipient_unreachable'],
  ['1.10', 'recipient_unreachable'],
  ['2.1', 'recipient_unreachable'],
  ['4.1', 'transient'],
  ['4.5', 'throttled'],
  ['2.3', 'too_long'],
  ['3.4', 'too_long'],
  ['7.8', 'authentication'],
  ['7.9', 'authentication'],
  ['7.14', 'authentication'],
]);

/** Reply codes (RFC 5321, 4.2.3; RFC 4954, 4). */
const BY_CODE: ReadonlyMap<number, SendFailure> = new Map([
  [421, 'throttled'],
  [450, 'throttled'],
  [452, 'throttled'],
  [530, 'authentication'],
  [534, 'authentication'],
  [535, 'authentication'],
  [538, 'authentication'],
  [550, 'recipient_unreachable'],
  [551, 'recipient_unreachable'],
  [552, 'too_long'],
  [553, 'recipient_unreachable'],
]);

/** Pause after a server asks us to wait, in ms. RFC 5321 (4.5.4.1) asks for half an hour; most servers mean minutes. */
export const MAIL_PAUSE = 5 * 60_000;

/**
 * Maps an SMTP refusal to a failure. A known enhanced code decides; otherwise 4xx is retryable (RFC 5321, 4.2.1) and 5xx is not.
 *
 * A full mailbox (x.2.2) is not a wrong address, so 5.2.2 rejects only this message.
 */
export function failureOfReply(code: number, enhanced: string | null): SendFailure {
  const [, subject, detail] = enhanced?.split('.') ?? [];
  const isTemporary = code < 500;
  const told = BY_DETAIL.get(`${subject}.${detail}`);
  if (told !== undefined && !(isTemporary && told === 'recipient_unreachable')) return told;
  if (enhanced !== null && subject === '7' && !isTemporary)
    return BY_CODE.get(code) === 'authentication' ? 'authentication' : 'rejected';
  if (`${subject}.${detail}` === '2.2' && !isTemporary) return 'rejected';
  return BY_CODE.get(code) ?? (isTemporary ? 'transient' : 'rejected');
}
