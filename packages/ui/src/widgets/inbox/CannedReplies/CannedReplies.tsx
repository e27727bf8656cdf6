import { type CannedReply, useListCannedReplies } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { cannedReplyStrings } from '../../../strings/generated/cannedReply';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { CannedReplyDialog } from './CannedReplyDialog';
import { CannedReplyRow } from './CannedReplyRow';

export interface CannedRepliesProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The workspace's canned replies: add, edit, remove. The composer offers them. */
export function CannedReplies({ headingLevel = 2 }: CannedRepliesProps) {
  const words = useStrings(cannedReplyStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useListCannedReplies();
  const [edited, setEdited] = useState<CannedReply | 'new' | null>(null);
  const reread = async () => {
    await mutate();
  };
  const add = (
    <Button size="small" icon="plus" onPress={() => setEdited('new')}>
      {words.add}
    </Button>
  );
  return (
    <>
      <WidgetFrame
        title={words.title}
        headingLevel={headingLevel}
        state={stateOf()}
        actions={data !== undefined && data.length > 0 && add}
        skeleton={
          <Stack gap="sm">
            <SkeletonShape width="40%" />
            <SkeletonShape />
            <SkeletonShape width="70%" />
          </Stack>
        }
        empty={<EmptyState size="compact" title={words.none} description={words.noneHelp} actions={add} />}
      >
        {(replies) => (
          <Stack hasDividers gap="sm">
            {replies.map((reply) => (
              <CannedReplyRow key={reply.id} reply={reply} onEdit={() => setEdited(reply)} onChange={reread} />
            ))}
          </Stack>
        )}
      </WidgetFrame>
      {edited !== null && (
        <CannedReplyDialog reply={edited === 'new' ? null : edited} onClose={() => setEdited(null)} onChange={reread} />
      )}
    </>
  );

  function stateOf(): WidgetState<readonly CannedReply[]> {
    if (data !== undefined) {
      return data.length === 0 ? { kind: 'empty' } : { kind: 'ready', data, isRefreshing: isValidating };
    }
    if (error === undefined) return { kind: 'loading' };
    const problem = { title: words.failed, description: problemWords(error), reference: requestIdOf(error) };
    return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
  }
}
