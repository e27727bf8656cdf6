import type { Contact } from '@concordia/api-client';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Skeleton } from '../../../components/Skeleton';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { contactStrings } from '../../../strings/generated/contact';
import { peopleStrings } from '../../../strings/people';
import { SearchContext } from '../../inbox/messages/SearchContext';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { ContactCard } from './ContactCard';
import * as styles from './ContactGrid.css';
import { ContactRows } from './ContactRows';
import { ContactTools } from './ContactTools';
import { likelyContacts } from './likelyContacts';
import { type ContactSearch, useContactPages } from './useContactPages';

export interface ContactGridProps {
  search: ContactSearch;
  /** Called with what changes: words are searched after a pause, and must not take back what was chosen meanwhile. */
  onSearchChange: (change: Partial<ContactSearch>) => void;
  onViewDetails: (contactId: string) => void;
  onAdd: () => void;
  /** The contact whose details are open. */
  openId?: string | null;
  /** The search box, so that a shortcut can focus it. */
  searchRef?: Ref<HTMLInputElement>;
  /** Content beside the search, such as merge suggestions. */
  aside?: ReactNode;
  /** Content for an empty workspace, such as the import; shown below 'No Contacts Yet'. */
  invitation?: ReactNode;
}

/** All contacts, or those that match the search. Fills its container's height and scrolls. */
export function ContactGrid(props: ContactGridProps) {
  const { search, onSearchChange, onViewDetails, openId = null, searchRef, aside } = props;
  const words = useStrings(contactStrings);
  const problemWords = useProblemWords();
  const { contacts, total, problem, isRefreshing, retry, readMore } = useContactPages(search);
  const isSearching = search.query !== '';
  const isNobody = total === 0 && !isSearching;
  return (
    <div className={styles.root}>
      {!isNobody && (
        <ContactTools
          search={search}
          onSearchChange={onSearchChange}
          found={isSearching ? total : null}
          searchRef={searchRef}
          aside={aside}
        />
      )}
      <SearchContext.Provider value={search.query}>
        <WidgetFrame
          title={words.all}
          isHeadingHidden
          isFilling
          state={stateOf()}
          skeleton={<LoadingSkeleton />}
          empty={isSearching ? <Nobody {...props} /> : <NoContacts {...props} />}
        >
          {(shown) => (
            <ContactRows
              key={`${search.sort}:${search.query}`}
              contacts={shown}
              totalCount={total ?? shown.length}
              onViewDetails={onViewDetails}
              openId={openId}
              onEndReached={readMore}
            />
          )}
        </WidgetFrame>
      </SearchContext.Provider>
    </div>
  );

  function stateOf(): WidgetState<readonly Contact[]> {
    if (total === null) {
      if (problem === null) return { kind: 'loading' };
      const said = { title: words.failed, description: problemWords(problem), reference: requestIdOf(problem) };
      return { kind: 'failed', problem: said, retry, isRetrying: isRefreshing };
    }
    if (contacts.length === 0) return { kind: 'empty' };
    return { kind: 'ready', data: contacts, isRefreshing };
  }
}

const LoadingSkeleton = () => (
  <Skeleton isLoading>
    <div className={styles.still}>
      {likelyContacts.map((contact) => (
        <ContactCard key={contact.id} contact={contact} isTabStop={false} />
      ))}
    </div>
  </Skeleton>
);

function NoContacts({ onAdd, invitation }: ContactGridProps) {
  const words = useStrings(contactStrings);
  const { addFirst } = useStrings(peopleStrings);
  return (
    <div className={styles.empty}>
      <EmptyState
        icon="users"
        title={words.none}
        description={words.noneHelp}
        actions={
          <Button tone="primary" size="large" onPress={onAdd}>
            {addFirst}
          </Button>
        }
      />
      {invitation}
    </div>
  );
}

function Nobody({ search: { query }, onSearchChange }: ContactGridProps) {
  const words = useStrings(peopleStrings);
  return (
    <EmptyState
      icon="search"
      title={words.nobodyFound}
      description={words.nobodyFoundFor({ words: query })}
      actions={<Button onPress={() => onSearchChange({ query: '' })}>{words.clearSearch}</Button>}
    />
  );
}
