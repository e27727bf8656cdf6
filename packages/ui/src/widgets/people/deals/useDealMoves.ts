import { type Deal, type DealBoard, updateDeal, useGetDealBoard } from '@concordia/api-client';
import { useCallback } from 'react';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { dealStrings } from '../../../strings/generated/deal';
import { useProblemWords } from '../../shared/problems';
import { stageName } from './stageName';
import { useRereadDeals } from './useDealWrites';
import { withMoved } from './withMoved';

/** The board, and moves that show at once, can be undone, and are taken back if the server refuses them. */
export function useDealMoves() {
  const words = useStrings(dealStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const board = useGetDealBoard();
  const { data, mutate } = board;
  const reread = useRereadDeals();

  const send = useCallback(
    async (deal: Deal, stage: string): Promise<boolean> => {
      try {
        await mutate(
          async (shown) => {
            await updateDeal(deal.id, { stage });
            return shown;
          },
          {
            optimisticData: (_, shown) => withMoved(shown, deal.id, stage) ?? EMPTY,
            rollbackOnError: true,
            populateCache: false,
            revalidate: true,
          },
        );
        void reread();
        return true;
      } catch (problem) {
        toast({ title: words.notKept, description: problemWords(problem), tone: 'destructive' });
        return false;
      }
    },
    [mutate, reread, toast, words, problemWords],
  );

  const move = useCallback(
    async (dealId: string, from: string, to: string) => {
      const deal = data?.columns.flatMap(({ deals }) => deals).find(({ id }) => id === dealId);
      const stage = data?.columns.find((column) => column.stage.id === to)?.stage;
      if (deal === undefined || stage === undefined || !(await send(deal, to))) return;
      const title = deal.title ?? words.purchase;
      const told = { won: words.wonOne({ title }), lost: words.lostOne({ title }), open: null }[stage.state];
      toast({
        title: told ?? words.moved({ title, stage: stageName(stage, words) }),
        action: { label: words.undo, onPress: () => void send(deal, from) },
      });
    },
    [data, send, toast, words],
  );
  return { board, move: useCallback((...moved: Parameters<typeof move>) => void move(...moved), [move]) };
}

const EMPTY: DealBoard = { currency: 'USD', columns: [] };
