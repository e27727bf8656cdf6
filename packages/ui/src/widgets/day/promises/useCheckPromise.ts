import {
  type BriefPromise,
  getGetMorningBriefKey,
  getGetTodayKey,
  type Kept,
  type PromiseUpdate,
  updatePromise,
} from '@concordia/api-client';
import { useSWRConfig } from 'swr';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { promiseStrings } from '../../../strings/generated/promise';
import { useProblemWords } from '../../shared/problems';

/** The open message of ours that may have kept a promise. */
interface Keeper {
  readonly id: string;
  readonly createdAt: string;
}

const changeTo = (kept: Pick<Kept, 'messageId'> | undefined): PromiseUpdate =>
  kept === undefined
    ? { isKept: false }
    : { isKept: true, ...(kept.messageId !== null && { keptByMessageId: kept.messageId }) };

/** Checks off an open promise, or reopens one that was kept. A toast offers undo. */
export function useCheckPromise() {
  const words = useStrings(promiseStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const { mutate } = useSWRConfig();

  async function set(id: string, change: PromiseUpdate): Promise<boolean> {
    try {
      await updatePromise(id, change);
      return true;
    } catch (problem) {
      toast({ tone: 'destructive', title: words.notKept, description: problemWords(problem) });
      return false;
    } finally {
      const [today] = getGetTodayKey();
      const [brief] = getGetMorningBriefKey();
      await mutate((key) => Array.isArray(key) && (key[0] === today || key[0] === brief));
    }
  }

  /** @param keeper if it was written after the promise, it is recorded as what kept it. */
  return async ({ id, quote, saidAt, kept }: BriefPromise, keeper: Keeper | null = null): Promise<void> => {
    const messageId = keeper !== null && keeper.createdAt > saidAt ? keeper.id : null;
    const isDone = await set(id, changeTo(kept === undefined ? { messageId } : undefined));
    if (!isDone) return;
    const undo = { label: words.undo, onPress: () => void set(id, changeTo(kept)) };
    toast({ title: kept === undefined ? words.keptNow({ quote }) : words.reopened({ quote }), action: undo });
  };
}
