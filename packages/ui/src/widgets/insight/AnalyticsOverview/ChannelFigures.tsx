import type { AnalyticsOverview } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { useId } from 'react';
import { Button } from '../../../components/Button';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Stat, StatGroup } from '../../../components/Stat';
import { useStrings } from '../../../locale';
import { analyticsOverviewStrings } from '../../../strings/analyticsOverview';
import type { Behind } from './AnalyticsOverview';

const SHARE = { style: 'percent', maximumFractionDigits: 0 } as const;

export interface ChannelFiguresProps {
  overview: AnalyticsOverview;
  channel: Channel;
  onOpen: (behind: Behind) => void;
  onShowAllChannels: (() => void) | undefined;
}

export function ChannelFigures({ overview, channel, onOpen, onShowAllChannels }: ChannelFiguresProps) {
  const words = useStrings(analyticsOverviewStrings);
  const headingId = useId();
  const { totalMessages, channelDistribution, links } = overview;
  const count = channelDistribution[channel];
  const name = words.channel({ channel });
  return (
    <Stack as="section" gap="md" aria-labelledby={headingId}>
      <Inline justify="between">
        <Heading level={3} id={headingId}>
          {name}
        </Heading>
        {onShowAllChannels && (
          <Button size="small" tone="quiet" onPress={onShowAllChannels}>
            {words.allChannels}
          </Button>
        )}
      </Inline>
      <StatGroup>
        <Stat
          label={words.messagesOn({ channelName: name })}
          value={count}
          action={
            count > 0 && (
              <Button size="small" tone="quiet" onPress={() => onOpen({ name, url: links.byChannel[channel] })}>
                {words.seeMessages}
              </Button>
            )
          }
        />
        <Stat
          label={words.shareOfAll}
          value={totalMessages === 0 ? null : count / totalMessages}
          format={SHARE}
          note={words.ofAll({ messages: totalMessages })}
        />
      </StatGroup>
    </Stack>
  );
}
