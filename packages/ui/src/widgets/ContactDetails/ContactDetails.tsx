import { type Contact, type HttpError, useGetContact } from '@concordia/api-client';
import { Dialog } from '../../components/Dialog';
import { EmptyState } from '../../components/EmptyState';
import { Bone } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../components/WidgetFrame';
import { useStrings } from '../../locale';
import { contactStrings } from '../../strings/contacts';
import { ContactHead } from '../MessageDetail/ContactHead';
import { useProblemWords } from '../problems';
import * as styles from './ContactDetails.css';
import { ContactFacts } from './ContactFacts';
import { ContactMessages } from './ContactMessages';

export interface ContactDetailsProps {
  /** Whose details are open; `null` for nobody's. */
  contactId: string | null;
  /** Called when they are to be closed. */
  onClose: () => void;
  /** Where a message of theirs can be read. */
  messageHref: (messageId: string) => string;
}

/** Everything known of one person, in front of the page that they were found on. */
export function ContactDetails({ contactId, onClose, messageHref }: ContactDetailsProps) {
  const words = useStrings(contactStrings);
  return (
    <Dialog
      title={words.details}
      size="large"
      isOpen={contactId !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {contactId !== null && <Details contactId={contactId} messageHref={messageHref} />}
    </Dialog>
  );
}

interface DetailsProps {
  contactId: string;
  messageHref: ContactDetailsProps['messageHref'];
}

function Details({ contactId, messageHref }: DetailsProps) {
  const words = useStrings(contactStrings);
  const problemWords = useProblemWords();
  const { data: contact, error, isValidating, mutate } = useGetContact(contactId);
  return (
    <div className={contact === undefined ? undefined : styles.layout}>
      <WidgetFrame
        title={words.contact}
        isHeadingHidden
        headingLevel={3}
        state={stateOf()}
        skeleton={
          <Stack>
            <Bone shape="round" width="3rem" height="3rem" />
            <Bone width="12rem" />
            <Bone width="16rem" />
          </Stack>
        }
        empty={<EmptyState size="compact" icon="user" title={words.unknown} description={words.unknownHelp} />}
      >
        {(shown) => (
          <Stack gap="lg">
            <ContactHead contact={shown} />
            <ContactFacts contact={shown} />
          </Stack>
        )}
      </WidgetFrame>
      {contact !== undefined && <ContactMessages contact={contact} messageHref={messageHref} />}
    </div>
  );

  function stateOf(): WidgetState<Contact> {
    if (contact !== undefined) return { kind: 'ready', data: contact, isRefreshing: isValidating };
    if (error === undefined) return { kind: 'loading' };
    if (isUnknown(error)) return { kind: 'empty' };
    const problem = { title: words.contactFailed, description: problemWords(error) };
    return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
  }
}

/** An id that names nobody, as in an old link. One that is no id at all is refused with 400. */
const isUnknown = ({ status }: HttpError): boolean => status === 404 || status === 400;
