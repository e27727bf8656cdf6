import { Stack } from '../../../components/Stack';
import { EventSources } from './EventSources';
import { Pipeline } from './Pipeline';

/** How events come in: a sample at a press, files of one's own; and what is made of them, step by step. */
export function DataIngestion() {
  return (
    <Stack gap="xxxl">
      <EventSources />
      <Pipeline />
    </Stack>
  );
}
