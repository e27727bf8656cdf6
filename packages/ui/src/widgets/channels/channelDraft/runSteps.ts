export interface StepAnswer {
  readonly ok: boolean;
  /** The result in words; `null` if there is none. */
  readonly message: string | null;
  /** Nothing left this machine: a simulated provider responded, or this page did. */
  readonly isSimulated: boolean;
}

export interface Step<Id extends string = string> {
  readonly id: Id;
  /** @throws if the call is rejected or gets no response. */
  readonly call: (signal: AbortSignal) => Promise<StepAnswer>;
}

export type StepState =
  | { readonly is: 'waiting' }
  | { readonly is: 'running' }
  | ({ readonly is: 'answered' } & StepAnswer)
  /** No result: rejected, unreachable, or a bug. */
  | { readonly is: 'thrown'; readonly reason: unknown }
  | { readonly is: 'late' }
  | { readonly is: 'cancelled' };

export interface StepsRun<Id extends string> {
  readonly steps: readonly Step<Id>[];
  /** Aborts the test: cancels the running call and skips the rest. */
  readonly signal: AbortSignal;
  /** Creates a signal per call that aborts when the call takes too long. */
  readonly timeout: () => AbortSignal;
  readonly onChange: (id: Id, state: StepState) => void;
}

/** Timeout per call, in ms (specification, section 9). */
export const STEP_TIMEOUT_MS = 8_000;

export const isPassed = (state: StepState): boolean => state.is === 'answered' && state.ok;

/** Runs the calls in sequence; a failure does not skip the next one. Resolves to the final states. */
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
