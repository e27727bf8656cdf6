import type { RefObject } from 'react';
import { Popover } from '../../../components/Popover';
import { useStrings } from '../../../locale';
import { assistantStrings } from '../../../strings/generated/assistant';
import * as styles from './AssistantCard.css';
import { AssistantPanel, type AssistantPanelProps } from './AssistantPanel';

interface AssistantPopoverProps extends AssistantPanelProps {
  triggerRef: RefObject<Element | null>;
  onClose: () => void;
}

export function AssistantPopover({ triggerRef, onClose, ...panel }: AssistantPopoverProps) {
  const words = useStrings(assistantStrings);
  return (
    <Popover
      aria-label={words.title}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={styles.panel}>
        <AssistantPanel {...panel} />
      </div>
    </Popover>
  );
}
