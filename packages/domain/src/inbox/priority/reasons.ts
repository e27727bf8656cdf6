/** Reasons that the code alone tells. */
export const PLAIN_REASON_CODES = [
  'base',
  'outbound',
  'answered',
  'list',
  'automatic',
  'bounce',
  'frequent',
  'new_sender',
  'direct',
  'copied',
  'question',
  'complaint',
  'courtesy',
] as const;

/** Reasons that quote the message. */
export const QUOTED_REASON_CODES = ['request', 'deadline', 'haste', 'cancellation'] as const;

export const URGENCY_CAUSES = ['cancellation', 'haste', 'deadline', 'complaint'] as const;

/** The steps of the waiting time, in hours. */
export const WAITING_HOURS = [4, 24, 48, 96, 168] as const;

export type UrgencyCause = (typeof URGENCY_CAUSES)[number];

interface Weighed {
  /** Added to the priority; may be negative, or 0 for a remark. */
  readonly points: number;
  /** In English; the code and its values let a reader's language say the same. */
  readonly text: string;
}

/* Values are absent from reasons that were stored before they were kept. */

interface PlainReason extends Weighed {
  readonly code: (typeof PLAIN_REASON_CODES)[number];
}

interface QuotedReason extends Weighed {
  readonly code: (typeof QUOTED_REASON_CODES)[number];
  /** The words of the message. */
  readonly quote?: string;
}

interface RelationshipReason extends Weighed {
  readonly code: 'relationship';
  /** How often we wrote to them, from five times; `null` below. */
  readonly replies?: number | null;
}

interface WaitingReason extends Weighed {
  readonly code: 'waiting';
  /** The longest of the steps that has passed. */
  readonly hours?: (typeof WAITING_HOURS)[number];
}

interface UrgentReason extends Weighed {
  readonly code: 'urgent';
  readonly cause?: UrgencyCause;
}

/** Why a message has its priority. */
export type PriorityReason = PlainReason | QuotedReason | RelationshipReason | WaitingReason | UrgentReason;

export type PriorityReasonCode = PriorityReason['code'];
