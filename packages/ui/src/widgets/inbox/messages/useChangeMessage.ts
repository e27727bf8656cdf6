import type { MessageUpdate } from '@concordia/api-client';
import { useCallback } from 'react';
import type { DeskItem } from './deskItem';
import { useActionWords } from './useActionWords';
import { useTriage } from './useTriage';

/** @returns whether the server accepted it. Never rejects: errors show as toasts. */
export type ChangeMessage = (message: DeskItem, change: MessageUpdate) => Promise<boolean>;

export interface ChangeOptions {
  /**
   * Shows no toast and offers no undo, for automatic changes such as marking an opened message read.
   *
   * @default false
   */
  isQuiet?: boolean;
}

/**
 * Moves or marks one message: applied everywhere at once, sent, undoable, and reverted with a message if the server refuses.
 * The function is stable.
 */
export function useChangeMessage({ isQuiet = false }: ChangeOptions = {}): ChangeMessage {
  const triage = useTriage();
  const said = useActionWords();
  return useCallback(
    (message, change) => triage({ messages: [message], change, said: isQuiet ? null : said([message], change) }),
    [triage, said, isQuiet],
  );
}
