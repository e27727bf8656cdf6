import { useState } from 'react';
import { Grid } from '../../../components/Grid';
import { Stack } from '../../../components/Stack';
import { Campaigns } from './Campaigns';
import { Decisions } from './Decisions';
import { NightShift } from './NightShift';
import { Optimisation } from './Optimisation';

export interface AutonomousMarketingProps {
  /**
   * The campaign that somebody came for: it is brought into view, and its variants are compared.
   *
   * @default none
   */
  campaignId?: string | null;
}

/** What works by itself and what holds it, the campaigns, how their variants stand, and every decision that was made. */
export function AutonomousMarketing({ campaignId = null }: AutonomousMarketingProps) {
  const [comparedId, setComparedId] = useState(campaignId);
  return (
    <Stack gap="xxxl">
      <NightShift />
      <Campaigns soughtId={campaignId} onCompare={setComparedId} />
      <Grid columns="main:side" gap="xxxl" align="start">
        <Optimisation campaignId={comparedId} onCampaignChange={setComparedId} />
        <Decisions />
      </Grid>
    </Stack>
  );
}
