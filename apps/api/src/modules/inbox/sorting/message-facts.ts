import type { Direction, MessageFacts, MessageKind } from '@concordia/domain';

export interface ScoredRow {
  readonly direction: Direction;
  readonly kind: MessageKind;
  readonly subject: string | null;
  readonly text: string | null;
  readonly sent_at: number;
  readonly sent_at_known: 0 | 1;
  readonly addressed: MessageFacts['addressed'];
  readonly sentiment_compound: number | null;
  readonly contact_inbound: number | null;
  readonly contact_outbound: number | null;
}

/** @param isUnanswered whether we sent nothing after it. */
export function factsOf(row: ScoredRow, isUnanswered: boolean): MessageFacts {
  const isKnown = row.contact_inbound !== null && row.contact_outbound !== null;
  return {
    direction: row.direction,
    kind: row.kind,
    subject: row.subject,
    text: row.text ?? '',
    sentAt: row.sent_at_known === 1 ? row.sent_at : null,
    isUnanswered: row.direction === 'inbound' && isUnanswered,
    addressed: row.addressed,
    sentiment: row.sentiment_compound,
    sender: isKnown
      ? { repliesFromUs: Number(row.contact_outbound), messagesFromThem: Number(row.contact_inbound) }
      : null,
  };
}
