/** What a call of a test said. */
export interface StepAnswer {
  readonly ok: boolean;
  /** What came of it, in words; `null` when nothing was said. */
  readonly message: string | null;
  /** Nothing left this machine: a provider made up here answered, or this page itself. */
  readonly isSimulated: boolean;
}

/** One call of a test. */
export interface Step<Id extends string = string> {
  readonly id: Id;
  /** @throws when the call was refused or got no answer. */
  readonly call: (signal: AbortSignal) => Promise<StepAnswer>;
}

export type StepState =
  | { readonly is: 'waiting' }
  | { readonly is: 'running' }
  | ({ readonly is: 'answered' } & StepAnswer)
  /** There was no answer to read: refused, unreachable, or a mistake of ours. */
  | { readonly is: 'thrown'; readonly reason: unknown }
  | { readonly is: 'late' }
  | { readonly is: 'cancelled' };

export interface StepsRun<Id extends string> {
  readonly steps: readonly Step<Id>[];
  /** Ends the test: the call that runs is given up, and those after it are not made. */
  readonly signal: AbortSignal;
  /** Aborts when a call has taken too long; made anew for each. */
  readonly timeout: () => AbortSignal;
  /** Told how each step stands. */
  readonly onChange: (id: Id, state: StepState) => void;
}

/** One call may take so long, in ms (specification, section 9). */
export const STEP_TIMEOUT_MS = 8_000;

export const isPassed = (state: StepState): boolean => state.is === 'answered' && state.ok;

/** Makes the calls of a test one after the other; one that fails does not keep the next from being made. Resolves to how each ended. */
export async function runSteps<Id extends string>(run: StepsRun<Id>): Promise<StepState[]> {
  const ends: StepState[] = [];
  for (const step of run.steps) {
    run.onChange(step.id, { is: 'running' });
    const end = await endOf(step, run);
    run.onChange(step.id, end);
    ends.push(end);
  }
  return ends;
}

async function endOf<Id extends string>(step: Step<Id>, { signal, timeout }: StepsRun<Id>): Promise<StepState> {
  if (signal.aborted) return { is: 'cancelled' };
  const late = timeout();
  try {
    return { is: 'answered', ...(await step.call(AbortSignal.any([signal, late]))) };
  } catch (reason) {
    if (signal.aborted) return { is: 'cancelled' };
    return late.aborted ? { is: 'late' } : { is: 'thrown', reason };
  }
}
