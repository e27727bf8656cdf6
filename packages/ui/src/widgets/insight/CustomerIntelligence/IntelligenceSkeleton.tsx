import { Grid } from '../../../components/Grid';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

export function SegmentSkeleton() {
  return (
    <Grid columns="main:side" gap="xxxl" align="start">
      <Stack gap="md">
        {ROWS.map((row) => (
          <SkeletonShape key={row} shape="block" height="2.75rem" />
        ))}
      </Stack>
      <Stack gap="lg">
        <SkeletonShape shape="block" height="3.5rem" />
        <SkeletonShape shape="block" height="10rem" />
      </Stack>
    </Grid>
  );
}

export function GroupSkeleton() {
  return (
    <Grid columns="1:1:1" gap="xl">
      <SkeletonShape shape="block" height="11rem" />
      <SkeletonShape shape="block" height="11rem" />
      <SkeletonShape shape="block" height="11rem" />
    </Grid>
  );
}

export function MessageSkeleton() {
  return (
    <Stack gap="md">
      <SkeletonShape shape="block" height="3rem" />
      <SkeletonShape shape="block" height="3rem" />
      <SkeletonShape shape="block" height="3rem" />
    </Stack>
  );
}
