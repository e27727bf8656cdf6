import { type MessageDetail, putReaction, removeReaction } from '@concordia/api-client';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { threadStrings } from '../../../strings/thread';
import { useProblemWords } from '../../shared/problems';
import { useMessageStore } from '../messages/useMessageEdits';
import { useOfferUndo } from '../messages/useTriage';

/** Reacts to a message, which can be undone. A refusal is said in a toast. */
export function useReact({ id, reactions }: Pick<MessageDetail, 'id' | 'reactions'>) {
  const words = useStrings(threadStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const offerUndo = useOfferUndo();
  const store = useMessageStore();

  /** @returns whether it worked. */
  async function attempt(title: string, call: () => Promise<MessageDetail>): Promise<boolean> {
    const isDone = await call().then(
      () => true,
      (problem: unknown) => {
        toast({ tone: 'destructive', title, description: problemWords(problem) });
        return false;
      },
    );
    await store.refresh();
    return isDone;
  }

  const put = (emoji: string) => attempt(words.notReacted, () => putReaction(id, { emoji }));
  const unreact = () => attempt(words.notUnreacted, () => removeReaction(id));

  async function react(emoji: string): Promise<void> {
    const before = reactions?.find(({ isOurs }) => isOurs)?.emoji;
    if (!(await put(emoji))) return;
    offerUndo(words.reacted({ emoji }), () => (before === undefined ? unreact() : put(before)));
  }

  return { react, unreact };
}
