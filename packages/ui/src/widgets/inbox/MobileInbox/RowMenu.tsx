import { MESSAGE_STATUSES } from '@concordia/domain';
import { useMemo } from 'react';
import { Menu, MenuItem, MenuSection } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import { messageStrings } from '../../../strings/message';
import { MarkItems } from '../MessageBoard/MarkItems';
import type { DeskItem } from '../messages/deskItem';
import { useChangeMessage } from '../messages/useChangeMessage';
import { labelOf } from '../messages/words';

export interface RowMenuProps {
  message: DeskItem;
  anchor: Element;
  onClose: () => void;
}

/** The menu of a message, the same as on a board card. */
export function RowMenu({ message, anchor, onClose }: RowMenuProps) {
  const words = useStrings(messageStrings);
  const { column } = useStrings(labelStrings);
  const change = useChangeMessage();
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Menu
      aria-label={words.actionsOf({ label: labelOf(message, words) })}
      triggerRef={triggerRef}
      placement="bottom end"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <MenuSection title={words.moveTo}>
        {MESSAGE_STATUSES.filter((status) => status !== message.status).map((status) => (
          <MenuItem key={status} id={`move-${status}`} onAction={() => void change(message, { status })}>
            {column({ status })}
          </MenuItem>
        ))}
      </MenuSection>
      <MarkItems message={message} onChange={change} />
    </Menu>
  );
}
