import { getListAuditUrl, type HubAuditEntry, hasMore, usePages } from '@concordia/api-client';
import { useMemo } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { Bone } from '../../components/Skeleton';
import { WidgetFrame } from '../../components/WidgetFrame';
import { useStrings } from '../../locale';
import { hubAuthStrings } from '../../strings/hubAuth';
import { useRows } from '../intelligence';
import { useProblemWords } from '../problems';
import { AuditTable } from './AuditTable';

const PAGE = 50;

/** Who did what to the hub, newest first. */
export function AuditLog() {
  const words = useStrings(hubAuthStrings);
  const problemWords = useProblemWords();
  const list = usePages<HubAuditEntry>(getListAuditUrl({ limit: PAGE }), { revalidateFirstPage: true });
  const { data: pages, error, isValidating, mutate, size, setSize } = list;
  const entries = useMemo(() => pages?.flat(), [pages]);
  const isReadingMore = pages !== undefined && size > pages.length;
  const state = useRows({ data: entries, error, isValidating, mutate }, words.auditFailed);
  return (
    <WidgetFrame
      title={words.audit}
      headingLevel={3}
      state={state}
      skeleton={<Bone shape="block" height="16rem" />}
      empty={<EmptyState size="compact" title={words.noAudit} />}
    >
      {(rows) => (
        <AuditTable
          entries={rows}
          more={
            hasMore(pages)
              ? {
                  isLoading: isReadingMore && isValidating,
                  onLoad: () => void setSize(size + 1),
                  ...(error !== undefined && { problem: problemWords(error) }),
                }
              : undefined
          }
        />
      )}
    </WidgetFrame>
  );
}
