import { Dialog } from '../../../components/Dialog';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { deskStrings } from '../../../strings/generated/desk';
import { messageStrings } from '../../../strings/message';
import { PriorityReasons } from '../../shared/parts/PriorityReasons';
import type { DeskItem } from '../messages/deskItem';
import { labelOf } from '../messages/words';

export interface DeskReasonsProps {
  messages: readonly DeskItem[];
  onClose: () => void;
}

/** Why a message has its priority, for keyboard users. */
export function DeskReasons({ messages: [message], onClose }: DeskReasonsProps) {
  const words = useStrings(deskStrings);
  const ofMessages = useStrings(messageStrings);
  if (message === undefined) return null;
  return (
    <Dialog
      title={words.whyTitle({ priority: message.priority })}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap="md">
        <Text tone="muted" maxLines={2} dir="auto">
          {labelOf(message, ofMessages)}
        </Text>
        <PriorityReasons reasons={message.priorityReasons} />
      </Stack>
    </Dialog>
  );
}
