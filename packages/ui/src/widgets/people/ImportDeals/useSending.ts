import { useEffect, useRef, useState } from 'react';

export interface Sending {
  readonly isPending: boolean;
  /** The thrown error of the last attempt. */
  readonly problem: unknown;
  readonly send: <Answer>(call: (signal: AbortSignal) => Promise<Answer>, onAnswer: (answer: Answer) => void) => void;
}

/** One request at a time, which ends with its component. */
export function useSending(): Sending {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<unknown>(undefined);
  const end = useRef<AbortController | null>(null);
  useEffect(() => () => end.current?.abort(), []);

  async function attempt<Answer>(call: (signal: AbortSignal) => Promise<Answer>, onAnswer: (answer: Answer) => void) {
    const mine = new AbortController();
    end.current = mine;
    setPending(true);
    setProblem(undefined);
    try {
      onAnswer(await call(mine.signal));
    } catch (error) {
      if (!mine.signal.aborted) setProblem(error);
    }
    setPending(false);
  }

  return { isPending, problem, send: (call, onAnswer) => void attempt(call, onAnswer) };
}
