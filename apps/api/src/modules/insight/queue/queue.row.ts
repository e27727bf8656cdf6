import type { ProposalPerson, ProposalTask } from '@concordia/domain/scheduling';
import { NEVER_DUE } from '../../../database/never-due.js';

interface PersonRow {
  readonly contact_id: string;
  readonly contact_name: string;
  readonly inbound_count: number;
  readonly outbound_count: number;
  /** -1 if unknown; `null` if the models have not seen the contact. */
  readonly value_cents: number | null;
}

interface TaskRow {
  readonly id: string;
  readonly title: string;
  readonly due_at: number;
  readonly message_id: string | null;
  readonly priority: number | null;
}

export const personOf = (row: PersonRow): ProposalPerson => ({
  id: row.contact_id,
  name: row.contact_name,
  inbound: row.inbound_count,
  outbound: row.outbound_count,
  expected: row.value_cents === null ? null : row.value_cents / 100,
});

export const taskOf = ({ id, title, due_at, message_id, priority }: TaskRow): ProposalTask => ({
  id,
  title,
  dueAt: due_at === NEVER_DUE ? null : due_at,
  messageId: message_id,
  priority,
});
