import { getListAuditUrl, type HubAuditEntry } from '@concordia/api-client';
import { Suspense } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { SkeletonShape } from '../../../components/Skeleton';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { hubAuthStrings } from '../../../strings/generated/hubAuth';
import { AuditTable } from './lazy';
import { useReadPages } from './useReadPages';

const PAGE = 50;

export function AuditLog() {
  const words = useStrings(hubAuthStrings);
  const { state, more } = useReadPages<HubAuditEntry>(getListAuditUrl({ limit: PAGE }), words.auditFailed);
  const skeleton = <SkeletonShape shape="block" height="16rem" />;
  return (
    <WidgetFrame
      title={words.audit}
      headingLevel={3}
      state={state}
      skeleton={skeleton}
      empty={<EmptyState size="compact" title={words.noAudit} />}
    >
      {(entries) => (
        <Suspense fallback={skeleton}>
          <AuditTable entries={entries} more={more} />
        </Suspense>
      )}
    </WidgetFrame>
  );
}
