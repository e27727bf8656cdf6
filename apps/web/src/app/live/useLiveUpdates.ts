import { type ChangeTopic, forgetEarly, reachability } from '@concordia/api-client';
import { useRefreshMessages } from '@concordia/ui/widgets/inbox/messages';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { SWRGlobalState } from 'swr/_internal';
import { followChanges } from './follow';
import { refresh } from './refresh';
import { takeStream } from './stream';
import { createThrottle } from './throttle';
import { allTopics, isAboutMessages, isTouched, showsMessages } from './topics';

/** Pauses between refreshes: minimal after a single change, longer during an import. */
const pauses = { shortestMs: 60, longestMs: 960 };

/** Hidden tabs close the stream after this time: browsers allow six connections per host across all tabs. */
const hiddenGraceMs = 15_000;

/** Keeps mounted data current through the server's change stream, while the tab is visible. */
export function useLiveUpdates(): void {
  const { cache, mutate } = useSWRConfig();
  const refreshMessages = useRefreshMessages();
  const messages = useRef(refreshMessages);
  useEffect(() => {
    messages.current = refreshMessages;
  });

  useEffect(() => {
    // SWR has no public API for mounted keys; its version is pinned and a test covers this.
    const isShown = (key: string) => (SWRGlobalState.get(cache)?.[0][key]?.length ?? 0) > 0;
    const readAgain = createThrottle<ChangeTopic>(async (topics) => {
      // Responses fetched before the change are outdated.
      forgetEarly();
      const others = refresh({
        cache,
        mutate,
        isShown,
        isTouched: (key) => isTouched(key, topics),
        isReadElsewhere: showsMessages,
      });
      await Promise.all([others, isAboutMessages(topics) ? messages.current() : null]);
    }, pauses);
    const stream = followChanges({
      open: takeStream,
      onTopics: readAgain.add,
      onMissed: () => readAgain.add(allTopics),
      random: Math.random,
    });

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
      readAgain.add(allTopics);
    });
    return () => {
      stopFollowing();
      document.removeEventListener('visibilitychange', followVisibility);
      window.removeEventListener('online', stream.connect);
      clearTimeout(leaving);
      stream.disconnect();
      readAgain.stop();
    };
  }, [cache, mutate]);
}
