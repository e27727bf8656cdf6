import type { Channel } from '@concordia/domain';
import { Link } from 'react-aria-components';
import { ChannelMark } from '../../components/Chip';
import { Icon } from '../../components/Icon';
import { Bone } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { WidgetFrame } from '../../components/WidgetFrame';
import { useStrings } from '../../locale';
import { setupChannelStrings } from '../../strings/channelSetup';
import { SETUP_CHANNELS } from '../channelDraft/channels';
import { type Place, usePlaces } from '../channelDraft/usePlaces';
import * as styles from './SetupChannels.css';

export interface SetupChannelsProps {
  /** Whose panel is open; `null` for none. */
  selectedChannel: Channel | null;
  /** The address of a channel's panel. */
  hrefOf: (channel: Channel) => string;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The eight channels of the setup, and which of them are connected. Each leads to its panel. */
export function SetupChannels({ selectedChannel, hrefOf, headingLevel = 2 }: SetupChannelsProps) {
  const words = useStrings(setupChannelStrings);
  const { state } = usePlaces(words.failed);
  return (
    <WidgetFrame
      title={words.title}
      size="list"
      headingLevel={headingLevel}
      state={state}
      skeleton={<Bones />}
      empty={null}
    >
      {(places) => (
        <ul className={styles.list}>
          {places.map((place) => (
            <li key={place.channel}>
              <Link
                className={styles.channel}
                href={hrefOf(place.channel)}
                {...(place.channel === selectedChannel && { 'aria-current': 'page' as const })}
              >
                <ChannelMark channel={place.channel} isDecorative size="medium" />
                <span>
                  {words.name[place.channel]}
                  <Note place={place} />
                </span>
                <Mark place={place} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </WidgetFrame>
  );
}

/** What a green dot alone would not say: that it is only simulated, or that it no longer works. */
function Note({ place: { connection, isConnected, isSimulated } }: { place: Place }) {
  const words = useStrings(setupChannelStrings);
  const health = connection?.health;
  const isBroken = connection !== null && connection.mode !== 'not_connected' && !isConnected;
  if (isBroken && (health === 'expired' || health === 'failing')) {
    return (
      <Text size="caption" tone="negative" as="div">
        {words.attention[health]}
      </Text>
    );
  }
  if (!isConnected) return null;
  const account = connection?.account ?? null;
  if (!isSimulated && account === null) return null;
  return (
    <Text size="caption" tone="muted" as="div">
      {isSimulated ? (connection === null ? words.browserOnly : words.simulated) : account}
    </Text>
  );
}

function Mark({ place: { connection, isConnected } }: { place: Place }) {
  const words = useStrings(setupChannelStrings);
  if (isConnected) {
    return (
      <span className={styles.connected}>
        <span className={styles.dot} aria-hidden />
        <Icon name="check" size="small" />
        <VisuallyHidden>{words.connected}</VisuallyHidden>
      </span>
    );
  }
  if (connection === null || connection.mode === 'not_connected') return <span />;
  return (
    <span className={styles.attention}>
      <Icon name="triangle-alert" size="small" />
    </span>
  );
}

function Bones() {
  return (
    <Stack gap="md">
      {SETUP_CHANNELS.map((channel) => (
        <Bone key={channel} width="70%" />
      ))}
    </Stack>
  );
}
