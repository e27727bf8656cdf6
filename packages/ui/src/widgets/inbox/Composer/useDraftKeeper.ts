import { type Draft, getDraft, getGetDraftKey, HttpError, putDraft } from '@concordia/api-client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { createDraftKeeper, type DraftKeeper, type DraftState } from './draftKeeper';

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
    createDraftKeeper(draft, {
      put: (update) =>
        putDraft(conversationId, update, {
          keepalive: update.content.length + (update.html?.length ?? 0) < KEPT_ALIVE,
        }),
      read: () => getDraft(conversationId),
      isConflict: (problem) => problem instanceof HttpError && problem.apiError?.code === 'DRAFT_CHANGED',
      // When the page unloads, the cache may be gone.
      onKept: (kept) => void mutate(getGetDraftKey(conversationId), kept, { revalidate: false }).catch(() => undefined),
      whenQuiet: (callback) => {
        const timer = setTimeout(callback, savesAfter);
        return () => clearTimeout(timer);
      },
    }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState);
  useEffect(() => keeper.hear(draft), [keeper, draft]);
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      keeper.flush();
    };
  }, [keeper]);
  return { keeper, state };
}
