import { MESSAGE_STATUSES, type MessageStatus } from '@concordia/domain';
import type { RefObject } from 'react';
import { Menu, MenuItem } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import { messageStrings } from '../../../strings/message';

export interface ColumnMenuProps {
  status: MessageStatus;
  onMove: (status: MessageStatus) => void;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Moves a conversation to another column. */
export function ColumnMenu({ status, onMove, ...menu }: ColumnMenuProps) {
  const words = useStrings(messageStrings);
  const { column } = useStrings(labelStrings);
  return (
    <Menu
      {...menu}
      aria-label={words.status}
      selectionMode="single"
      selectedKeys={[status]}
      onAction={(key) => {
        const chosen = MESSAGE_STATUSES.find((one) => one === key);
        if (chosen !== undefined && chosen !== status) onMove(chosen);
      }}
    >
      {MESSAGE_STATUSES.map((one) => (
        <MenuItem key={one} id={one}>
          {column({ status: one })}
        </MenuItem>
      ))}
    </Menu>
  );
}
