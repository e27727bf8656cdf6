import type { Channel } from '@concordia/domain';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
import { Icon } from '../Icon';
import * as styles from './Chip.css';

export interface ChannelMarkProps {
  /** Which channel. */
  channel: Channel;
  /**
   * Writes its name beside the mark. Without it the name is its label; where the words stand next to it anyway, make it `isDecorative`.
   *
   * @default false
   */
  showsName?: boolean;
  /**
   * Says nothing to screen readers.
   *
   * @default false
   */
  isDecorative?: boolean;
  /** @default 'small' */
  size?: 'small' | 'medium' | 'large';
  /**
   * Colour of the name.
   *
   * @default 'ink'
   */
  tone?: 'ink' | 'muted';
}

/** Where a message came from: a small drawing in the channel's hue, never the hue alone. */
export function ChannelMark({
  channel,
  showsName = false,
  isDecorative = false,
  size = 'small',
  tone = 'ink',
}: ChannelMarkProps) {
  const name = useStrings(commonStrings).channel({ channel });
  return (
    <span className={styles.channel({ tone, shows: showsName ? 'name' : 'mark' })}>
      <span className={styles.channelHue({ channel })}>
        <Icon name={styles.channelIcons[channel]} size={size} label={showsName || isDecorative ? undefined : name} />
      </span>
      {showsName && <span className={styles.name}>{name}</span>}
    </span>
  );
}
