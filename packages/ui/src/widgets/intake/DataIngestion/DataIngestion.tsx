import { Stack } from '../../../components/Stack';
import { EventSources } from './EventSources';
import { Pipeline } from './Pipeline';

/** Ingest events from a sample or the user's files, and follow the pipeline step by step. */
export function DataIngestion() {
  return (
    <Stack gap="xxxl">
      <EventSources />
      <Pipeline />
    </Stack>
  );
}
