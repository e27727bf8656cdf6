import { type MessageUpdate, useListMembers } from '@concordia/api-client';
import { useDateFormat, useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import { offlineChangesStrings } from '../../../strings/generated/offlineChanges';
import type { DeskItem } from '../messages/deskItem';
import type { HeldChange } from './keptChanges';

/** Which conversation a change is about, what happened to it, in sentences, and what it was. */
export function useHeldWords({ item, change, problem }: HeldChange) {
  const words = useStrings(offlineChangesStrings);
  const said = useChangeWords();
  const time = useDateFormat({ weekday: 'short', hour: 'numeric', minute: '2-digit' });
  const about = [item.contact?.name, item.subject].filter(Boolean).join(', ') || words.unknown;
  const mine = words.mine({ change: said(change) });
  if (problem.kind === 'gone') return { about, mine, happened: [words.gone] };
  if (problem.kind === 'refused') return { about, mine, happened: [words.refused({ reason: problem.reason })] };
  const { theirs } = problem;
  const other = differences(item, theirs, change);
  const isNewer = theirs.createdAt > item.createdAt;
  return {
    about,
    mine,
    happened: [
      ...(other === null ? [] : [words.theirs({ change: said(other) })]),
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

function useChangeWords(): (change: MessageUpdate) => string {
  const words = useStrings(offlineChangesStrings);
  const { column } = useStrings(labelStrings);
  const { data: members } = useListMembers();
  const date = useDateFormat({ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
  return ({ status, snooze, assigneeId, isUrgent, isRead }) => {
    if (status !== undefined) return words.moved({ column: column({ status }) });
    if (snooze) return words.snoozed({ until: date.format(new Date(snooze.until)) });
    if (snooze === null) return words.woken;
    if (typeof assigneeId === 'string') {
      return words.assignedTo({ name: members?.find(({ id }) => id === assigneeId)?.name ?? words.aMember });
    }
    if (assigneeId === null) return words.unassigned;
    if (isUrgent !== undefined) return isUrgent === 1 ? words.urgent : words.notUrgent;
    return isRead === true ? words.read : words.unread;
  };
}
