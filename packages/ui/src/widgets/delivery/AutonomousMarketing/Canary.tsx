import type { NightShiftStatus } from '@concordia/api-client';
import { useId } from 'react';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { Heading } from '../../../components/Heading';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { marketingStrings } from '../../../strings/marketing';
import { Fact, Facts } from '../../insight/intelligence';

export function Canary({ canary }: Pick<NightShiftStatus, 'canary'>) {
  const words = useStrings(marketingStrings);
  const id = useId();
  const { campaignName, share, rollback, windowHours } = canary;
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Stack gap="xxs">
        <Heading level={3} id={id}>
          {words.canary}
        </Heading>
        <Text size="caption" tone="muted" dir="auto">
          {campaignName === null ? words.canaryUsual : words.canaryOf({ name: campaignName })}
        </Text>
      </Stack>
      <DescriptionList layout="above">
        <Description term={words.testGroup}>{words.testGroupOf({ share })}</Description>
        <Description term={words.rollback}>{words.rollbackOf({ share: rollback })}</Description>
        <Description term={words.window}>{words.windowOf({ hours: windowHours })}</Description>
      </DescriptionList>
      {canary.size > 0 && <CanaryNow canary={canary} />}
    </Stack>
  );
}

function CanaryNow({ canary }: Pick<NightShiftStatus, 'canary'>) {
  const words = useStrings(marketingStrings);
  const { size, sent, complaints, unsubscribes, complaintsToStop, unsubscribesToStop, waitsUntil } = canary;
  return (
    <Facts>
      <Fact term={words.canarySent}>{words.outOf({ successes: sent, trials: size })}</Fact>
      <Fact term={words.complaints} help={words.stopsAt({ most: complaintsToStop })}>
        {words.number({ count: complaints })}
      </Fact>
      <Fact term={words.unsubscribes} help={words.stopsAt({ most: unsubscribesToStop })}>
        {words.number({ count: unsubscribes })}
      </Fact>
      {waitsUntil !== null && (
        <Fact term={words.waits}>
          <RelativeTime instant={waitsUntil} mayBeAhead />
        </Fact>
      )}
    </Facts>
  );
}
