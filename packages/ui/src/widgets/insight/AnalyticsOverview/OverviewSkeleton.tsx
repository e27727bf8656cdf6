import { Grid } from '../../../components/Grid';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';

export function OverviewSkeleton() {
  return (
    <Stack gap="xxl">
      <SkeletonShape shape="block" height="4.5rem" />
      <SkeletonShape shape="block" height="16rem" />
      <Grid columns="1:1" gap="xxl">
        <SkeletonShape shape="block" height="20rem" />
        <SkeletonShape shape="block" height="20rem" />
      </Grid>
    </Stack>
  );
}
