import type { DealColumn } from '@concordia/api-client';
import { CLOSED_STAGES, isClosedStage } from '@concordia/domain';

/** The server's limits. */
export const MOST_STAGES = 12;
export const LONGEST_NAME = 60;

export interface StageDraft {
  readonly id: string;
  readonly name: string;
  /** The deals in it. A stage that has some stays. */
  readonly count: number;
}

/** @param nameOf the name as the reader sees it, which may be a translation. */
export const draftOf = (
  columns: readonly DealColumn[],
  nameOf: (stage: DealColumn['stage']) => string,
): readonly StageDraft[] =>
  columns
    .filter(({ stage }) => !isClosedStage(stage.id))
    .map(({ stage, count }) => ({ id: stage.id, name: nameOf(stage), count }));

export function moved(stages: readonly StageDraft[], at: number, step: 1 | -1): readonly StageDraft[] {
  const stage = stages[at];
  return stage === undefined ? stages : stages.toSpliced(at, 1).toSpliced(at + step, 0, stage);
}

/** A new stage, last. Its id stays when it is renamed, so it is made of no name. */
export function withNew(stages: readonly StageDraft[], name: string): readonly StageDraft[] {
  const taken = new Set<string>([...CLOSED_STAGES, ...stages.map(({ id }) => id)]);
  let number = stages.length + 1;
  while (taken.has(`stage-${number}`)) number += 1;
  return [...stages, { id: `stage-${number}`, name, count: 0 }];
}

/**
 * The stages to keep. One that was not renamed keeps its stored name: a translation is shown, and must not replace it for readers of another language.
 */
export function stagesOf(
  drafts: readonly StageDraft[],
  columns: readonly DealColumn[],
  nameOf: (stage: DealColumn['stage']) => string,
): { id: string; name: string }[] {
  return drafts.map(({ id, name }) => {
    const stored = columns.find(({ stage }) => stage.id === id)?.stage;
    const isKept = stored !== undefined && nameOf(stored) === name;
    return { id, name: isKept ? stored.name : name.trim() };
  });
}
