import type { RefObject } from 'react';
import { Menu, MenuItem } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { regroupStrings } from '../../../strings/generated/regroup';

export interface MoreMenuProps {
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `null` if the conversation has no contact whose others it could be merged with. */
  onMerge: (() => void) | null;
}

/** What is rarely done with a conversation. */
export function MoreMenu({ onMerge, ...menu }: MoreMenuProps) {
  const words = useStrings(regroupStrings);
  return (
    <Menu {...menu} aria-label={words.more} disabledKeys={onMerge === null ? ['merge'] : []}>
      <MenuItem id="merge" onAction={() => onMerge?.()}>
        {words.mergeWith}
      </MenuItem>
    </Menu>
  );
}
