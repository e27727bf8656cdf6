import type { AskedAt } from '@concordia/domain/assistant';

/** What a question comes with. */
export interface Asking {
  readonly at: AskedAt;
  /** The open message. */
  readonly messageId: string | undefined;
  /** Whom an ambiguous name means. */
  readonly contactId: string | undefined;
}
