import type { Message, MessageUpdate } from '@concordia/api-client';
import { useCallback } from 'react';
import { useActionWords } from './useActionWords';
import { useTriage } from './useTriage';

/** @returns whether the server accepted it. It never rejects: a refusal is shown to the person. */
export type ChangeMessage = (message: Message, change: MessageUpdate) => Promise<boolean>;

export interface ChangeOptions {
  /**
   * Nobody asked for it, so nothing is said about it and it is not among what can be taken back: opening a message marks it read.
   *
   * @default false
   */
  isQuiet?: boolean;
}

/**
 * Moves or marks one message: shown everywhere at once, sent, offered to be taken back, and undone with a word about it when the server
 * refuses. The function is stable.
 */
export function useChangeMessage({ isQuiet = false }: ChangeOptions = {}): ChangeMessage {
  const triage = useTriage();
  const said = useActionWords();
  return useCallback(
    (message, change) => triage({ messages: [message], change, said: isQuiet ? null : said([message], change) }),
    [triage, said, isQuiet],
  );
}
