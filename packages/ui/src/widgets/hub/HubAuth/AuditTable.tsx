import type { HubAuditEntry } from '@concordia/api-client';
import { useMemo } from 'react';
import { RelativeTime } from '../../../components/RelativeTime';
import { type Column, type MoreRows, Table } from '../../../components/Table';
import { type TextOf, useStrings } from '../../../locale';
import { hubAuthStrings } from '../../../strings/generated/hubAuth';
import { nameIn } from '../../../strings/nameIn';

interface AuditTableProps {
  entries: readonly HubAuditEntry[];
  /** Loads older entries; absent on the last page. */
  more?: MoreRows;
}

const keyOf = ({ id }: HubAuditEntry): string => id;

const columnsOf = (words: TextOf<typeof hubAuthStrings>): Column<HubAuditEntry>[] => [
  { id: 'action', label: words.action, cell: ({ action }) => nameIn(words.actions, action), minWidth: 10 },
  { id: 'subject', label: words.subject, cell: ({ subject }) => subject, minWidth: 8 },
  { id: 'detail', label: words.detail, cell: ({ detail }) => detail, width: '2fr', minWidth: 10 },
  { id: 'actor', label: words.actor, cell: ({ actor }) => nameIn(words.actors, actor), minWidth: 7 },
  { id: 'at', label: words.at, cell: ({ at }) => <RelativeTime instant={at} />, minWidth: 8 },
];

export function AuditTable({ entries, more }: AuditTableProps) {
  const words = useStrings(hubAuthStrings);
  const columns = useMemo(() => columnsOf(words), [words]);
  return (
    <Table
      aria-label={words.audit}
      rows={entries}
      columns={columns}
      getKey={keyOf}
      density="compact"
      maxHeight="24rem"
      more={more}
    />
  );
}
