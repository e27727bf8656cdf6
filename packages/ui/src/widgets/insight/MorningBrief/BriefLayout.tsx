import type { ReactNode } from 'react';
import { Grid } from '../../../components/Grid';
import { Stack } from '../../../components/Stack';

export function BriefLayout({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Grid columns="main:side" gap="xxxl" align="start">
      <Stack gap="xxl">{main}</Stack>
      <Stack gap="xxl">{side}</Stack>
    </Grid>
  );
}
