import { addConversationToContact, type ConversationContactRequest, HttpError, undoMerge } from '@concordia/api-client';
import { useState } from 'react';
import { useStrings } from '../../../locale';
import { strangerStrings } from '../../../strings/generated/stranger';
import { useRefreshMessages } from '../../inbox/messages';
import { useContactActions } from '../changes/useContactActions';

/** Gives a conversation to a contact. A toast offers undo. */
export function useGive(conversationId: string, onGiven: () => void) {
  const words = useStrings(strangerStrings);
  const { act, attempt } = useContactActions();
  const refreshMessages = useRefreshMessages();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  const takeBack = async (mergeId: string, name: string) => {
    if (await act(() => undoMerge(mergeId), { title: words.takenBack({ name }) })) await refreshMessages();
  };

  async function give(request: ConversationContactRequest): Promise<void> {
    setPending(true);
    setProblem(null);
    try {
      const { contact, merge } = await addConversationToContact(conversationId, request);
      onGiven();
      await act(refreshMessages, {
        title: words.added({ name: contact.name }),
        ...(merge !== null && { undo: () => takeBack(merge.id, contact.name) }),
      });
    } catch (refusal) {
      setProblem(refusal);
      // A refusal means that what is shown is old; without an answer there is nothing newer.
      if (refusal instanceof HttpError) await attempt(refreshMessages);
    } finally {
      setPending(false);
    }
  }

  return { give, isPending, problem };
}
