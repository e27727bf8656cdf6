import type { MessageUpdate } from '@concordia/api-client';
import { useCallback } from 'react';
import { useDateFormat, useStrings } from '../../../locale';
import { actionStrings } from '../../../strings/generated/action';
import { labelStrings } from '../../../strings/generated/label';
import type { DeskItem } from './deskItem';

/** Describes a change: "Moved to Completed", "Moved 12 messages to Completed". The function is stable. */
export function useActionWords(): (messages: readonly DeskItem[], change: MessageUpdate) => string {
  const done = useStrings(actionStrings);
  const { column } = useStrings(labelStrings);
  const date = useDateFormat({ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
  return useCallback(
    ({ length }, { status, snooze, assigneeId, isUrgent, isRead }) => {
      if (status !== undefined) return done.moved({ count: length, column: column({ status }) });
      if (snooze !== undefined)
        return snooze === null
          ? done.woken({ count: length })
          : done.snoozed({ count: length, until: date.format(new Date(snooze.until)) });
      if (assigneeId !== undefined)
        return assigneeId === null ? done.unassigned({ count: length }) : done.assigned({ count: length });
      if (isUrgent !== undefined)
        return isUrgent === 1 ? done.urgent({ count: length }) : done.notUrgent({ count: length });
      return isRead === true ? done.read({ count: length }) : done.unread({ count: length });
    },
    [done, column, date],
  );
}
