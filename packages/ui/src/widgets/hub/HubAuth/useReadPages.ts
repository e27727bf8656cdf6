import { hasMore, usePages } from '@concordia/api-client';
import { useMemo } from 'react';
import type { MoreRows } from '../../../components/Table';
import { useRows } from '../../insight/intelligence';
import { useProblemWords } from '../../shared/problems';

/**
 * A list loaded page by page.
 *
 * @param firstUrl URL of the first page.
 * @param failed the title if loading fails.
 */
export function useReadPages<Row>(firstUrl: string, failed: string) {
  const problemWords = useProblemWords();
  const list = usePages<Row>(firstUrl, { revalidateFirstPage: true });
  const { data: pages, error, isValidating, mutate, size, setSize } = list;
  const rows = useMemo(() => pages?.flat(), [pages]);
  const more: MoreRows = {
    onLoad: () => void setSize(size + 1),
    isLoading: isValidating && pages !== undefined && size > pages.length,
    ...(error !== undefined && { problem: problemWords(error) }),
  };
  return {
    state: useRows({ data: rows, error, isValidating, mutate }, failed),
    /** `undefined` on the last page. */
    more: hasMore(pages) ? more : undefined,
    reread: async () => {
      await mutate();
    },
  };
}
