import { type ContactDetail, type HttpError, useGetContact } from '@concordia/api-client';
import { useState } from 'react';
import { IconButton } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { contactStrings } from '../../../strings/generated/contact';
import { peopleStrings } from '../../../strings/people';
import { usePanelFocus } from '../../inbox/MessageDetail/usePanelFocus';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { useIsGone } from '../changes/gone';
import * as styles from './ContactDetails.css';
import { Person } from './Person';

export interface ContactDetailsProps {
  contactId: string;
  /** Also called when the contact was erased or merged. */
  onClose: () => void;
  /** Called with another contact to show instead. */
  onOpenContact: (contactId: string) => void;
  messageHref: (messageId: string) => string;
  onOpenMessage: (messageId: string) => void;
  /** Makes the company a link. */
  companyHref?: (company: string) => string;
}

/** One contact: timeline, notes, channels and tasks. Fills its container and scrolls. */
export function ContactDetails({ contactId, onClose, ...rest }: ContactDetailsProps) {
  const words = useStrings(contactStrings);
  const { close: closeWords } = useStrings(peopleStrings);
  const problemWords = useProblemWords();
  const { panel, close } = usePanelFocus(contactId, onClose);
  const isGone = useIsGone(contactId);
  const { data, error, isValidating, mutate } = useGetContact(contactId, { swr: { enabled: !isGone } });
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  // Keeps showing an erased contact until its receipt has been read.
  const contact = data ?? (isGone && last?.id === contactId ? last : undefined);
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <WidgetFrame
        title={words.details}
        headingLevel={2}
        actions={<IconButton icon="close" label={closeWords} onPress={close} />}
        state={stateOf()}
        skeleton={
          <Stack>
            <SkeletonShape shape="round" width="3rem" height="3rem" />
            <SkeletonShape width="12rem" />
            <SkeletonShape width="16rem" />
            <SkeletonShape shape="block" height="12rem" />
          </Stack>
        }
        empty={<EmptyState size="compact" icon="user" title={words.unknown} description={words.unknownHelp} />}
      >
        {(shown) => <Person key={shown.id} contact={shown} onClose={close} {...rest} />}
      </WidgetFrame>
    </div>
  );

  function stateOf(): WidgetState<ContactDetail> {
    if (contact !== undefined) return { kind: 'ready', data: contact, isRefreshing: isValidating };
    if (isGone) return { kind: 'empty' };
    if (error === undefined) return { kind: 'loading' };
    if (isUnknown(error)) return { kind: 'empty' };
    const problem = { title: words.contactFailed, description: problemWords(error), reference: requestIdOf(error) };
    return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
  }
}

/** Unknown ids get 404, as from an old link; malformed ones get 400. */
const isUnknown = ({ status }: HttpError): boolean => status === 404 || status === 400;
