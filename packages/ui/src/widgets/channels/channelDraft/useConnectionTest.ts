import { useEffect, useRef, useState } from 'react';
import { runSteps, STEP_TIMEOUT_MS, type Step, type StepState } from './runSteps';

/** A test with the state of each step; ids are unique within a test. */
export interface TestRun<Id extends string> {
  readonly steps: readonly { readonly id: Id; readonly state: StepState }[];
  readonly isRunning: boolean;
}

/** Runs one test at a time and keeps its results. Cancels the test on unmount. */
export function useConnectionTest<Id extends string>() {
  const [run, setRun] = useState<TestRun<Id>>({ steps: [], isRunning: false });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  /** @returns the final state of each step. */
  const start = async (steps: readonly Step<Id>[]): Promise<StepState[]> => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setRun({ steps: steps.map(({ id }) => ({ id, state: { is: 'waiting' } })), isRunning: true });
    const ends = await runSteps({
      steps,
      signal: own.signal,
      timeout: () => AbortSignal.timeout(STEP_TIMEOUT_MS),
      onChange: (id, state) =>
        setRun((before) => ({ ...before, steps: before.steps.map((one) => (one.id === id ? { id, state } : one)) })),
    });
    if (stop.current === own) setRun((before) => ({ ...before, isRunning: false }));
    return ends;
  };
  return { run, start, cancel: () => stop.current?.abort() };
}
