import { CHANNELS, type Channel } from '@concordia/domain';
import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components';
import { ChannelMark } from '../../../components/Chip';
import { SkeletonText } from '../../../components/Skeleton';
import { useFigure, useStrings } from '../../../locale';
import { ChangingFigure } from '../../../motion';
import { labelStrings } from '../../../strings/generated/label';
import * as styles from './ChannelFilters.css';

export interface ChannelFiltersProps {
  counts: Record<Channel, number>;
  /** `null` for all channels. */
  selectedChannel: Channel | null;
  /** Called with the channel, or `null` when the selected one is pressed again. */
  onSelectChannel: (channel: Channel | null) => void;
  labelledBy: string;
  /** Follows a channel in its row. */
  children?: (channel: Channel) => ReactNode;
}

/** The eight channels as filters. At most one is selected; pressing it again clears it. */
export function ChannelFilters({
  counts,
  selectedChannel,
  onSelectChannel,
  labelledBy,
  children,
}: ChannelFiltersProps) {
  const words = useStrings(labelStrings);
  const figure = useFigure();
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {CHANNELS.map((channel) => (
        <li key={channel} className={styles.row}>
          <ToggleButton
            className={styles.filter}
            isSelected={channel === selectedChannel}
            onChange={(isSelected) => onSelectChannel(isSelected ? channel : null)}
          >
            <ChannelMark channel={channel} isDecorative size="medium" />
            <span className={styles.name}>{words.channel({ channel })}</span>
            <span className={styles.count}>
              <SkeletonText>
                <ChangingFigure value={counts[channel]}>{figure(counts[channel])}</ChangingFigure>
              </SkeletonText>
            </span>
          </ToggleButton>
          {children?.(channel)}
        </li>
      ))}
    </ul>
  );
}
