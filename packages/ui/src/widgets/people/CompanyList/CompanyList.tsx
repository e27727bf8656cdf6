import { type Company, useListCompanies } from '@concordia/api-client';
import { useDeferredValue, useMemo, useState } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { RelativeTime } from '../../../components/RelativeTime';
import { SearchField } from '../../../components/SearchField';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { type Column, Table } from '../../../components/Table';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useFigure, useMoney, useStrings } from '../../../locale';
import { companyStrings } from '../../../strings/generated/company';
import { useProblem } from '../../shared/problems';
import { CellLink } from '../../shared/tables/CellLink';
import * as styles from './CompanyList.css';

export interface CompanyListProps {
  companyHref: (company: string) => string;
  /** Set it where the page already has the title. @default false */
  isHeadingHidden?: boolean;
}

const keyOf = ({ name }: Company) => name;

/** Companies with their people, last contact and sums of deals, to search and sort. */
export function CompanyList({ companyHref, isHeadingHidden = false }: CompanyListProps) {
  const words = useStrings(companyStrings);
  const describe = useProblem();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, error, isValidating, isLoading, mutate } = useListCompanies(q === '' ? {} : { q }, {
    swr: { keepPreviousData: true },
  });
  const columns = useCompanyColumns(companyHref);
  return (
    <WidgetFrame
      title={words.list}
      isHeadingHidden={isHeadingHidden}
      isFilling
      state={stateOf()}
      skeleton={
        <Stack gap="sm">
          <SkeletonShape shape="block" height="2.25rem" />
          <SkeletonShape shape="block" height="16rem" />
        </Stack>
      }
      empty={<EmptyState icon="building" title={words.none} description={words.noneHelp} />}
    >
      {(companies) => (
        <div className={styles.list}>
          <div className={styles.search}>
            <SearchField label={words.search} placeholder={words.search} value={typed} onChange={setTyped} />
          </div>
          <Table
            aria-label={words.list}
            rows={companies}
            columns={columns}
            getKey={keyOf}
            isLoading={isLoading && companies.length === 0}
            empty={<EmptyState size="compact" icon="search" title={words.noneFound} />}
            maxHeight="none"
          />
        </div>
      )}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<readonly Company[]> {
    if (data === undefined) {
      if (error === undefined) return { kind: 'loading' };
      const problem = { title: words.failed, ...describe(error) };
      return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
    }
    if (data.length === 0 && typed === '' && !isValidating) return { kind: 'empty' };
    return { kind: 'ready', data, isRefreshing: isValidating };
  }
}

function useCompanyColumns(companyHref: CompanyListProps['companyHref']): Column<Company>[] {
  const words = useStrings(companyStrings);
  const money = useMoney();
  const figure = useFigure();
  return useMemo(
    () => [
      {
        id: 'name',
        label: words.columns.name,
        cell: ({ name }) => <CellLink href={companyHref(name)}>{name}</CellLink>,
        text: ({ name }) => name,
        sortBy: ({ name }) => name,
        width: '2fr',
        minWidth: 11,
      },
      {
        id: 'people',
        label: words.columns.people,
        cell: ({ people }) => figure(people),
        sortBy: ({ people }) => people,
        align: 'end',
      },
      {
        id: 'last',
        label: words.columns.last,
        cell: ({ lastMessageAt }) => (lastMessageAt === null ? words.never : <RelativeTime instant={lastMessageAt} />),
        sortBy: ({ lastMessageAt }) => lastMessageAt,
        minWidth: 8,
      },
      {
        id: 'open',
        label: words.columns.open,
        cell: ({ openDeals, openValue }) => (openDeals === 0 ? '–' : money(openValue)),
        sortBy: ({ openDeals, openValue }) => (openDeals === 0 ? null : openValue),
        align: 'end',
        minWidth: 7,
      },
      {
        id: 'won',
        label: words.columns.won,
        cell: ({ wonDeals, wonValue }) => (wonDeals === 0 ? '–' : money(wonValue)),
        sortBy: ({ wonDeals, wonValue }) => (wonDeals === 0 ? null : wonValue),
        align: 'end',
        minWidth: 7,
      },
    ],
    [words, money, figure, companyHref],
  );
}
