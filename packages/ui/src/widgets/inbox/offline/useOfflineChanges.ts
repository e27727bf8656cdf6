import {
  getConversation,
  getWorkspace,
  reachability,
  updateConversation,
  useGetWorkspace,
} from '@concordia/api-client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useProblemWords } from '../../shared/problems';
import { saveUnsavedDrafts } from '../Composer/saveUnsavedDrafts';
import type { MessageStore } from '../messages/messageStore';
import { useMessageStore } from '../messages/useMessageEdits';
import { isKeptKey, keptIn } from './keptChanges';
import { OfflineChanges, type OfflineState } from './OfflineChanges';

const LOCK = 'concordia-unsent';
/** How soon a busy server is asked again, in ms. */
const AGAIN_MS = 30_000;

const NONE: OfflineState = { waiting: 0, held: [] };
const never = () => () => undefined;

/** Keeps the changes of this workspace made without a connection, and sends them when the server is back. Once for the whole screen. */
export function useOfflineChanges() {
  const store = useMessageStore();
  const describe = useProblemWords();
  const { data: workspace } = useGetWorkspace();
  const workspaceId = workspace?.id ?? null;
  const [made, setMade] = useState<{ changes: OfflineChanges; workspaceId: string } | null>(null);
  if (workspaceId !== null && made?.workspaceId !== workspaceId) {
    setMade({ changes: changesOf(workspaceId, store, describe), workspaceId });
  }
  const changes = made?.changes ?? null;
  const state = useSyncExternalStore(changes?.subscribe ?? never, changes?.getState ?? (() => NONE));

  useEffect(() => (changes === null ? undefined : follow(changes, store)), [changes, store]);
  useEffect(() => {
    if (changes === null || state.waiting === 0) return;
    const again = setInterval(() => reachability.isReached() && void changes.send(), AGAIN_MS);
    return () => clearInterval(again);
  }, [changes, state.waiting]);
  return { ...state, resolve: changes?.resolve ?? (() => undefined) };
}

/** Runs in one tab at a time. Pages on plain HTTP have no locks. */
const alone = async (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

function changesOf(workspaceId: string, store: MessageStore, describe: (problem: unknown) => string): OfflineChanges {
  return new OfflineChanges({
    waiting: keptIn(localStorage, workspaceId, 'waiting'),
    held: keptIn(localStorage, workspaceId, 'held'),
    store,
    describe,
    update: updateConversation,
    read: (id) => getConversation(id),
    isHome: async () => {
      const { id } = await getWorkspace();
      // Without the server, the service worker answers.
      return id === workspaceId && reachability.isReached();
    },
    alone,
    now: () => new Date().toISOString(),
  });
}

function follow(changes: OfflineChanges, store: MessageStore): () => void {
  store.keeper = changes;
  changes.reload();
  const send = () => void changes.send().then(() => alone(saveUnsavedDrafts));
  const onReached = () => reachability.isReached() && send();
  const onStorage = ({ key }: StorageEvent) => isKeptKey(key) && changes.reload();
  if (navigator.onLine) send();
  const stop = reachability.subscribe(onReached);
  window.addEventListener('online', send);
  window.addEventListener('storage', onStorage);
  return () => {
    store.keeper = null;
    stop();
    window.removeEventListener('online', send);
    window.removeEventListener('storage', onStorage);
  };
}
