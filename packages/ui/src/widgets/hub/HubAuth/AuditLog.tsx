import { getListAuditUrl, type HubAuditEntry } from '@concordia/api-client';
import { Suspense } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { Bone } from '../../../components/Skeleton';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { hubAuthStrings } from '../../../strings/hubAuth';
import { AuditTable } from './later';
import { useReadPages } from './useReadPages';

const PAGE = 50;

/** Who did what to the hub, newest first. */
export function AuditLog() {
  const words = useStrings(hubAuthStrings);
  const { state, more } = useReadPages<HubAuditEntry>(getListAuditUrl({ limit: PAGE }), words.auditFailed);
  const bones = <Bone shape="block" height="16rem" />;
  return (
    <WidgetFrame
      title={words.audit}
      headingLevel={3}
      state={state}
      skeleton={bones}
      empty={<EmptyState size="compact" title={words.noAudit} />}
    >
      {(entries) => (
        <Suspense fallback={bones}>
          <AuditTable entries={entries} more={more} />
        </Suspense>
      )}
    </WidgetFrame>
  );
}
