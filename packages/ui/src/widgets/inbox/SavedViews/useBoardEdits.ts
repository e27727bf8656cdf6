import { type Board, type BoardColumn, type BoardUpdate, getGetBoardKey, updateBoard } from '@concordia/api-client';
import { useSWRConfig } from 'swr';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { boardColumnsStrings } from '../../../strings/generated/boardColumns';
import { useProblemWords } from '../../shared/problems';
import { useOfferUndo } from '../messages/useTriage';

/** The columns as the server takes them. */
export const choicesOf = (columns: readonly BoardColumn[]): BoardUpdate['columns'] =>
  columns.map((column) => (column.kind === 'status' ? column : { kind: 'view' as const, viewId: column.view.id }));

/** Changes of the board's columns: shown at once, with undo, and taken back with a message if the server refuses. */
export function useBoardEdits(before: readonly BoardColumn[]) {
  const words = useStrings(boardColumnsStrings);
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const offerUndo = useOfferUndo();
  const wordsOf = useProblemWords();
  const put = async (columns: readonly BoardColumn[]): Promise<boolean> => {
    try {
      await mutate<Board>(getGetBoardKey(), updateBoard({ columns: choicesOf(columns) }), {
        optimisticData: { columns: [...columns] },
      });
      return true;
    } catch (problem) {
      toast({ tone: 'destructive', title: words.failed, description: wordsOf(problem) });
      return false;
    }
  };
  /** @param said what was done, in words. */
  return async (columns: readonly BoardColumn[], said: string): Promise<void> => {
    if (await put(columns)) offerUndo(said, () => put(before));
  };
}
