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
import { type ChannelState, useChannelStates } from '../channelDraft/useChannelStates';
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
  const { state } = useChannelStates(words.failed);
  return (
    <WidgetFrame
      title={words.title}
      size="list"
      headingLevel={headingLevel}
      state={state}
      skeleton={<LoadingSkeleton />}
      empty={null}
    >
      {(states) => (
        <ul className={styles.list}>
          {states.map((state) => (
            <li key={state.channel}>
              <Link
                className={styles.channel}
                href={hrefOf(state.channel)}
                {...(state.channel === selectedChannel && { 'aria-current': 'page' as const })}
              >
                <ChannelMark channel={state.channel} isDecorative size="medium" />
                <span>
                  {words.name[state.channel]}
                  <Note state={state} />
                </span>
                <Mark state={state} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </WidgetFrame>
  );
}

function Note({ state: { connection, status } }: { state: ChannelState }) {
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
function Mark({ state: { status } }: { state: ChannelState }) {
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
