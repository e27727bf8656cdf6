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

/** Between two readings of the screen: hardly any after a single change, longer while an import works. */
const pauses = { shortestMs: 60, longestMs: 960 };

/** A tab that nobody sees gives its connection back after this: browsers allow six to one host, over all tabs. */
const hiddenGraceMs = 15_000;

/** Keeps what is on the screen as the server has it, by its stream of changes, for as long as the tab is looked at. */
export function useLiveUpdates(): void {
  const { cache, mutate } = useSWRConfig();
  const refreshMessages = useRefreshMessages();
  const messages = useRef(refreshMessages);
  useEffect(() => {
    messages.current = refreshMessages;
  });

  useEffect(() => {
    // SWR offers no public way to ask whether a key is in use; its version is pinned and a test covers this.
    const isShown = (key: string) => (SWRGlobalState.get(cache)?.[0][key]?.length ?? 0) > 0;
    const readAgain = createThrottle<ChangeTopic>(async (topics) => {
      // What was asked for before the change is not what there is now.
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
    // The server was away: whatever could not be read is read again, all together.
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
