import type { Channel } from '@concordia/domain';
import type { ReactNode } from 'react';
import { ToggleButton, type ToggleButtonProps } from 'react-aria-components';
import type { Behaviour } from '../../behaviour';
import { useFigure } from '../../locale';
import { ChannelMark } from './ChannelMark';
import * as styles from './Chip.css';

export interface FilterChipProps extends Behaviour<ToggleButtonProps> {
  /** What is left when it is on. */
  children: ReactNode;
  /** Its mark, when it filters by channel. */
  channel?: Channel;
  /** How many there are. */
  count?: number;
}

/** A filter that is on or off. Pressing it again takes it away. */
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
