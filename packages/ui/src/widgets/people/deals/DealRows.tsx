import type { Deal, DealStage } from '@concordia/api-client';
import { useMemo } from 'react';
import { Avatar } from '../../../components/Avatar';
import { Badge } from '../../../components/Badge';
import { EmptyState } from '../../../components/EmptyState';
import { type Column, Table, type TableProps } from '../../../components/Table';
import { Text } from '../../../components/Text';
import { useMoney, useStrings } from '../../../locale';
import { dealStrings } from '../../../strings/generated/deal';
import { CellLink } from '../../shared/tables/CellLink';
import { stageName } from './stageName';
import { type DealDay, useDealDay } from './useDealDay';

interface DealRowsProps extends Pick<TableProps<Deal>, 'more'> {
  label: string;
  deals: readonly Deal[];
  /** In order; a stage that is missing shows its id. */
  stages: readonly DealStage[];
  contactHref: (contactId: string) => string;
  /** Left out where all deals are of one company. */
  companyHref?: (company: string) => string;
  onOpen?: (dealId: string) => void;
  totalCount?: number;
  isLoading?: boolean;
  maxHeight?: string;
  /** Open deals first. @default false */
  isByStage?: boolean;
}

const BY_STAGE = { column: 'stage', direction: 'ascending' } as const;

const keyOf = (deal: Deal) => deal.id;

/** Deals as a table that can be sorted by each column. */
export function DealRows({
  label,
  deals,
  stages,
  contactHref,
  companyHref,
  onOpen,
  totalCount = deals.length,
  isLoading = false,
  maxHeight = 'none',
  isByStage = false,
  more,
}: DealRowsProps) {
  const words = useStrings(dealStrings);
  const columns = useDealColumns({ stages, contactHref, companyHref });
  return (
    <Table
      aria-label={label}
      rows={deals}
      columns={columns}
      getKey={keyOf}
      totalCount={totalCount}
      isLoading={isLoading}
      maxHeight={maxHeight}
      {...(isByStage && { defaultSort: BY_STAGE })}
      {...(onOpen && { onAction: onOpen })}
      {...(more && { more })}
      empty={<EmptyState size="compact" title={words.noneInState} />}
    />
  );
}

type DealColumns = Pick<DealRowsProps, 'stages' | 'contactHref'> & {
  companyHref: DealRowsProps['companyHref'] | undefined;
};

function useDealColumns({ stages, contactHref, companyHref }: DealColumns): Column<Deal>[] {
  const words = useStrings(dealStrings);
  const money = useMoney();
  const dayOf = useDealDay();
  return useMemo((): Column<Deal>[] => {
    const rankOf = (deal: Deal) => stages.findIndex(({ id }) => id === deal.stage);
    const nameOf = (deal: Deal) => {
      const stage = stages.find(({ id }) => id === deal.stage);
      return stage === undefined ? deal.stage : stageName(stage, words);
    };
    const titleOf = ({ title }: Deal) => title ?? words.purchase;
    const all: (Column<Deal> | null)[] = [
      {
        id: 'title',
        label: words.columns.title,
        cell: titleOf,
        text: titleOf,
        sortBy: titleOf,
        width: '2fr',
        minWidth: 12,
      },
      {
        id: 'contact',
        label: words.columns.contact,
        mark: ({ contact }) => <Avatar name={contact.name} size="small" />,
        cell: ({ contact }) => <CellLink href={contactHref(contact.id)}>{contact.name}</CellLink>,
        sortBy: ({ contact }) => contact.name,
        width: '2fr',
        minWidth: 10,
      },
      companyHref === undefined
        ? null
        : {
            id: 'company',
            label: words.columns.company,
            cell: ({ company }) => company !== null && <CellLink href={companyHref(company)}>{company}</CellLink>,
            sortBy: ({ company }) => company,
            width: '2fr',
            minWidth: 10,
          },
      {
        id: 'stage',
        label: words.columns.stage,
        cell: (deal) => <Badge>{nameOf(deal)}</Badge>,
        sortBy: rankOf,
        minWidth: 8,
      },
      {
        id: 'value',
        label: words.columns.value,
        cell: ({ value }) => money(value),
        sortBy: ({ value }) => value,
        align: 'end',
        minWidth: 7,
      },
      {
        id: 'due',
        label: words.columns.due,
        cell: (deal) => <DueDay day={dayOf(deal)} />,
        sortBy: ({ closedAt, expectedOn }) => closedAt?.slice(0, 10) ?? expectedOn,
        width: '2fr',
        minWidth: 11,
      },
    ];
    return all.filter((column) => column !== null);
  }, [words, stages, contactHref, companyHref, money, dayOf]);
}

const DueDay = ({ day }: { day: DealDay | null }) =>
  day !== null && (
    <Text as="span" size="dense" tone={day.isLate ? 'negative' : 'inherit'}>
      {day.text}
    </Text>
  );
