import { describe, expect, it } from 'vitest';
import { placedOf, toAccept } from './plannedTask';
import { randomTask } from './randomTask';

const people = [
  { id: 'a', name: 'Ada Okafor' },
  { id: 'b', name: 'Bengt Lindqvist' },
];

const make = (...numbers: number[]) => {
  const rest = [...numbers];
  return randomTask({
    random: () => rest.shift() ?? 0,
    id: 'one',
    people,
    titleOf: (action, name) => `${action} ${name}`,
    unknown: 'Contact 1',
  });
};

describe('a random task', () => {
  it('has the least and the largest figures that are allowed', () => {
    expect(make()).toMatchObject({
      entity_id: 'a',
      title: 'email Ada Okafor',
      estimated_value: 1000,
      estimated_time_minutes: 5,
      risk_score: 0,
      urgency_score: 0,
    });
    const most = 1 - Number.EPSILON;
    expect(make(most, most, most, most, most, most)).toMatchObject({
      entity_id: 'b',
      title: 'call Bengt Lindqvist',
      estimated_value: 10_999,
      estimated_time_minutes: 49,
      risk_score: 0.49,
      urgency_score: 0.99,
    });
  });

  it('is about somebody unknown where nobody is known', () => {
    const task = randomTask({
      random: () => 0.9,
      id: 'one',
      people: [],
      titleOf: (_, name) => name,
      unknown: 'Contact 1',
    });
    expect([task.entity_id, task.title]).toEqual(['one', 'Contact 1']);
  });
});

describe('a queue', () => {
  const sent = [make(), { ...make(0.9), id: 'two', taskId: 'task' }];
  const placed = placedOf(
    [
      {
        task: { ...sent[1], id: 'two' },
        priority_score: 80,
        reasoning: [],
        confidence: 1,
        scheduled_time: '2026-11-23T09:00:00.000Z',
      },
      { task: { ...sent[0], id: 'one' }, priority_score: 20, reasoning: [], confidence: 1 },
    ].map((one) => ({ ...one, task: { ...make(), ...one.task, due_at: null } })),
    sent,
  );

  it('keeps what was known of its tasks, and is accepted as far as it has times', () => {
    expect(placed.map(({ task }) => [task.id, task.taskId])).toEqual([
      ['two', 'task'],
      ['one', null],
    ]);
    expect(toAccept(placed).map(({ task_id, scheduled_time }) => [task_id, scheduled_time])).toEqual([
      ['task', '2026-11-23T09:00:00.000Z'],
    ]);
  });
});
