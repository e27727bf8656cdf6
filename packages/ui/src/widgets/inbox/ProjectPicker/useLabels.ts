import {
  type Conversation,
  getGetConversationKey,
  getListProjectsKey,
  type ProjectRef,
  setConversationProjects,
} from '@concordia/api-client';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { projectStrings } from '../../../strings/generated/project';
import { useProblemWords } from '../../shared/problems';

/** A conversation's projects as last edited here, or else as on the server. Changes show at once. */
export function useLabels(conversationId: string, kept: readonly ProjectRef[]) {
  const words = useStrings(projectStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);
  const latest = useRef(0);
  const labels = ticked ?? new Set(kept.map(({ id }) => id));

  async function setLabel(projectId: string, isOn: boolean): Promise<void> {
    const wanted = new Set(labels);
    if (isOn) wanted.add(projectId);
    else wanted.delete(projectId);
    latest.current += 1;
    const turn = latest.current;
    setTicked(wanted);
    try {
      const projects = await setConversationProjects(conversationId, { projectIds: [...wanted] });
      const known = (before: Conversation | undefined) => before && { ...before, projects };
      // Ignores the response to a superseded change.
      if (turn !== latest.current) return;
      await mutate(getGetConversationKey(conversationId), known, { revalidate: false });
      await mutate(getListProjectsKey());
    } catch (refusal) {
      toast({ title: words.notKept, description: problemWords(refusal), tone: 'destructive' });
    }
    if (turn === latest.current) setTicked(null);
  }
  return { labels, setLabel };
}
