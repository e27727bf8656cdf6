import { ACTION_MINUTES, actionOf, answerTitle, riskOf, urgencyOf, valueOf } from './estimates.js';

export interface ProposalPerson {
  readonly id: string;
  readonly name: string;
  /** Messages from them, and to them. */
  readonly inbound: number;
  readonly outbound: number;
  /** Their expected purchases within a year; `null` if unknown. */
  readonly expected: number | null;
}

/** An open task about a contact; times in ms since the epoch. */
export interface ProposalTask {
  readonly id: string;
  readonly title: string;
  readonly dueAt: number | null;
  readonly messageId: string | null;
  /** Of its message; `null` without one. */
  readonly priority: number | null;
}

export interface ProposalMessage {
  readonly id: string;
  readonly subject: string | null;
  readonly priority: number;
}

/** Converts an open task to a proposal. @param now ms since the epoch. */
export function proposalOfTask(task: ProposalTask, person: ProposalPerson, now: number) {
  return {
    ...estimated(person, task.title, urgencyOf(task.priority, task.dueAt, now)),
    id: task.id,
    title: task.title,
    source: 'follow_up' as const,
    ...due(task.dueAt),
    taskId: task.id,
    messageId: task.messageId,
  };
}

/** Converts an unanswered message to a proposal: a reply in writing, whatever its subject. */
export function proposalOfMessage(message: ProposalMessage, person: ProposalPerson, now: number) {
  return {
    ...estimated(person, '', urgencyOf(message.priority, null, now)),
    id: message.id,
    title: answerTitle(person.name, message.subject),
    source: 'suggestion' as const,
    ...due(null),
    taskId: null,
    messageId: message.id,
  };
}

function estimated(person: ProposalPerson, words: string, urgency: number) {
  const action = actionOf(words);
  return {
    entity_id: person.id,
    entity_type: 'Person' as const,
    contactName: person.name,
    action_type: action,
    estimated_value: valueOf(person.expected),
    estimated_time_minutes: ACTION_MINUTES[action],
    risk_score: riskOf(person.inbound, person.outbound),
    urgency_score: urgency,
  };
}

function due(at: number | null) {
  const instant = at === null ? null : new Date(at).toISOString();
  return { dueAt: instant, due_at: instant };
}
