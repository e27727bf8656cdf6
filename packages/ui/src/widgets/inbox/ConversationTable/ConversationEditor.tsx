import { useRef } from 'react';
import { Menu, MenuItem } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { conversationTableStrings } from '../../../strings/generated/conversationTable';
import { messageStrings } from '../../../strings/message';
import { AssignMenu } from '../AssignDialog/AssignMenu';
import { ColumnMenu } from '../MessageDetail/ColumnMenu';
import type { DeskItem } from '../messages/deskItem';
import { useChangeMessage } from '../messages/useChangeMessage';

/** The fields that are chosen from a menu. The others have dialogs of their own. */
export type MenuField = 'status' | 'assignee' | 'priority';

export interface ConversationEditorProps {
  item: DeskItem;
  field: MenuField;
  /** The cell: the menu opens below it, and gives the focus back to what had it. */
  anchor: Element;
  onClose: () => void;
}

/** Edits one cell by a menu. A change shows at once, with undo; if the server refuses it, it is reverted with a message. */
export function ConversationEditor({ item, field, anchor, onClose }: ConversationEditorProps) {
  const words = useStrings(messageStrings);
  const { columns } = useStrings(conversationTableStrings);
  const change = useChangeMessage();
  const cell = useRef<Element>(anchor);
  const place = { triggerRef: cell, isOpen: true, onOpenChange: (isOpen: boolean) => !isOpen && onClose() };
  if (field === 'status') {
    return <ColumnMenu {...place} status={item.status} onMove={(status) => void change(item, { status })} />;
  }
  if (field === 'assignee') {
    const assign = (assigneeId: string | null) => assigneeId !== item.assigneeId && void change(item, { assigneeId });
    return <AssignMenu {...place} items={[item]} assigneeId={item.assigneeId} onAssign={assign} />;
  }
  const isUrgent = item.isUrgent === 1;
  return (
    <Menu {...place} aria-label={columns.priority}>
      <MenuItem id="urgent" icon="flag" onAction={() => void change(item, { isUrgent: isUrgent ? 0 : 1 })}>
        {isUrgent ? words.markNotUrgent : words.markUrgent}
      </MenuItem>
    </Menu>
  );
}
