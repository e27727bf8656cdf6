import {
  attachEnrichment,
  type Contact,
  type EnrichedContactField,
  type EnrichmentReview,
  type HttpError,
  reviewEnrichment,
  undoEnrichment,
} from '@concordia/api-client';
import { useState } from 'react';
import useSWR from 'swr';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';
import { useProblemWords } from '../../shared/problems';
import { useRereadPeople } from '../changes/useRereadPeople';

/** A result cached on the server. */
export interface Finding {
  readonly resultId: string;
  readonly index: number;
  /** The author's name, or the result's number. */
  readonly name: string;
}

/** The changes that attaching would make. The SWR key is no path, so that revalidating by path skips it. */
export function useReview({ resultId, index }: Finding, contactId: string) {
  return useSWR<EnrichmentReview, HttpError>(['enrichment review', resultId, index, contactId], () =>
    reviewEnrichment({ result_id: resultId, index, contactId }),
  );
}

/** Attaches a result to a contact; a toast offers undo. */
export function useAttach({ resultId, index }: Finding, contact: Contact) {
  const words = useStrings(enrichmentStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const reread = useRereadPeople();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);

  const undo = async (id: string) => {
    try {
      await undoEnrichment(id);
      toast({ title: words.undone({ name: contact.name }) });
    } catch (problem) {
      toast({ tone: 'destructive', title: words.notUndone, description: problemWords(problem) });
    } finally {
      await reread();
    }
  };

  return {
    isPending,
    /** Why attaching failed; `null` otherwise. */
    refusal: refusal === null ? null : problemWords(refusal),
    /** @returns whether it succeeded. */
    attach: async (fields: readonly EnrichedContactField[]): Promise<boolean> => {
      setPending(true);
      setRefusal(null);
      try {
        const { id } = await attachEnrichment({
          result_id: resultId,
          index,
          contactId: contact.id,
          fields: [...fields],
        });
        toast({
          tone: 'success',
          title: words.attached({ name: contact.name }),
          action: { label: words.undo, onPress: () => void undo(id) },
        });
        await reread();
        return true;
      } catch (problem) {
        setRefusal(problem);
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}
