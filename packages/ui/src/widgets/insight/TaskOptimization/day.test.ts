import { describe, expect, it } from 'vitest';
import { timelineOf } from './day';
import type { PlacedTask } from './plannedTask';

const placed = (id: string, scheduled_time?: string): PlacedTask => ({
  task: {
    id,
    title: id,
    contactName: 'Ada',
    taskId: null,
    messageId: null,
    dueAt: null,
    entity_id: id,
    entity_type: 'Person',
    action_type: 'email',
    estimated_value: 1,
    estimated_time_minutes: 10,
    risk_score: 0,
    urgency_score: 0,
    source: 'follow_up',
  },
  priority_score: 50,
  reasoning: [],
  confidence: 1,
  ...(scheduled_time !== undefined && { scheduled_time }),
});

describe('the timeline of a day', () => {
  it('groups tasks by the hour in which they start, and keeps what does not fit for the end', () => {
    const hours = timelineOf([
      placed('c'),
      placed('a', '2026-03-02T10:50:00.000Z'),
      placed('b', '2026-03-02T09:15:00.000Z'),
      placed('d', '2026-03-02T10:05:00.000Z'),
    ]);
    expect(
      hours.map(({ start, tasks }) => [start, tasks.map(({ placed: { task }, rank }) => `${rank} ${task.id}`)]),
    ).toEqual([
      [Date.parse('2026-03-02T09:00Z'), ['3 b']],
      [Date.parse('2026-03-02T10:00Z'), ['4 d', '2 a']],
      [null, ['1 c']],
    ]);
  });

  it('has no hours without tasks', () => {
    expect(timelineOf([])).toEqual([]);
  });
});
