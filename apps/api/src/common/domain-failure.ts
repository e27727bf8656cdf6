import type { ApiErrorDetail } from '@concordia/contract';

/** The kind of failure, which the HTTP layer maps to a status. */
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

/** A rejected use case. Services throw it and know nothing of HTTP. */
export class DomainFailure extends Error {
  override readonly name = 'DomainFailure';

  /**
   * @param code stable, in capitals: `MESSAGE_NOT_FOUND`.
   * @param message shown as it is; says what the reader can do.
   * @param retryAfterMs when a retry may succeed, in ms from now, if known.
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

/** Does not reveal whether another workspace has it. */
export const notFound = (
  thing:
    | 'account'
    | 'message'
    | 'conversation'
    | 'contact'
    | 'point'
    | 'note'
    | 'merge'
    | 'regrouping'
    | 'promise'
    | 'erasure'
    | 'suggestion'
    | 'attachment'
    | 'import'
    | 'task'
    | 'project'
    | 'view'
    | 'member'
    | 'calendar'
    | 'deal'
    | 'company',
): DomainFailure => new DomainFailure('not-found', `${thing.toUpperCase()}_NOT_FOUND`, `The ${thing} was not found.`);
