import { Grid } from '../../../components/Grid';
import { Bone } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';

export function OverviewSkeleton() {
  return (
    <Stack gap="xxl">
      <Bone shape="block" height="4.5rem" />
      <Bone shape="block" height="16rem" />
      <Grid columns="1:1" gap="xxl">
        <Bone shape="block" height="20rem" />
        <Bone shape="block" height="20rem" />
      </Grid>
    </Stack>
  );
}
