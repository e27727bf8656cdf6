import { type BriefPromise, type Contact, useGetToday, useListContactNotes } from '@concordia/api-client';
import { type ReactNode, useId } from 'react';
import { Heading } from '../../../components/Heading';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { backgroundStrings } from '../../../strings/generated/background';
import { ContactDeals } from '../../people/ContactDeals';
import { PersonPromise, type PersonPromiseProps } from './PersonPromise';

/** Entries of each kind. The contact's page has all of them. */
const SHOWN = 3;

interface PersonBackgroundProps {
  contact: Pick<Contact, 'id' | 'name' | 'company' | 'lastMessageAt'>;
  conversationId: string;
  /** The message that is open. */
  message: PersonPromiseProps['message'];
}

const isRequest = ({ kind }: BriefPromise): boolean => kind === 'request';

/**
 * What one should know before replying: the last contact, what we promised, deals and notes. A kind without entries is left out, and so is one that could
 * not be read: it helps, but the reply does not wait for it.
 */
export function PersonBackground({ contact, conversationId, message }: PersonBackgroundProps) {
  const words = useStrings(backgroundStrings);
  // Live updates reload it, so that opening one conversation after the other does not.
  const { data: today } = useGetToday(undefined, { swr: { revalidateIfStale: false } });
  const { data: notes = [] } = useListContactNotes(contact.id, { limit: SHOWN });
  const promises = today?.promises.filter(({ contactId }) => contactId === contact.id) ?? [];
  return (
    <>
      {contact.lastMessageAt !== null && (
        <Text size="dense" tone="muted">
          {words.lastContact} <RelativeTime instant={contact.lastMessageAt} />
        </Text>
      )}
      <Kind title={words.promises} entries={promises.filter((promise) => !isRequest(promise))}>
        {(promise) => <PersonPromise key={promise.id} promise={promise} message={message} />}
      </Kind>
      <Kind title={words.requests} entries={promises.filter(isRequest)}>
        {(promise) => <PersonPromise key={promise.id} promise={promise} message={message} />}
      </Kind>
      <ContactDeals contact={contact} conversationId={conversationId} headingLevel={3} isCompact />
      <Kind title={words.notes} entries={notes}>
        {({ id, text, createdAt }) => (
          <li key={id}>
            <Text size="dense" maxLines={4} dir="auto">
              {text}
            </Text>
            <Text size="caption" tone="muted">
              <RelativeTime instant={createdAt} />
            </Text>
          </li>
        )}
      </Kind>
    </>
  );
}

interface KindProps<Entry> {
  title: string;
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}

function Kind<Entry>({ title, entries, children }: KindProps<Entry>) {
  const titleId = useId();
  if (entries.length === 0) return null;
  return (
    <Stack gap="xs">
      <Heading level={4} size="caption" tone="muted" id={titleId}>
        {title}
      </Heading>
      <Stack as="ul" gap="sm" aria-labelledby={titleId}>
        {entries.map(children)}
      </Stack>
    </Stack>
  );
}
