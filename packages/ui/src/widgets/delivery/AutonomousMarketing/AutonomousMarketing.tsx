import { useState } from 'react';
import { Grid } from '../../../components/Grid';
import { Stack } from '../../../components/Stack';
import { Campaigns } from './Campaigns';
import { Decisions } from './Decisions';
import { NightShift } from './NightShift';
import { Optimization } from './Optimization';

export interface AutonomousMarketingProps {
  /**
   * The campaign to scroll into view and compare.
   *
   * @default none
   */
  campaignId?: string | null;
}

/** Guardrails and status, campaigns, variant comparison and the decision log. */
export function AutonomousMarketing({ campaignId = null }: AutonomousMarketingProps) {
  const [comparedId, setComparedId] = useState(campaignId);
  return (
    <Stack gap="xxxl">
      <NightShift />
      <Campaigns soughtId={campaignId} onCompare={setComparedId} />
      <Grid columns="main:side" gap="xxxl" align="start">
        <Optimization campaignId={comparedId} onCampaignChange={setComparedId} />
        <Decisions />
      </Grid>
    </Stack>
  );
}
