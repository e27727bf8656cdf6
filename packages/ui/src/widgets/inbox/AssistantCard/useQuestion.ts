import { type AssistantAnswer, type AssistantQuestion, askAssistant } from '@concordia/api-client';
import { useEffect, useRef, useState } from 'react';

export type QuestionState =
  | { kind: 'idle' }
  | { kind: 'pending' }
  | { kind: 'cancelled' }
  | { kind: 'answered'; answer: AssistantAnswer }
  | { kind: 'failed'; error: unknown };

interface Question {
  state: QuestionState;
  /** Asks a question and cancels a pending one. @param contactId whom the name in it means, if that was asked back. */
  ask: (question: string, contactId?: string) => Promise<void>;
  cancel: () => void;
}

/** One question at a time. @param messageId the open message, or `null`. */
export function useQuestion(messageId: string | null): Question {
  const [state, setState] = useState<QuestionState>({ kind: 'idle' });
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  const ask = async (question: string, contactId?: string) => {
    call.current?.abort();
    const controller = new AbortController();
    call.current = controller;
    setState({ kind: 'pending' });
    const { signal } = controller;
    const about = { ...(messageId !== null && { messageId }), ...(contactId !== undefined && { contactId }) };
    const next = await answered({ question: question.trim(), ...about }, signal);
    if (!signal.aborted) setState(next);
  };
  const cancel = () => {
    call.current?.abort();
    setState({ kind: 'cancelled' });
  };
  return { state, ask, cancel };
}

async function answered(body: AssistantQuestion, signal: AbortSignal): Promise<QuestionState> {
  try {
    return { kind: 'answered', answer: await askAssistant(body, { signal }) };
  } catch (error) {
    return { kind: 'failed', error };
  }
}
