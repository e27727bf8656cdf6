import { type MessageUpdate, useListMembers } from '@concordia/api-client';
import { useDateFormat, useStrings } from '../../../locale';
import { messageMarkStrings } from '../../../strings/generated/messageMark';
import { offlineChangesStrings } from '../../../strings/generated/offlineChanges';
import type { DeskItem } from '../messages/deskItem';
import { useActionWords } from '../messages/useActionWords';
import type { HeldChange } from './keptChanges';

/** What happened to a change, in sentences, and what it was. */
export function useHeldWords({ item, change, problem }: HeldChange) {
  const words = useStrings(offlineChangesStrings);
  const said = useChangeWords();
  const time = useDateFormat({ weekday: 'short', hour: 'numeric', minute: '2-digit' });
  const mine = words.mine({ change: said(item, change) });
  if (problem.kind === 'gone') return { mine, happened: [words.gone] };
  if (problem.kind === 'refused') return { mine, happened: [words.refused({ reason: problem.reason })] };
  const { theirs } = problem;
  const other = differences(item, theirs, change);
  const isNewer = theirs.createdAt > item.createdAt;
  return {
    mine,
    happened: [
      ...(other === null ? [] : [words.theirs({ change: said(theirs, other) })]),
      ...(isNewer ? [words.newer({ time: time.format(new Date(theirs.createdAt)) })] : []),
    ],
  };
}

/** What somebody else changed of what the change is about. */
function differences(item: DeskItem, theirs: DeskItem, change: MessageUpdate): MessageUpdate | null {
  const { status, snooze, assigneeId } = theirs;
  const isPlace = change.status !== undefined || change.snooze !== undefined;
  if (isPlace && status !== item.status) return { status };
  if (isPlace && snooze?.until !== item.snooze?.until) return { snooze };
  return change.assigneeId !== undefined && assigneeId !== item.assigneeId ? { assigneeId } : null;
}

/** As toasts say it; an assignment with its name. */
function useChangeWords(): (item: DeskItem, change: MessageUpdate) => string {
  const said = useActionWords();
  const marks = useStrings(messageMarkStrings);
  const { data: members } = useListMembers();
  return (item, change) => {
    const name = members?.find(({ id }) => id === change.assigneeId)?.name;
    const isAssignment = change.status === undefined && change.snooze === undefined && name !== undefined;
    return isAssignment ? marks.assignedTo({ name }) : said([item], change);
  };
}
