import { describe, expect, it } from 'vitest';
import { UndoStack } from './undoStack';

const step = (said: string, until?: number) => ({
  said,
  undo: () => Promise.resolve(),
  ...(until !== undefined && { until }),
});

describe('what can be taken back', () => {
  it('is the newest first, and each once', () => {
    const undo = new UndoStack(() => 0);
    undo.push(step('moved'));
    undo.push(step('snoozed'));
    expect([undo.pop()?.said, undo.pop()?.said, undo.pop()]).toEqual(['snoozed', 'moved', null]);
  });

  it('is what was done before when the time of the newest is over: a reply that has left stays', () => {
    let now = 0;
    const undo = new UndoStack(() => now);
    undo.push(step('moved'));
    undo.push(step('sent', 5_000));
    now = 5_000;
    expect(undo.isEmpty).toBe(false);
    expect(undo.pop()?.said).toBe('moved');
    expect(undo.isEmpty).toBe(true);
  });
});
