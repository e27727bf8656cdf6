import { type Contact, useListContactFields } from '@concordia/api-client';
import { CONTACT_TABLE_COLUMNS, type ContactColumn, fieldColumn, foldAscii, isFieldColumn } from '@concordia/domain';
import { lazy, type ReactNode, type Ref, Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { SkeletonShape } from '../../../components/Skeleton';
import { Text } from '../../../components/Text';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { contactStrings } from '../../../strings/generated/contact';
import { dataTableStrings } from '../../../strings/generated/dataTable';
import { SearchContext } from '../../inbox/messages/SearchContext';
import type { ContactSearch } from '../../shared/firstPages';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { ColumnChooser, TableViews, useNarrow } from '../../shared/tables';
import { startDownload } from '../../shared/tables/startDownload';
import * as styles from '../../shared/tables/tableFrame.css';
import { useContactPages } from '../ContactGrid/useContactPages';
import { tableUrl } from './ContactBulkActions';
import { NoContacts, NoMatch } from './ContactTableStates';
import { ContactTableTools } from './ContactTableTools';
import { type ContactColumns, extrasIn, isFiltered } from './contactLayout';
import { useColumnLabel } from './useContactColumns';
import { useContactTable } from './useContactTable';

/** Tables are heavy, and the tools above the rows do not wait for them. */
const ContactRows = lazy(() => import('./ContactRows').then((module) => ({ default: module.ContactRows })));

export interface ContactTableProps {
  search: ContactSearch;
  /** The saved view in use; `null` for none. */
  viewId: string | null;
  /** Called with what changes: words are searched after a pause, and must not take back what was chosen meanwhile. */
  onSearchChange: (change: Partial<ContactSearch>) => void;
  /** A view was chosen, with its filters and order; `null` for all contacts. */
  onViewChange: (viewId: string | null, search: ContactSearch) => void;
  onViewDetails: (contactId: string) => void;
  onAdd: () => void;
  /** The search box, so that a shortcut can focus it. */
  searchRef?: Ref<HTMLInputElement>;
  /** Content beside the search, such as the choice of the layout. */
  aside?: ReactNode;
  /** Content for an empty workspace; shown below 'No Contacts Yet'. */
  invitation?: ReactNode;
}

/** Contacts as a table: columns, order, filters and widths as one likes, kept as views. Fills its container's height. */
export function ContactTable(props: ContactTableProps) {
  const { search, onSearchChange, onViewDetails, searchRef, aside } = props;
  const words = useStrings(contactStrings);
  const shared = useStrings(dataTableStrings);
  const problemWords = useProblemWords();
  const isNarrow = useNarrow();
  const { columns, setColumns, resetColumns, views, view, isReady } = useContactTable(props);
  const pages = useContactPages(search, extrasIn(columns));
  const { contacts, total, problem, isRefreshing, isReadingMore, retry, readMore } = pages;
  const [isChoosing, setChoosing] = useState(false);
  const offered = useOfferedColumns(columns, isChoosing);
  const hasFilters = isFiltered(search);
  const gone = view?.missing.includes('tag') ? view.query.tag : undefined;
  return (
    <div className={styles.root}>
      <TableViews {...views} all={words.all} />
      <ContactTableTools
        search={search}
        onSearchChange={onSearchChange}
        found={hasFilters ? total : null}
        searchRef={searchRef}
        hasSort={isNarrow}
        aside={
          <>
            <ColumnChooser
              columns={offered}
              shown={columns}
              onChange={setColumns}
              onOpen={() => setChoosing(true)}
              onReset={resetColumns}
            />
            <Button size="small" icon="download" onPress={() => startDownload(tableUrl(search, columns))}>
              {shared.export}
            </Button>
            {aside}
          </>
        }
      />
      {gone !== undefined && (
        <Text size="dense" tone="negative">
          {shared.gone({ what: gone })}
        </Text>
      )}
      <div className={styles.rest}>
        <SearchContext.Provider value={search.query}>
          <WidgetFrame
            title={words.all}
            isHeadingHidden
            isFilling
            state={stateOf()}
            skeleton={<SkeletonShape shape="block" height="24rem" />}
            empty={hasFilters ? <NoMatch {...props} /> : <NoContacts {...props} />}
          >
            {(shown) => (
              <Suspense fallback={<SkeletonShape shape="block" height="24rem" />}>
                <ContactRows
                  contacts={shown}
                  totalCount={total ?? shown.length}
                  search={search}
                  onSearchChange={onSearchChange}
                  columns={columns}
                  onColumnsChange={setColumns}
                  onViewDetails={onViewDetails}
                  isReadingMore={isReadingMore}
                  onEndReached={readMore}
                />
              </Suspense>
            )}
          </WidgetFrame>
        </SearchContext.Provider>
      </div>
    </div>
  );

  function stateOf(): WidgetState<readonly Contact[]> {
    if (total === null || !isReady) {
      if (problem === null) return { kind: 'loading' };
      const said = { title: words.failed, description: problemWords(problem), reference: requestIdOf(problem) };
      return { kind: 'failed', problem: said, retry, isRetrying: isRefreshing };
    }
    if (contacts.length === 0) return { kind: 'empty' };
    return { kind: 'ready', data: contacts, isRefreshing };
  }
}

/** Every column of the workspace, read once one chooses, and custom fields shown that nobody has any more. */
function useOfferedColumns(
  shown: ContactColumns,
  isChoosing: boolean,
): readonly { id: ContactColumn; label: string }[] {
  const labelOf = useColumnLabel();
  const { data: used = [] } = useListContactFields({ swr: { enabled: isChoosing } });
  const own = shown.map(({ id }) => id).filter(isFieldColumn);
  const isShown = new Set(own.map(foldAscii));
  const others = used.map(({ name }) => fieldColumn(name)).filter((id) => !isShown.has(foldAscii(id)));
  return [...CONTACT_TABLE_COLUMNS, ...own, ...others].map((id) => ({ id, label: labelOf(id) }));
}
