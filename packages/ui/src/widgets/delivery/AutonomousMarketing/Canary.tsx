import type { NightShiftStatus } from '@concordia/api-client';
import { useId } from 'react';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { Heading } from '../../../components/Heading';
import { Meter } from '../../../components/Meter';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { campaignPicturesStrings } from '../../../strings/generated/campaignPictures';
import { marketingStrings } from '../../../strings/marketing';
import { Fact, Facts, HowPictured } from '../../insight/intelligence';

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

/** How close the test group is to what stops the campaign. */
function CanaryNow({ canary }: Pick<NightShiftStatus, 'canary'>) {
  const words = useStrings(marketingStrings);
  const { canaryFound } = useStrings(campaignPicturesStrings);
  const { size, sent, complaints, unsubscribes, complaintsToStop, unsubscribesToStop, waitsUntil } = canary;
  return (
    <Stack gap="sm">
      <Text size="dense">{canaryFound({ complaints, most: complaintsToStop })}</Text>
      <Meter label={words.canarySent} value={sent} maxValue={size} />
      <Meter label={words.complaints} value={complaints} maxValue={Math.max(1, complaintsToStop)} />
      <Meter label={words.unsubscribes} value={unsubscribes} maxValue={Math.max(1, unsubscribesToStop)} />
      {waitsUntil !== null && (
        <Facts>
          <Fact term={words.waits}>
            <RelativeTime instant={waitsUntil} mayBeAhead />
          </Fact>
        </Facts>
      )}
      <HowPictured of="canary" />
    </Stack>
  );
}
