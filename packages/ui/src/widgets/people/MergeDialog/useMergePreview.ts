import { type HttpError, type MergePreview, type MergeRequest, previewMerge } from '@concordia/api-client';
import useSWR from 'swr';

/** What a merge would do, anew with each choice; what was shown stays meanwhile. Its key is no path: once the two are one, there is nothing to preview again. */
export function useMergePreview(request: MergeRequest) {
  return useSWR<MergePreview, HttpError>(
    ['merge preview', request.keepId, request.otherId, request.choices ?? {}],
    () => previewMerge(request),
    { keepPreviousData: true },
  );
}
