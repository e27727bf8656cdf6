import type { Contact } from '@concordia/api-client';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { Skeleton } from '../../components/Skeleton';
import { WidgetFrame, type WidgetState } from '../../components/WidgetFrame';
import { useStrings } from '../../locale';
import { contactStrings } from '../../strings/contacts';
import { useProblemWords } from '../problems';
import { ContactCard } from './ContactCard';
import * as styles from './ContactGrid.css';
import { ContactRows } from './ContactRows';
import { likelyContacts } from './likelyContacts';
import { useContactPages } from './useContactPages';

export interface ContactGridProps {
  /** Called with the contact whose details somebody wants to see. */
  onViewDetails: (contactId: string) => void;
  /** What fills an empty workspace, such as the import; it stands under 'No Contacts Yet'. */
  invitation?: ReactNode;
}

/** Everybody the workspace knows, the latest contact first. It fills the height of its place and scrolls by itself. */
export function ContactGrid({ onViewDetails, invitation }: ContactGridProps) {
  const words = useStrings(contactStrings);
  const problemWords = useProblemWords();
  const { contacts, total, problem, isRefreshing, retry, readMore } = useContactPages();
  return (
    <WidgetFrame
      title={words.all}
      isHeadingHidden
      isFilling
      state={stateOf()}
      skeleton={
        <Skeleton isLoading>
          <div className={styles.still}>
            {likelyContacts.map((contact) => (
              <ContactCard key={contact.id} contact={contact} isTabStop={false} />
            ))}
          </div>
        </Skeleton>
      }
      empty={
        <div className={styles.empty}>
          <EmptyState icon="users" title={words.none} description={words.noneHelp} />
          {invitation}
        </div>
      }
    >
      {(shown) => (
        <ContactRows
          contacts={shown}
          totalCount={total ?? shown.length}
          onViewDetails={onViewDetails}
          onEndReached={readMore}
        />
      )}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<readonly Contact[]> {
    if (total === null) {
      if (problem === null) return { kind: 'loading' };
      const said = { title: words.failed, description: problemWords(problem) };
      return { kind: 'failed', problem: said, retry, isRetrying: isRefreshing };
    }
    if (contacts.length === 0) return { kind: 'empty' };
    return { kind: 'ready', data: contacts, isRefreshing };
  }
}
