import type { NightShiftStatus } from '@concordia/api-client';
import { useId } from 'react';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { marketingStrings } from '../../../strings/marketing';

export function GuardrailBounds({ guardrails }: Pick<NightShiftStatus, 'guardrails'>) {
  const words = useStrings(marketingStrings);
  const id = useId();
  const { maxCampaignsPerHour, maxBudgetPerCampaign, allowedChannels } = guardrails;
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {words.guardrails}
      </Heading>
      <DescriptionList layout="above">
        <Description term={words.perHour}>{words.atMost({ most: maxCampaignsPerHour })}</Description>
        <Description term={words.perCampaign}>{words.atMost({ most: maxBudgetPerCampaign })}</Description>
        <Description term={words.channels}>
          {allowedChannels.length === 0 ? words.noChannels : words.channelList({ channels: allowedChannels })}
        </Description>
      </DescriptionList>
    </Stack>
  );
}
