import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { text } from '../../../theme';
import { ContactHead } from './ContactHead';
import { MessageOffers } from './MessageOffers';
import type { Open } from './useOpenMessage';

/** Who the conversation is with, and what to do beside answering. */
export function PersonAside({ message }: Pick<Open, 'message'>) {
  const words = useStrings(messageStrings);
  return (
    <>
      {message.contact ? (
        <ContactHead contact={message.contact} />
      ) : (
        <p className={text({ style: 'dense', tone: 'muted' })}>{words.noContact}</p>
      )}
      <MessageOffers message={message} />
    </>
  );
}
