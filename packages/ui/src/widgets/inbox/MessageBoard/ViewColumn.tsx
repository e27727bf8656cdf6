import { useListProjects, type View } from '@concordia/api-client';
import { useLayoutEffect } from 'react';
import { useStrings } from '../../../locale';
import { boardColumnsStrings } from '../../../strings/generated/boardColumns';
import { useAddToProject } from '../desk/useAddToProject';
import type { DeskItem } from '../messages/deskItem';
import { useChangeMessage } from '../messages/useChangeMessage';
import { useViewList } from '../messages/useViewList';
import { MessageColumn } from './MessageColumn';
import type { Entrances } from './useCardActions';

export interface ViewColumnProps {
  view: View;
  rank: number;
  entrances: Entrances;
}

/** The open conversations that match a view, each with the column it is in. */
export function ViewColumn({ view, rank, entrances }: ViewColumnProps) {
  const { nothing } = useStrings(boardColumnsStrings);
  const [missing] = view.missing;
  const enter = useEnter(view);
  useLayoutEffect(() => {
    entrances.set(view.id, enter);
    return () => void entrances.delete(view.id);
  });
  return (
    <MessageColumn
      id={view.id}
      rank={rank}
      list={useViewList(view)}
      counted={undefined}
      nothing={missing === undefined ? nothing.matches : nothing[missing]}
      showsColumn
    />
  );
}

/** Makes a conversation match the view: assigns it, flags it, adds it to the project. A completed one is open again. */
function useEnter({ query: { assigneeId, urgent, projectId } }: View): (item: DeskItem) => void {
  const change = useChangeMessage();
  const add = useAddToProject();
  const { data: projects } = useListProjects();
  const project = projects?.find(({ id }) => id === projectId);
  return (item) => {
    const update = {
      ...(assigneeId !== undefined && { assigneeId }),
      ...(urgent === true && { isUrgent: 1 as const }),
      ...(item.status === 'completed' && { status: 'inbox' as const }),
    };
    if (Object.keys(update).length > 0) void change(item, update);
    if (project !== undefined) void add([item.conversationId], project);
  };
}
