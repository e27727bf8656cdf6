import type { Channel } from '@concordia/domain';
import { Link } from 'react-aria-components';
import { SETUP_CHANNELS } from '../../../channels/setups';
import { ChannelMark } from '../../../components/Chip';
import { Icon } from '../../../components/Icon';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { setupChannelStrings } from '../../../strings/setupChannel';
import { type Place, usePlaces } from '../channelDraft/usePlaces';
import * as styles from './SetupChannels.css';

export interface SetupChannelsProps {
  /** `null` if no panel is open. */
  selectedChannel: Channel | null;
  hrefOf: (channel: Channel) => string;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The eight channels, each with its status and a link to its panel. */
export function SetupChannels({ selectedChannel, hrefOf, headingLevel = 2 }: SetupChannelsProps) {
  const words = useStrings(setupChannelStrings);
  const { state } = usePlaces(words.failed);
  return (
    <WidgetFrame
      title={words.title}
      size="list"
      headingLevel={headingLevel}
      state={state}
      skeleton={<LoadingSkeleton />}
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

function Note({ place: { connection, status } }: { place: Place }) {
  const words = useStrings(setupChannelStrings);
  switch (status) {
    case 'not_connected':
      return null;
    case 'simulated':
      return <Caption tone="warning">{connection === null ? words.browserOnly : words.simulated}</Caption>;
    case 'live': {
      const account = connection?.account ?? null;
      return account === null ? null : <Caption tone="muted">{account}</Caption>;
    }
    case 'failing':
    case 'expired':
      return <Caption tone="negative">{words.attention[status]}</Caption>;
  }
}

function Caption({ tone, children }: { tone: 'muted' | 'warning' | 'negative'; children: string }) {
  return (
    <Text size="caption" tone={tone} as="div">
      {children}
    </Text>
  );
}

/** Each status has its own shape besides its color. */
function Mark({ place: { status } }: { place: Place }) {
  const words = useStrings(setupChannelStrings);
  switch (status) {
    case 'not_connected':
      return <span />;
    case 'simulated':
      return (
        <span className={styles.simulated}>
          <span className={styles.ring} aria-hidden />
        </span>
      );
    case 'live':
      return (
        <span className={styles.connected}>
          <span className={styles.dot} aria-hidden />
          <Icon name="check" size="small" />
          <VisuallyHidden>{words.connected}</VisuallyHidden>
        </span>
      );
    case 'failing':
    case 'expired':
      return (
        <span className={styles.attention}>
          <Icon name="triangle-alert" size="small" />
        </span>
      );
  }
}

function LoadingSkeleton() {
  return (
    <Stack gap="md">
      {SETUP_CHANNELS.map((channel) => (
        <SkeletonShape key={channel} width="70%" />
      ))}
    </Stack>
  );
}
