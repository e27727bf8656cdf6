import type { HubEvent } from '@concordia/api-client';
import { useMemo } from 'react';
import { RelativeTime } from '../../../components/RelativeTime';
import { StatusBadge } from '../../../components/StatusBadge';
import { type Column, type MoreRows, Table } from '../../../components/Table';
import { useFigure, useStrings } from '../../../locale';
import { hubEventStrings } from '../../../strings/generated/hubEvent';
import { useSourceWords } from './useSourceWords';

export interface EventTableProps {
  /** `undefined` while loading. */
  events: readonly HubEvent[] | undefined;
  totalCount?: number;
  /** Loads the next page; absent on the last one. */
  more?: MoreRows;
  onOpen: (event: HubEvent) => void;
}

const NONE: readonly HubEvent[] = [];

const keyOf = ({ id }: HubEvent): string => id;

const statusCell = ({ status }: HubEvent) => <StatusBadge status={status} />;
const timeCell = ({ published_at }: HubEvent) => <RelativeTime instant={published_at} />;

export function EventTable({ events, totalCount, more, onOpen }: EventTableProps) {
  const words = useStrings(hubEventStrings);
  const sourceOf = useSourceWords();
  const figure = useFigure();
  const columns = useMemo<Column<HubEvent>[]>(
    () => [
      { id: 'topic', label: words.topic, cell: ({ topic }) => topic, width: '2fr', minWidth: 12 },
      {
        id: 'status',
        label: words.status,
        cell: statusCell,
        minWidth: 7,
      },
      { id: 'source', label: words.source, cell: sourceOf, minWidth: 8 },
      {
        id: 'attempts',
        label: words.attempts,
        cell: ({ attempts }) => figure(attempts),
        align: 'end',
        width: 6,
        minWidth: 5,
      },
      {
        id: 'published',
        label: words.published,
        cell: timeCell,
        minWidth: 9,
      },
    ],
    [words, sourceOf, figure],
  );
  const open = (id: string) => {
    const event = events?.find((one) => one.id === id);
    if (event !== undefined) onOpen(event);
  };
  return (
    <Table
      aria-label={words.title}
      rows={events ?? NONE}
      isLoading={events === undefined}
      columns={columns}
      getKey={keyOf}
      onAction={open}
      maxHeight="32rem"
      {...(totalCount !== undefined && { totalCount })}
      {...(more !== undefined && { more })}
    />
  );
}
