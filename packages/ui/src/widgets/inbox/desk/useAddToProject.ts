import { getConversation, getListProjectsKey, type ProjectRef, setConversationProjects } from '@concordia/api-client';
import { useSWRConfig } from 'swr';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { deskStrings } from '../../../strings/generated/desk';
import { useProblemWords } from '../../shared/problems';
import { useOfferUndo } from '../messages/useTriage';

/** Concurrent calls: projects are set per conversation. */
const AT_A_TIME = 6;

interface Labelled {
  readonly conversationId: string;
  readonly projectIds: readonly string[];
}

/** Runs calls in batches. */
async function inTurn<Item>(items: readonly Item[], call: (item: Item) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_A_TIME)
    await Promise.all(items.slice(from, from + AT_A_TIME).map(call));
}

/** Adds conversations to a project and keeps their other projects. Offers undo. */
export function useAddToProject() {
  const words = useStrings(deskStrings);
  const wordsOf = useProblemWords();
  const toast = useToast();
  const offerUndo = useOfferUndo();
  const { mutate } = useSWRConfig();

  const set = async (wanted: readonly Labelled[]): Promise<void> => {
    try {
      await inTurn(wanted, ({ conversationId, projectIds }) =>
        setConversationProjects(conversationId, { projectIds: [...projectIds] }),
      );
    } catch (problem) {
      toast({ tone: 'destructive', title: words.notAdded, description: wordsOf(problem) });
    }
    await mutate(getListProjectsKey());
  };

  return async (conversationIds: readonly string[], { id, name }: ProjectRef): Promise<void> => {
    const before: Labelled[] = [];
    try {
      await inTurn(conversationIds, async (conversationId) => {
        const { projects } = await getConversation(conversationId);
        before.push({ conversationId, projectIds: projects.map((project) => project.id) });
      });
    } catch (problem) {
      toast({ tone: 'destructive', title: words.notAdded, description: wordsOf(problem) });
      return;
    }
    const without = before.filter(({ projectIds }) => !projectIds.includes(id));
    await set(without.map((one) => ({ ...one, projectIds: [...one.projectIds, id] })));
    offerUndo(words.addedTo({ count: conversationIds.length, project: name }), () => set(without));
  };
}
