import { type EmailSummaryContacts, useGetEmailSummary } from '@concordia/api-client';
import { useEffect } from 'react';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Meter } from '../../../components/Meter';
import { Stack } from '../../../components/Stack';
import { Stat, StatGroup } from '../../../components/Stat';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { commonStrings } from '../../../strings/generated/common';
import { emailSetupStrings } from '../../../strings/generated/emailSetup';
import { useProblemWords } from '../../shared/problems';
import { log } from '../channelDraft/log';
import { TopDomains } from './TopDomains';

interface EmailAnalyticsProps {
  isEnriched: boolean;
  hasServer: boolean;
}

/** Lower bounds of good and fair engagement (specification, section 9). */
const THRESHOLDS = { good: 0.7, fair: 0.4 };

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };

/** Email engagement. Calculated automatically while enrichment is on, and on request. */
export function EmailAnalytics({ isEnriched, hasServer }: EmailAnalyticsProps) {
  const words = useStrings(emailSetupStrings);
  const { retry } = useStrings(commonStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useGetEmailSummary({ swr: { enabled: isEnriched && hasServer } });
  // The specification (section 8) has no toast for this error, so it is logged and shown here.
  useEffect(() => {
    if (error !== undefined) log('email-summary', error);
  }, [error]);
  if (!isEnriched || !hasServer) return <EmptyState size="compact" icon="chart" title={words.off} />;
  const refresh = (
    <Button icon="refresh" isPending={isValidating} onPress={() => void mutate()}>
      {data === undefined ? retry : words.refresh}
    </Button>
  );
  if (data !== undefined) return <Summary contacts={data.contacts}>{refresh}</Summary>;
  if (error === undefined || isValidating) {
    return (
      <Text tone="muted">
        <span role="status">{words.loading}</span>
      </Text>
    );
  }
  return (
    <EmptyState
      size="compact"
      icon="circle-alert"
      title={words.failed}
      description={problemWords(error)}
      actions={refresh}
    />
  );
}

const TONES = { active: 'positive', bounced: 'warning', complained: 'negative', unsubscribed: 'neutral' } as const;
const STATUSES = ['active', 'bounced', 'complained', 'unsubscribed'] as const;

function Summary({ contacts, children }: { contacts: EmailSummaryContacts; children: React.ReactNode }) {
  const words = useStrings(emailSetupStrings);
  const { total, averageScores, byStatus, topDomains } = contacts;
  if (total === 0) {
    return (
      <EmptyState size="compact" icon="mail" title={words.nobody} description={words.nobodyHelp} actions={children} />
    );
  }
  return (
    <Stack gap="xl">
      <StatGroup>
        <Stat label={words.total} value={total} />
      </StatGroup>
      <Stack gap="xs">
        <Meter
          label={words.engagement}
          value={averageScores.engagement}
          maxValue={1}
          format={PERCENT}
          thresholds={THRESHOLDS}
        />
        <Text size="caption" tone="muted">
          {words.engagementHelp}
        </Text>
      </Stack>
      <Stack gap="sm">
        <Heading level={3} size="dense">
          {words.status}
        </Heading>
        <Inline gap="xs">
          {STATUSES.map((status) => (
            <Badge key={status} tone={TONES[status]}>
              {words.byStatus[status]({ count: byStatus[status] })}
            </Badge>
          ))}
        </Inline>
      </Stack>
      <TopDomains domains={topDomains} />
      <Inline>{children}</Inline>
    </Stack>
  );
}
