import { getListAuditUrl, type HubAuditEntry } from '@concordia/api-client';
import { EmptyState } from '../../components/EmptyState';
import { Bone } from '../../components/Skeleton';
import { WidgetFrame } from '../../components/WidgetFrame';
import { useStrings } from '../../locale';
import { hubAuthStrings } from '../../strings/hubAuth';
import { AuditTable } from './AuditTable';
import { useReadPages } from './useReadPages';

const PAGE = 50;

/** Who did what to the hub, newest first. */
export function AuditLog() {
  const words = useStrings(hubAuthStrings);
  const { state, more } = useReadPages<HubAuditEntry>(getListAuditUrl({ limit: PAGE }), words.auditFailed);
  return (
    <WidgetFrame
      title={words.audit}
      headingLevel={3}
      state={state}
      skeleton={<Bone shape="block" height="16rem" />}
      empty={<EmptyState size="compact" title={words.noAudit} />}
    >
      {(entries) => <AuditTable entries={entries} more={more} />}
    </WidgetFrame>
  );
}
