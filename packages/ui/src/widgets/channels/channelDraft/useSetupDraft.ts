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

/** Where the browser keeps nothing (a private window, policy), the draft lives as long as the page. */
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

/** Nobody can do anything about it, and the defaults are in its place. */
const logCorrupt = (reason: unknown) => log('setup-draft', reason);

/** Changes the draft as it is kept now, which another tab may have changed since it was drawn. */
export function saveDraft(change: (before: SetupDraft) => SetupDraft): void {
  const before = parseDraft(read());
  const after = change(before);
  if (after !== before) write(JSON.stringify(after));
}

/** Forgets what was kept: the defaults are back. */
export const forgetDraft = (): void => write(null);

/** The setup that this browser keeps. All that show it follow its changes, in other tabs too. */
export function useSetupDraft(): SetupDraft {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => (text === null ? DEFAULT_DRAFT : parseDraft(text, logCorrupt)), [text]);
}
