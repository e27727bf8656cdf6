import { type Member, useListMembers } from '@concordia/api-client';
import { Dialog } from '../../../components/Dialog';
import { EmptyState } from '../../../components/EmptyState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { triageStrings } from '../../../strings/generated/triage';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { MemberChoice } from './MemberChoice';

export interface AssignDialogProps {
  isOpen: boolean;
  /** The current assignee; `null` for none, `undefined` if the messages differ. */
  assigneeId: string | null | undefined;
  onClose: () => void;
  /** Called with a member, or `null` for none. The dialog closes itself. */
  onAssign: (assigneeId: string | null) => void;
}

/** Assigns messages to a member or to nobody. */
export function AssignDialog({ isOpen, ...props }: AssignDialogProps) {
  const { assign: words } = useStrings(triageStrings);
  if (!isOpen) return null;
  return (
    <Dialog title={words.title} size="small" isOpen onOpenChange={(stays) => !stays && props.onClose()}>
      <Members {...props} />
    </Dialog>
  );
}

function Members({ assigneeId, onClose, onAssign }: Omit<AssignDialogProps, 'isOpen'>) {
  const { assign: words } = useStrings(triageStrings);
  const state = useMembersState(words.failed);
  const choose = (id: string | null) => {
    onAssign(id);
    onClose();
  };
  return (
    <WidgetFrame
      title={words.members}
      isHeadingHidden
      headingLevel={3}
      state={state}
      skeleton={
        <Stack gap="md">
          <SkeletonShape />
          <SkeletonShape width="70%" />
          <SkeletonShape width="80%" />
        </Stack>
      }
      empty={<EmptyState size="compact" title={words.none} />}
    >
      {(members) => <MemberChoice members={members} assigneeId={assigneeId} onChoose={choose} />}
    </WidgetFrame>
  );
}

function useMembersState(failed: string): WidgetState<Member[]> {
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useListMembers();
  if (data !== undefined) {
    return data.length === 0 ? { kind: 'empty' } : { kind: 'ready', data, isRefreshing: isValidating };
  }
  if (error === undefined) return { kind: 'loading' };
  const problem = { title: failed, description: problemWords(error), reference: requestIdOf(error) };
  return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
}
