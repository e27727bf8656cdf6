import type { PlannedTask } from './plannedTask';

/** Whom a task may be about. */
export interface Somebody {
  readonly id: string;
  readonly name: string;
}

export interface RandomTaskOptions {
  /** A number from 0 to below 1, each time another. */
  random: () => number;
  /** Its identity among the tasks. */
  id: string;
  /** Whom there is; with nobody it is about somebody unknown. */
  people: readonly Somebody[];
  titleOf: (action: PlannedTask['action_type'], name: string) => string;
  /** The name of somebody unknown. */
  unknown: string;
}

/** A share to two digits: more would only be noise. */
const hundredths = (share: number): number => Math.floor(share * 100) / 100;

/** A task as nobody planned it: worth 1,000 to 10,999, of 5 to 49 minutes, of a risk below one half and any urgency. */
export function randomTask({ random, id, people, titleOf, unknown }: RandomTaskOptions): PlannedTask {
  const about = people[Math.floor(random() * people.length)] ?? { id, name: unknown };
  const action = random() < 0.5 ? 'email' : 'call';
  return {
    id,
    title: titleOf(action, about.name),
    source: 'random',
    contactName: about.name,
    taskId: null,
    messageId: null,
    dueAt: null,
    entity_id: about.id,
    entity_type: 'Person',
    action_type: action,
    estimated_value: 1000 + Math.floor(random() * 10_000),
    estimated_time_minutes: 5 + Math.floor(random() * 45),
    risk_score: hundredths(random() / 2),
    urgency_score: hundredths(random()),
  };
}
