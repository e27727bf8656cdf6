import { useMemo, useSyncExternalStore } from 'react';
import { DEFAULT_DRAFT, DRAFT_KEY, parseDraft, type SetupDraft } from './draft';
import { log } from './log';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Holds the draft for the page's lifetime if the browser blocks storage (private window, policy). */
let unkept: string | null = null;

function read(): string | null {
  try {
    return unkept ?? localStorage.getItem(DRAFT_KEY);
  } catch {
    return null;
  }
}

function write(text: string | null): void {
  unkept = null;
  try {
    if (text === null) localStorage.removeItem(DRAFT_KEY);
    else localStorage.setItem(DRAFT_KEY, text);
  } catch {
    unkept = text;
  }
  for (const listener of listeners) listener();
}

/** Only logged: the user cannot fix it, and the defaults apply. */
const logCorrupt = (reason: unknown) => log('setup-draft', reason);

/** Changes the stored draft, which another tab may have changed since the last render. */
export function saveDraft(change: (before: SetupDraft) => SetupDraft): void {
  const before = parseDraft(read());
  const after = change(before);
  if (after !== before) write(JSON.stringify(after));
}

export const forgetDraft = (): void => write(null);

/** The setup stored in this browser. Follows changes, including those from other tabs. */
export function useSetupDraft(): SetupDraft {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => (text === null ? DEFAULT_DRAFT : parseDraft(text, logCorrupt)), [text]);
}
