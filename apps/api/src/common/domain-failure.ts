import type { ApiErrorDetail } from '@concordia/contract';

/** What kind of refusal it is; the edge knows which HTTP status that means. */
export type FailureKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'bad-gateway'
  | 'late'
  | 'unavailable'
  | 'full';

/** A use case says no. Services throw these; they know nothing of HTTP. */
export class DomainFailure extends Error {
  override readonly name = 'DomainFailure';

  /**
   * @param code stable, in capitals: `MESSAGE_NOT_FOUND`.
   * @param message a sentence that a person can act on; it is shown as it is.
   * @param retryAfterMs when it is worth trying again, in ms from now, where that is known.
   */
  constructor(
    readonly kind: FailureKind,
    readonly code: string,
    message: string,
    readonly details?: ApiErrorDetail[],
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}

/** There is no such thing in this workspace; whether another one has it is not told. */
export const notFound = (
  thing:
    | 'message'
    | 'conversation'
    | 'contact'
    | 'point'
    | 'note'
    | 'merge'
    | 'erasure'
    | 'suggestion'
    | 'attachment'
    | 'import'
    | 'task'
    | 'project'
    | 'view'
    | 'member'
    | 'calendar',
): DomainFailure => new DomainFailure('not-found', `${thing.toUpperCase()}_NOT_FOUND`, `There is no such ${thing}.`);
