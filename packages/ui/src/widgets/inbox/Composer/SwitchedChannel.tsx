import type { Channel } from '@concordia/domain';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';

interface SwitchedChannelProps {
  /** The channel of the conversation. */
  channel: Channel;
  sendOn: Channel;
  onBack: () => void;
}

/** Says that the reply goes out on another channel, and leads back. */
export function SwitchedChannel({ channel, sendOn, onBack }: SwitchedChannelProps) {
  const words = useStrings(composerStrings);
  return (
    <Inline gap="sm">
      <Text size="dense">{words.switched({ channel: sendOn })}</Text>
      <Button size="small" tone="quiet" onPress={onBack}>
        {words.back({ channel })}
      </Button>
    </Inline>
  );
}
