import { forgetEarly, reachability } from '@concordia/api-client';
import { useMessageStore } from '@concordia/ui/widgets/inbox/messages';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { SWRGlobalState } from 'swr/_internal';
import { followChanges } from './follow';
import { refresh } from './refresh';
import { takeStream } from './stream';
import { createThrottle } from './throttle';
import { anyChange, type Change, isTouched, showsMessages, touchedIn } from './topics';

/** Pauses between refreshes: minimal after a single change, longer during an import. */
const pauses = { shortestMs: 60, longestMs: 960 };

/** Hidden tabs close the stream after this time: browsers allow six connections per host across all tabs. */
const hiddenGraceMs = 15_000;

/** Keeps mounted data current through the server's change stream, while the tab is visible. */
export function useLiveUpdates(): void {
  const { cache, mutate } = useSWRConfig();
  const messages = useMessageStore();

  useEffect(() => {
    // SWR has no public API for mounted keys; its version is pinned and a test covers this.
    const isShown = (key: string) => (SWRGlobalState.get(cache)?.[0][key]?.length ?? 0) > 0;
    const readAgain = createThrottle<Change>(async (changes) => {
      // Responses fetched before the change are outdated.
      forgetEarly();
      const topics = new Set([...changes].flatMap((change) => change.topics));
      const touched = touchedIn(changes);
      // The board first: what is beside or below it, or on another page, is in less of a hurry.
      await refresh({
        cache,
        mutate,
        isShown,
        isTouched: (key) => isTouched(key, topics),
        isReadElsewhere: showsMessages,
        before: touched === null ? Promise.resolve() : messages.refreshAfterEvent(touched),
      });
    }, pauses);
    const stream = followChanges({
      open: takeStream,
      onChange: (change) => readAgain.add([change]),
      onMissed: () => readAgain.add([anyChange]),
      random: Math.random,
    });
    messages.follow(stream.isOpen);

    let leaving: ReturnType<typeof setTimeout> | undefined;
    const followVisibility = () => {
      clearTimeout(leaving);
      if (document.visibilityState === 'visible') stream.connect();
      else leaving = setTimeout(stream.disconnect, hiddenGraceMs);
    };
    followVisibility();
    document.addEventListener('visibilitychange', followVisibility);
    window.addEventListener('online', stream.connect);
    // After an outage, refetches everything that failed, together.
    const stopFollowing = reachability.subscribe(() => {
      if (!reachability.isReached()) return;
      stream.connect();
      readAgain.add([anyChange]);
    });
    return () => {
      stopFollowing();
      document.removeEventListener('visibilitychange', followVisibility);
      window.removeEventListener('online', stream.connect);
      clearTimeout(leaving);
      stream.disconnect();
      readAgain.stop();
    };
  }, [cache, mutate, messages]);
}
