import type { RefObject } from 'react';
import { Menu, MenuItem } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { regroupStrings } from '../../../strings/generated/regroup';
import { useRegroup } from '../Regroup/useRegroup';

export interface SplitMenuProps {
  conversationId: string;
  messageId: string;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Begins a new conversation at a message. */
export function SplitMenu({ conversationId, messageId, ...menu }: SplitMenuProps) {
  const words = useStrings(regroupStrings);
  const { split } = useRegroup();
  return (
    <Menu {...menu} aria-label={words.more}>
      <MenuItem id="split" onAction={() => void split(conversationId, messageId)}>
        {words.splitHere}
      </MenuItem>
    </Menu>
  );
}
