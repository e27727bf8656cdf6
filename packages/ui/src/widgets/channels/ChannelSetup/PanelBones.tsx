import { Bone } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';

/** A panel in bones: what one needs, some fields, their buttons. */
export function PanelBones() {
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
