import { CHANNELS, type Channel } from '@concordia/domain';
import { ToggleButton } from 'react-aria-components';
import { ChannelMark } from '../../../components/Chip';
import { SkeletonText } from '../../../components/Skeleton';
import { useFigure, useStrings } from '../../../locale';
import { commonStrings } from '../../../strings/generated/common';
import * as styles from './ChannelFilters.css';

export interface ChannelFiltersProps {
  /** How many messages each channel has. */
  counts: Record<Channel, number>;
  /** The channel whose messages are shown; `null` for all. */
  selectedChannel: Channel | null;
  /** Told the channel, or `null` when the chosen one is pressed again. */
  onSelectChannel: (channel: Channel | null) => void;
  /** Id of the heading that names the list. */
  labelledBy: string;
}

/** The eight channels. One at most is chosen; pressing it again takes the choice back. */
export function ChannelFilters({ counts, selectedChannel, onSelectChannel, labelledBy }: ChannelFiltersProps) {
  const words = useStrings(commonStrings);
  const figure = useFigure();
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {CHANNELS.map((channel) => (
        <li key={channel}>
          <ToggleButton
            className={styles.filter}
            isSelected={channel === selectedChannel}
            onChange={(isSelected) => onSelectChannel(isSelected ? channel : null)}
          >
            <ChannelMark channel={channel} isDecorative size="medium" />
            <span className={styles.name}>{words.channel({ channel })}</span>
            <span className={styles.count}>
              <SkeletonText>{figure(counts[channel])}</SkeletonText>
            </span>
          </ToggleButton>
        </li>
      ))}
    </ul>
  );
}
