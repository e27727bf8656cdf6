import { type Addressing, getReplyRecipients, type ReplyMode } from '@concordia/api-client';
import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { recipientStrings } from '../../../strings/recipient';
import { useProblemWords } from '../../shared/problems';
import type { RecipientsProps } from './Recipients';
import { fieldsOf } from './recipientTags';

interface ModeOptions extends Pick<RecipientsProps, 'conversationId' | 'onChange' | 'wanted'> {
  readonly mode: ReplyMode;
  readonly onForward: () => void;
}

/** @returns what changes between reply, reply all and forward; also does so for a shortcut. */
export function useModes({
  conversationId,
  mode,
  wanted,
  onChange,
  onForward,
}: ModeOptions): (next: ReplyMode, forwardAs?: Addressing['forwardAs']) => void {
  const words = useStrings(recipientStrings);
  const problemWords = useProblemWords();
  const toast = useToast();

  async function choose(next: ReplyMode, forwardAs: Addressing['forwardAs'] = undefined) {
    try {
      const suggestion = await getReplyRecipients(conversationId, { mode: next });
      const { messageId } = suggestion;
      // A redirected message keeps its own, which the server knows.
      const subject = forwardAs === 'redirect' ? null : suggestion.subject;
      // The forwarded message stays the same if another one arrives.
      const answered = next === 'forward' ? messageId : null;
      onChange({
        addressing:
          next === 'reply' ? null : { mode: next, messageId: answered, ...asOf(forwardAs), ...fieldsOf(suggestion) },
        ...((next === 'forward' || mode === 'forward') && { subject: next === 'forward' ? subject : null }),
      });
      if (next === 'forward') onForward();
    } catch (problem) {
      toast({ tone: 'destructive', title: words.modeFailed, description: problemWords(problem) });
    }
  }

  const obey = useEffectEvent(choose);
  useEffect(() => {
    if (wanted) void obey(wanted.mode);
  }, [wanted]);
  return (next, forwardAs) => void choose(next, forwardAs);
}

/** Absent unless it was chosen. */
export const asOf = (forwardAs: Addressing['forwardAs']) => (forwardAs === undefined ? {} : { forwardAs });
