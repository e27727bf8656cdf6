import { Dialog } from '../../../components/Dialog';
import { EmptyState } from '../../../components/EmptyState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { triageStrings } from '../../../strings/generated/triage';
import { AssignLimits } from '../../shared/assigning/AssignLimits';
import { subjectsOf } from '../../shared/assigning/subjects';
import { type AssigneeChoice, useAssignees } from '../../shared/assigning/useAssignees';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import type { DeskItem } from '../messages/deskItem';
import { MemberChoice } from './MemberChoice';

export interface AssignDialogProps {
  isOpen: boolean;
  /** What is assigned: it decides who can be. */
  items: readonly DeskItem[];
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

function Members({ items, assigneeId, onClose, onAssign }: Omit<AssignDialogProps, 'isOpen'>) {
  const { assign: words } = useStrings(triageStrings);
  const state = useMembersState(words.failed, useAssignees(subjectsOf(items)));
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
      {(choice) => (
        <Stack gap="lg">
          <MemberChoice members={choice.members ?? []} assigneeId={assigneeId} onChoose={choose} />
          <AssignLimits choice={choice} />
        </Stack>
      )}
    </WidgetFrame>
  );
}

function useMembersState(failed: string, choice: AssigneeChoice): WidgetState<AssigneeChoice> {
  const problemWords = useProblemWords();
  const { members, error, isValidating, retry } = choice;
  if (members !== undefined) {
    return members.length === 0 ? { kind: 'empty' } : { kind: 'ready', data: choice, isRefreshing: isValidating };
  }
  if (error === undefined) return { kind: 'loading' };
  const problem = { title: failed, description: problemWords(error), reference: requestIdOf(error) };
  return { kind: 'failed', problem, retry, isRetrying: isValidating };
}
