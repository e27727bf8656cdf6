import type { Campaign } from '@concordia/api-client';
import { useEffect, useRef } from 'react';
import { Badge } from '../../../components/Badge';
import { Inline } from '../../../components/Inline';
import { ProgressBar } from '../../../components/ProgressBar';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { campaignStrings } from '../../../strings/campaign';
import { rfmStrings } from '../../../strings/generated/rfm';
import { useMoment } from '../../inbox/Composer/useMoment';
import * as styles from './AutonomousMarketing.css';
import { CampaignActions } from './CampaignActions';

const TONES = {
  draft: 'neutral',
  scheduled: 'notice',
  canary: 'notice',
  running: 'positive',
  paused: 'warning',
  stopped: 'negative',
  done: 'neutral',
} as const;

export interface CampaignRowProps {
  campaign: Campaign;
  /** Scrolls the row into view. */
  isSought: boolean;
  onEdit: () => void;
  onCompare: () => void;
}

export function CampaignRow({ campaign, isSought, onEdit, onCompare }: CampaignRowProps) {
  const words = useStrings(campaignStrings);
  const { name, state, reason } = campaign;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSought) row.current?.scrollIntoView({ block: 'center' });
  }, [isSought]);
  return (
    <li ref={row} className={styles.campaign} {...(isSought && { 'aria-current': true })}>
      <Stack gap="xs">
        <Inline gap="sm">
          <Text as="span" weight="semibold" dir="auto">
            {name}
          </Text>
          <Badge tone={TONES[state]}>{words.state[state]}</Badge>
        </Inline>
        <About campaign={campaign} />
        {reason !== null && (
          <Text size="dense" tone={reason.by === 'program' ? 'warning' : 'muted'} dir="auto">
            {reason.sentence}
          </Text>
        )}
        <Waiting campaign={campaign} />
      </Stack>
      <Progress campaign={campaign} />
      <CampaignActions campaign={campaign} onEdit={onEdit} onCompare={onCompare} />
    </li>
  );
}

type Part = Pick<CampaignRowProps, 'campaign'>;

function About({ campaign: { audience, channels, variants, schedule, state } }: Part) {
  const words = useStrings(campaignStrings);
  const { segment } = useStrings(rfmStrings);
  const moment = useMoment();
  const parts = [
    words.who({ segments: (audience.segments ?? []).map((one) => segment[one]), query: audience.q }),
    words.on({ channels }),
    words.variants({ count: variants.length }),
    ...(schedule.startAt === null || (state !== 'draft' && state !== 'scheduled')
      ? []
      : [words.begins({ time: moment(Date.parse(schedule.startAt)) })]),
  ];
  return (
    <Text size="dense" tone="muted" dir="auto">
      {parts.join(' · ')}
    </Text>
  );
}

function Waiting({ campaign: { undoUntil, waitsUntil } }: Part) {
  const words = useStrings(campaignStrings);
  const moment = useMoment();
  const until = undoUntil ?? waitsUntil;
  if (until === null) return null;
  const time = moment(Date.parse(until));
  return <Text size="dense">{undoUntil === null ? words.waitsUntil({ time }) : words.undoUntil({ time })}</Text>;
}

function Progress({ campaign: { progress, state } }: Part) {
  const words = useStrings(campaignStrings);
  const { audience, sent } = progress;
  if (audience === 0) return <span />;
  const rest = words.left(progress);
  return (
    <ProgressBar
      label={words.sent}
      value={sent}
      maxValue={audience}
      valueLabel={words.sentOf({ sent, all: audience })}
      tone={state === 'stopped' ? 'negative' : state === 'done' ? 'positive' : 'accent'}
      {...(rest !== '' && { detail: rest })}
    />
  );
}
