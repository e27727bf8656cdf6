import { createDeal, type Deal, type DealUpdate, deleteDeal, type NewDeal, updateDeal } from '@concordia/api-client';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { dealStrings } from '../../../strings/generated/deal';
import { useProblemWords } from '../../shared/problems';
import { useReread } from '../changes/useReread';

const aboutDeals = /^\/api\/(?:deals|companies)/;

export const useRereadDeals = (): (() => Promise<void>) => useReread(aboutDeals);

/** Writes for forms: they throw the server's error, so that the form can show it. */
export function useSaveDeal() {
  const reread = useRereadDeals();
  return {
    create: async (deal: NewDeal): Promise<void> => {
      await createDeal(deal);
      void reread();
    },
    update: async (dealId: string, update: DealUpdate): Promise<void> => {
      await updateDeal(dealId, update);
      void reread();
    },
  };
}

/** What makes a deleted deal again. */
export const asNew = (deal: Deal, title: string): NewDeal => ({
  title,
  contactId: deal.contact.id,
  company: deal.hasOwnCompany ? deal.company : null,
  stage: deal.stage,
  value: deal.value,
  expectedOn: deal.expectedOn,
  note: deal.note,
  openedAt: deal.openedAt,
  ...(deal.closedAt !== null && { closedAt: deal.closedAt }),
  conversationIds: deal.conversationIds,
});

/** Deletes at once, with undo in a toast. */
export function useDeleteDeal(): (deal: Deal) => Promise<void> {
  const words = useStrings(dealStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const reread = useRereadDeals();
  return async (deal) => {
    const title = deal.title ?? words.purchase;
    const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
      try {
        await action();
        return true;
      } catch (problem) {
        toast({ title: words.notKept, description: problemWords(problem), tone: 'destructive' });
        return false;
      } finally {
        void reread();
      }
    };
    if (!(await attempt(() => deleteDeal(deal.id)))) return;
    toast({
      title: words.deleted({ title }),
      action: { label: words.undo, onPress: () => void attempt(() => createDeal(asNew(deal, title))) },
    });
  };
}
