import type { PlannedTask } from './plannedTask';

export interface Somebody {
  readonly id: string;
  readonly name: string;
}

export interface RandomTaskOptions {
  /** Returns a number in [0, 1), as `Math.random`. */
  random: () => number;
  id: string;
  /** Contacts to choose from; if empty, the task is about an unknown contact. */
  people: readonly Somebody[];
  titleOf: (action: PlannedTask['action_type'], name: string) => string;
  unknown: string;
}

/** Rounds a share down to two digits, as more would be noise. */
const hundredths = (share: number): number => Math.floor(share * 100) / 100;

/** A sample task: value 1,000 to 10,999, 5 to 49 minutes, risk below 0.5 and any urgency. */
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
