import { Bone } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';

/** A panel as a skeleton: what one needs, some fields, their buttons. */
export function PanelSkeleton() {
  return (
    <Stack gap="lg" width="form">
      <Bone width="40%" />
      <Bone shape="block" height="3.5rem" />
      <Bone shape="block" height="3.5rem" />
      <Bone shape="block" height="3.5rem" />
      <Bone width="60%" />
    </Stack>
  );
}
