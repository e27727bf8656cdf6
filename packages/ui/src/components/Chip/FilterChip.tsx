import type { Channel } from '@concordia/domain';
import type { ReactNode, Ref } from 'react';
import { ToggleButton, type ToggleButtonProps } from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useFigure } from '../../locale';
import { ChannelMark } from './ChannelMark';
import * as styles from './Chip.css';

export interface FilterChipProps extends Behavior<ToggleButtonProps> {
  children: ReactNode;
  /** Shows the channel's icon, if it filters by channel. */
  channel?: Channel;
  /** Number of matches. */
  count?: number;
  ref?: Ref<HTMLButtonElement>;
}

export function FilterChip({ children, channel, count, ...rest }: FilterChipProps) {
  const figure = useFigure();
  return (
    <ToggleButton {...rest} className={styles.filter()}>
      {channel && <ChannelMark channel={channel} isDecorative />}
      <span className={styles.name}>{children}</span>
      {count !== undefined && <span className={styles.count}>{figure(count)}</span>}
    </ToggleButton>
  );
}
