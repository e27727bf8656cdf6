import {
  type Deal,
  type DealStage,
  getListDealsUrl,
  hasMore,
  pageOf,
  useListDealStages,
  usePages,
} from '@concordia/api-client';
import type { WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { contactDealsStrings } from '../../../strings/generated/contactDeals';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import type { MoreDealsProps } from './MoreDeals';

const PAGE = 200;

interface Found {
  deals: readonly Deal[];
  stages: readonly DealStage[];
  /** `null` where all are read. */
  more: MoreDealsProps | null;
}

/** A contact's deals page by page, with the stages. */
export function useContactDeals(contactId: string): WidgetState<Found> {
  const words = useStrings(contactDealsStrings);
  const problemWords = useProblemWords();
  const pages = usePages<Deal>(getListDealsUrl({ contactId, limit: PAGE }));
  const { data, error: unread, isValidating, mutate, size, setSize } = pages;
  const { data: stages, error: unstaged, mutate: stageAgain } = useListDealStages();
  if (data !== undefined && stages !== undefined) {
    const deals = data.flat();
    if (deals.length === 0) return { kind: 'empty' };
    const isReading = isValidating && size > data.length;
    const more = {
      read: deals.length,
      total: Math.max(pageOf(data[0]).total ?? 0, deals.length),
      isReading,
      problem: unread === undefined ? null : problemWords(unread),
      onRead: () => void setSize(size + (unread === undefined ? 1 : 0)),
    };
    return {
      kind: 'ready',
      data: { deals, stages, more: hasMore(data) ? more : null },
      isRefreshing: isValidating && !isReading,
    };
  }
  const error = unread ?? unstaged;
  if (error === undefined) return { kind: 'loading' };
  return {
    kind: 'failed',
    problem: { title: words.failed, description: problemWords(error), reference: requestIdOf(error) },
    retry: () => void Promise.all([mutate(), stageAgain()]),
    isRetrying: isValidating,
  };
}
