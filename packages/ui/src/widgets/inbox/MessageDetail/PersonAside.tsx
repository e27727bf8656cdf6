import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { text } from '../../../theme';
import { ContactHead } from './ContactHead';
import { MessageOffers } from './MessageOffers';
import { PersonBackground } from './PersonBackground';
import { PersonIdentity } from './PersonIdentity';
import type { Open } from './useOpenMessage';

export interface PersonAsideProps extends Pick<Open, 'message'> {
  /** Says so if nobody knows who it is; otherwise the context does. */
  isNamed: boolean;
}

/** Who the conversation is with, and what to do beside answering. */
export function PersonAside({ message, isNamed }: PersonAsideProps) {
  const words = useStrings(messageStrings);
  return (
    <>
      {message.contact ? (
        <ContactHead contact={message.contact} />
      ) : (
        isNamed && <p className={text({ style: 'dense', tone: 'muted' })}>{words.noContact}</p>
      )}
      <PersonIdentity message={message} />
      <MessageOffers message={message} />
      {message.contact && (
        <PersonBackground contact={message.contact} conversationId={message.conversationId} message={message} />
      )}
    </>
  );
}
