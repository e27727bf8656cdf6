import { sendProblemOf } from '@concordia/api-client';
import { useEffect, useRef, useState } from 'react';

export interface Sending {
  readonly isPending: boolean;
  /** The thrown error of the last attempt. */
  readonly problem: unknown;
  readonly send: <Answer>(
    file: File,
    call: (signal: AbortSignal) => Promise<Answer>,
    onAnswer: (answer: Answer) => void,
  ) => void;
}

/** Sends a file, one request at a time, which ends with its component. */
export function useSending(): Sending {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<unknown>(undefined);
  const end = useRef<AbortController | null>(null);
  useEffect(() => () => end.current?.abort(), []);

  const attempt: Sending['send'] = async (file, call, onAnswer) => {
    const mine = new AbortController();
    end.current = mine;
    setPending(true);
    setProblem(undefined);
    try {
      onAnswer(await call(mine.signal));
    } catch (error) {
      const why = await sendProblemOf(file, error);
      if (!mine.signal.aborted) setProblem(why);
    }
    setPending(false);
  };

  return { isPending, problem, send: attempt };
}
