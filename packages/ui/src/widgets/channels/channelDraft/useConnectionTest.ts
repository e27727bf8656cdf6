import { useEffect, useRef, useState } from 'react';
import { runSteps, STEP_TIMEOUT_MS, type Step, type StepState } from './runSteps';

/** A test and how each of its steps stands; steps of one test have ids of their own. */
export interface TestRun<Id extends string> {
  readonly steps: readonly { readonly id: Id; readonly state: StepState }[];
  readonly isRunning: boolean;
}

/** Runs one test at a time, and keeps its results for the screen. A test that nobody looks at any more is called off. */
export function useConnectionTest<Id extends string>() {
  const [run, setRun] = useState<TestRun<Id>>({ steps: [], isRunning: false });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  /** @returns how each step ended. */
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
