import { type Deal, linkDealConversation, unlinkDealConversation } from '@concordia/api-client';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { dealStrings } from '../../../strings/generated/deal';
import { useProblemWords } from '../../shared/problems';
import { useRereadDeals } from './useDealWrites';

/** Links a conversation to a deal, or unlinks it. A toast says why it failed. */
export function useLinkDeal(): (deal: Deal, conversationId: string, isLinked: boolean) => Promise<void> {
  const words = useStrings(dealStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const reread = useRereadDeals();
  return async (deal, conversationId, isLinked) => {
    try {
      await (isLinked ? linkDealConversation : unlinkDealConversation)(deal.id, conversationId);
    } catch (problem) {
      toast({ title: words.notKept, description: problemWords(problem), tone: 'destructive' });
    } finally {
      void reread();
    }
  };
}
