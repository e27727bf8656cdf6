import type { Channel } from '@concordia/domain';
import type { Ref } from 'react';
import { useStrings } from '../../locale';
import { labelStrings } from '../../strings/generated/label';
import { Icon } from '../Icon';
import * as styles from './Chip.css';

export interface ChannelMarkProps {
  channel: Channel;
  /** Shows the channel name, which is otherwise only the accessible name. @default false */
  showsName?: boolean;
  /** Hides the mark from screen readers, where adjacent text names the channel. @default false */
  isDecorative?: boolean;
  /** @default 'small' */
  size?: 'small' | 'medium' | 'large';
  /** Color of the name. @default 'ink' */
  tone?: 'ink' | 'muted';
  ref?: Ref<HTMLSpanElement>;
}

/** A channel's icon in its color. The icon's shape differs too, so color is never the only cue. */
export function ChannelMark({
  channel,
  showsName = false,
  isDecorative = false,
  size = 'small',
  tone = 'ink',
  ref,
}: ChannelMarkProps) {
  const name = useStrings(labelStrings).channel({ channel });
  return (
    <span ref={ref} className={styles.channel({ tone, shows: showsName ? 'name' : 'mark' })}>
      <span className={styles.channelHue({ channel })}>
        <Icon name={styles.channelIcons[channel]} size={size} label={showsName || isDecorative ? undefined : name} />
      </span>
      {showsName && <span className={styles.name}>{name}</span>}
    </span>
  );
}
