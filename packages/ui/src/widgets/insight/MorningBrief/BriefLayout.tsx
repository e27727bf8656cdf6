import type { ReactNode } from 'react';
import { Grid } from '../../../components/Grid';
import { Stack } from '../../../components/Stack';

export function BriefLayout({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Grid minColumn="large" gap="xxl" align="start">
      <Stack gap="xl">{main}</Stack>
      <Stack gap="xl">{side}</Stack>
    </Grid>
  );
}
