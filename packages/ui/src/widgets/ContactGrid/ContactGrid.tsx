import { type Contact, getListContactsUrl, hasMore, pageOf, usePages } from '@concordia/api-client';
import { type ReactNode, useMemo } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { Skeleton } from '../../components/Skeleton';
import { WidgetFrame, type WidgetState } from '../../components/WidgetFrame';
import { text } from '../../theme';
import { counted, problemWords } from '../ImportMailbox';
import { ContactCard } from './ContactCard';
import * as styles from './ContactGrid.css';
import { ContactRows } from './ContactRows';
import { likelyContacts } from './likelyContacts';

export interface ContactGridProps {
  /** Called with the contact whose details somebody wants to see. */
  onViewDetails: (contactId: string) => void;
  /** What fills an empty workspace, such as the import; it stands under 'No Contacts Yet'. */
  invitation?: ReactNode;
}

/** Enough for a tall screen of four columns, twice. */
const PAGE = 100;

const contactsUrl = getListContactsUrl({ limit: PAGE });

/** Everybody the workspace knows, the latest contact first. It fills the height of its place and scrolls by itself. */
export function ContactGrid({ onViewDetails, invitation }: ContactGridProps) {
  const { data: pages, error, isValidating, mutate, size, setSize } = usePages<Contact>(contactsUrl);
  const contacts = useMemo(() => pages?.flat() ?? [], [pages]);
  const isReadingMore = pages !== undefined && size > pages.length;
  const total = Math.max(pageOf(pages?.[0]).total ?? 0, contacts.length);
  const readMore = () => {
    if (hasMore(pages) && !isReadingMore) void setSize(size + 1);
  };

  return (
    <WidgetFrame
      title="All contacts"
      isHeadingHidden
      isFilling
      state={stateOf()}
      actions={
        total > 0 && <span className={text({ style: 'dense', tone: 'muted' })}>{counted(total, 'contact')}</span>
      }
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
          <EmptyState
            icon="users"
            title="No Contacts Yet"
            description="People appear here as soon as there are messages from them or to them."
          />
          {invitation}
        </div>
      }
    >
      {(shown) => (
        <ContactRows contacts={shown} totalCount={total} onViewDetails={onViewDetails} onEndReached={readMore} />
      )}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<readonly Contact[]> {
    if (pages === undefined) {
      if (error === undefined) return { kind: 'loading' };
      const problem = { title: 'The contacts could not be read', description: problemWords(error) };
      return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
    }
    if (contacts.length === 0) return { kind: 'empty' };
    return { kind: 'ready', data: contacts, isRefreshing: isValidating && !isReadingMore };
  }
}
