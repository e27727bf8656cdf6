import type { Channel } from '@concordia/domain';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import { outreachStrings } from '../../../strings/outreach';
import * as styles from './OutreachDialog.css';

export interface OutreachPreviewProps {
  message: string;
  channels: readonly Channel[];
}

/** The message as it will be sent, trimmed, with its channels. */
export function OutreachPreview({ message, channels }: OutreachPreviewProps) {
  const words = useStrings(outreachStrings);
  const { channel: nameOf } = useStrings(labelStrings);
  const text = message.trim();
  return (
    <div className={styles.preview}>
      <Text size="caption" tone="muted">
        {channels.length === 0
          ? words.chooseChannels
          : words.previewOn({ channels: channels.map((channel) => nameOf({ channel })) })}
      </Text>
      {text === '' ? (
        <Text size="dense" tone="muted">
          {words.previewEmpty}
        </Text>
      ) : (
        <p className={styles.previewText} dir="auto">
          {text}
        </p>
      )}
    </div>
  );
}
