import {
  type BriefPromise,
  type Contact,
  type Purchase,
  useGetToday,
  useListContactNotes,
  useListPurchases,
} from '@concordia/api-client';
import { type ReactNode, useId } from 'react';
import { Heading } from '../../../components/Heading';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useDateFormat, useMoney, useStrings } from '../../../locale';
import { backgroundStrings } from '../../../strings/generated/background';
import { PersonPromise, type PersonPromiseProps } from './PersonPromise';

/** Entries of each kind. The contact's page has all of them. */
const SHOWN = 3;

interface PersonBackgroundProps {
  contact: Pick<Contact, 'id' | 'lastMessageAt'>;
  /** The message that is open. */
  message: PersonPromiseProps['message'];
}

const isRequest = ({ kind }: BriefPromise): boolean => kind === 'request';

/**
 * What one should know before replying: the last contact, what we promised, deals and notes. A kind without entries is left out, and so is one that could
 * not be read: it helps, but the reply does not wait for it.
 */
export function PersonBackground({ contact, message }: PersonBackgroundProps) {
  const words = useStrings(backgroundStrings);
  // Live updates reload it, so that opening one conversation after the other does not.
  const { data: today } = useGetToday({ swr: { revalidateIfStale: false } });
  const { data: deals = [] } = useListPurchases(contact.id);
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
      <Kind title={words.deals} entries={deals.slice(0, SHOWN)}>
        {(deal) => <DealItem key={deal.id} deal={deal} />}
      </Kind>
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

function DealItem({ deal: { title, value, closedAt } }: { deal: Purchase }) {
  const words = useStrings(backgroundStrings);
  const money = useMoney();
  const date = useDateFormat({ dateStyle: 'medium' });
  return (
    <li>
      <Text size="dense" isTabular dir="auto">
        {title ?? words.untitledDeal} · {money(value)}
      </Text>
      <Text size="caption" tone="muted">
        <time dateTime={closedAt}>{date.format(Date.parse(closedAt))}</time>
      </Text>
    </li>
  );
}
