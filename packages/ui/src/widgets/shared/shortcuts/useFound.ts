import { useListContacts, useSearchMessages } from '@concordia/api-client';
import type { CommandGroup } from '../../../components/CommandPalette';
import { useStrings } from '../../../locale';
import { shortcutStrings } from '../../../strings/generated/shortcut';
import { messageStrings } from '../../../strings/message';
import { useMessageStore } from '../../inbox/messages/useMessageEdits';
import { contactNameOf } from '../../inbox/messages/words';
import { useSettled } from './useSettled';

/** Shorter queries match too much. */
const SHORTEST = 2;
const MOST = { contacts: 4, messages: 6 } as const;

export interface FoundHandlers {
  /** Called where conversations do not open beside a list. */
  onOpenMessage: (conversationId: string, messageId: string) => void;
  onOpenContact: (contactId: string) => void;
}

interface Found {
  readonly groups: readonly CommandGroup[];
  readonly isLoading: boolean;
}

export function useFound(query: string, handlers: FoundHandlers): Found {
  const { groups } = useStrings(shortcutStrings);
  const q = useSettled(query.trim());
  const isRequested = q.length >= SHORTEST;
  const people = usePeople(q, isRequested, handlers.onOpenContact);
  const messages = useMessages(q, isRequested, handlers.onOpenMessage);
  return {
    groups: [
      { id: 'found-people', title: groups.people, commands: people.commands },
      { id: 'found', title: groups.messages, commands: messages.commands },
    ].filter(({ commands }) => commands.length > 0),
    isLoading: people.isLoading || messages.isLoading,
  };
}

type Commands = CommandGroup['commands'];

function usePeople(q: string, isRequested: boolean, onOpen: FoundHandlers['onOpenContact']) {
  const { data = [], isLoading } = useListContacts({ q, limit: MOST.contacts }, { swr: { enabled: isRequested } });
  const commands = (isRequested ? data : []).map(({ id, name, company, title }) => ({
    id: `contact-${id}`,
    label: name,
    description: [title, company].filter(Boolean).join(', ') || undefined,
    icon: 'user',
    onRun: () => onOpen(id),
  })) satisfies Commands;
  return { commands, isLoading };
}

/** By words and by meaning; what only means the same says so. */
function useMessages(q: string, isRequested: boolean, onOpen: FoundHandlers['onOpenMessage']) {
  const words = useStrings(messageStrings);
  const { similar } = useStrings(shortcutStrings);
  const store = useMessageStore();
  const open = (conversationId: string, messageId: string) => {
    const { desk, page } = store;
    desk.requestFocus();
    if (page === null) onOpen(conversationId, messageId);
    else page.open({ id: conversationId, conversation: { match: { id: messageId } } });
  };
  const { data = [], isLoading } = useSearchMessages({ q, limit: MOST.messages }, { swr: { enabled: isRequested } });
  const commands = (isRequested ? data : []).map(({ match, message }) => ({
    id: `message-${message.id}`,
    label: contactNameOf(message, words),
    description: [match === 'meaning' ? similar : null, message.subject ?? message.content].filter(Boolean).join(' · '),
    icon: 'mail',
    onRun: () => open(message.conversationId, message.id),
  })) satisfies Commands;
  return { commands, isLoading };
}
