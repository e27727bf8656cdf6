import { type HttpError, type MergePreview, type MergeRequest, previewMerge } from '@concordia/api-client';
import useSWR, { type SWRResponse } from 'swr';

/**
 * The preview of a merge, updated with each choice; the previous one stays meanwhile.
 * The SWR key is no path, so that revalidating by path skips it: after the merge there is nothing to preview.
 */
export function useMergePreview(request: MergeRequest): SWRResponse<MergePreview, HttpError> {
  return useSWR<MergePreview, HttpError>(
    ['merge preview', request.keepId, request.otherId, request.choices ?? {}],
    () => previewMerge(request),
    { keepPreviousData: true },
  );
}
