import { type Draft, getDraft, getGetDraftKey, HttpError, putDraft, reachability } from '@concordia/api-client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { createDraftKeeper, type DraftKeeper, type DraftState } from './draftKeeper';
import { rememberDraft, unsavedDraft } from './unsavedDraft';

/** Longest text sent with `keepalive`, in UTF-16 code units: browsers limit these requests to 64 kB. */
const KEPT_ALIVE = 20_000;

/**
 * A conversation's draft, saved while typing and on leaving the field, the message or the page.
 *
 * @param savesAfter pause after the last change, in ms.
 */
export function useDraftKeeper(
  conversationId: string,
  draft: Draft,
  savesAfter: number,
): { keeper: DraftKeeper; state: DraftState } {
  const { mutate } = useSWRConfig();
  const [keeper] = useState(() =>
    createDraftKeeper(
      draft,
      {
        put: (update) =>
          putDraft(conversationId, update, {
            keepalive: update.content.length + (update.html?.length ?? 0) < KEPT_ALIVE,
          }),
        read: () => getDraft(conversationId),
        isConflict: (problem) => problem instanceof HttpError && problem.apiError?.code === 'DRAFT_CHANGED',
        isAway: (problem) => problem instanceof TypeError,
        remember: (unsaved) => rememberDraft(conversationId, unsaved),
        // When the page unloads, the cache may be gone.
        onKept: (kept) =>
          void mutate(getGetDraftKey(conversationId), kept, { revalidate: false }).catch(() => undefined),
        whenQuiet: (callback) => {
          const timer = setTimeout(callback, savesAfter);
          return () => clearTimeout(timer);
        },
      },
      unsavedDraft(conversationId),
    ),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState);
  useEffect(() => keeper.hear(draft), [keeper, draft]);
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    const onReached = () => {
      if (reachability.isReached()) keeper.flush();
    };
    // What the browser kept from an earlier visit.
    if (navigator.onLine) onReached();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', keeper.flush);
    const stop = reachability.subscribe(onReached);
    return () => {
      stop();
      window.removeEventListener('online', keeper.flush);
      document.removeEventListener('visibilitychange', onVisibility);
      keeper.flush();
    };
  }, [keeper]);
  return { keeper, state };
}
