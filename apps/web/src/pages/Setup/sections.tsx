import { Grid } from '@concordia/ui/components/Grid';
import { Stack } from '@concordia/ui/components/Stack';
import {
  CalendarFeeds,
  DataProtection,
  DeadLetters,
  ImportMailbox,
  Members,
  NewsSources,
  OwnAddresses,
  QuietHours,
  Rehearsal,
  WorkspaceSettings,
} from './lazy';
import { WorkspaceStatus } from './status/WorkspaceStatus';

/** Where mail comes in, and whose it is. */
export function ImportSection() {
  return (
    <Grid columns="main:side" gap="xxxl" align="start">
      <ImportMailbox boardHref="/" showsHistory asksForAddresses={false} />
      <OwnAddresses />
    </Grid>
  );
}

/** Who works here, when it is quiet, what is kept, and what comes from outside. */
export function WorkspaceSection() {
  return (
    <Grid columns="1:1" gap="xxxl" align="start">
      <Stack gap="xxxl">
        <WorkspaceSettings />
        <Members />
        <QuietHours />
        <DataProtection />
      </Stack>
      <Stack gap="xxxl">
        <NewsSources />
        <CalendarFeeds />
      </Stack>
    </Grid>
  );
}

/** What could not be taken in or sent. */
export function UndeliveredSection() {
  return <DeadLetters />;
}

/** How the program is, and which channels are a rehearsal. */
export function StatusSection() {
  return (
    <Grid columns="1:1" gap="xxxl" align="start">
      <Rehearsal />
      <WorkspaceStatus />
    </Grid>
  );
}
