import type { ChannelEligibility, OutreachResult } from '@concordia/api-client';
import { type Channel, measureMessage } from '@concordia/domain';
import { Badge } from '../../../components/Badge';
import { ChannelMark } from '../../../components/Chip';
import { Inline } from '../../../components/Inline';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { replyFileStrings } from '../../../strings/generated/replyFile';
import { outreachStrings } from '../../../strings/outreach';
import { useMoment } from '../../inbox/Composer/useMoment';
import * as styles from './OutreachDialog.css';
import type { FileNote } from './useFileRoutes';

export interface ChannelLineProps {
  channel: Channel;
  /** `undefined` while loading. */
  eligibility: ChannelEligibility | undefined;
  result: OutreachResult | undefined;
  fileNote: FileNote | null;
  /** The message for this channel; `null` if the channel is not selected. */
  message: string | null;
}

export function ChannelLine({ channel, eligibility, result, fileNote, message }: ChannelLineProps) {
  const words = useStrings(outreachStrings);
  const fileWords = useStrings(replyFileStrings);
  return (
    <span className={styles.channel}>
      <Inline as="span" gap="sm">
        <ChannelMark channel={channel} showsName />
        {eligibility?.mode === 'simulated' && <Badge tone="outline">{words.simulated}</Badge>}
        {result?.status === 'queued' && <Badge tone="positive">{words.queued}</Badge>}
        {result?.status === 'refused' && <Badge tone="negative">{words.refused}</Badge>}
        {fileNote !== null && <Badge tone="warning">{fileWords[fileNote]}</Badge>}
        {message !== null && message !== '' && <Length channel={channel} message={message} />}
      </Inline>
      <Why {...(result?.status === 'refused' ? result : eligibility)} />
    </span>
  );
}

/** If ineligible: why, until when, and the alternative. Otherwise until when it may be used. */
function Why({
  reason = null,
  until = null,
  instead = null,
}: Partial<Pick<ChannelEligibility, 'reason' | 'until' | 'instead'>>) {
  const words = useStrings(outreachStrings);
  const moment = useMoment();
  const time = until === null ? null : moment(Date.parse(until));
  const said =
    reason === null
      ? time && words.openUntil({ time })
      : [reason, time && words.until({ time }), instead && `${words.instead({ channel: instead })}.`]
          .filter(Boolean)
          .join(' ');
  if (said === null || said === '') return null;
  return (
    <Text as="span" size="caption" tone="muted">
      {said}
    </Text>
  );
}

function Length({ channel, message }: { channel: Channel; message: string }) {
  const words = useStrings(outreachStrings);
  const { fits, left, length, maxLength, sms } = measureMessage(channel, message.trim());
  return (
    <Text as="span" size="caption" tone={fits ? 'muted' : 'negative'} isTabular>
      {fits ? words.length({ used: length, max: maxLength }) : words.over({ over: -left })}
      {fits && sms !== null && `, ${words.segments({ segments: sms.segments })}`}
    </Text>
  );
}
