import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';

const ROWS = ['a', 'b', 'c', 'd'] as const;

export function TodaySkeleton() {
  return (
    <Stack gap="xl">
      {ROWS.map((row) => (
        <Stack key={row} gap="sm">
          <SkeletonShape width="30%" />
          <SkeletonShape width="80%" />
          <SkeletonShape width="60%" />
        </Stack>
      ))}
    </Stack>
  );
}
