import { Grid } from '@concordia/ui/components/Grid';
import { Stack } from '@concordia/ui/components/Stack';
import {
  CalendarFeeds,
  CalendarSubscriptions,
  DataProtection,
  DeadLetters,
  ImportMailbox,
  Members,
  NewsSources,
  OwnAddresses,
  QuietHours,
  SearchTraining,
  SimulatedChannels,
  WorkspaceSettings,
} from './lazy';
import { WorkspaceStatus } from './status/WorkspaceStatus';

export function ImportSection() {
  return (
    <Grid columns="main:side" gap="xxxl" align="start">
      <ImportMailbox boardHref="/" showsHistory asksForAddresses={false} />
      <OwnAddresses />
    </Grid>
  );
}

export function WorkspaceSection() {
  return (
    <Grid columns="1:1" gap="xxxl" align="start">
      <Stack gap="xxxl">
        <WorkspaceSettings />
        <Members />
        <QuietHours />
        <SearchTraining />
        <DataProtection />
      </Stack>
      <Stack gap="xxxl">
        <CalendarSubscriptions />
        <CalendarFeeds />
        <NewsSources />
      </Stack>
    </Grid>
  );
}

export function UndeliveredSection() {
  return <DeadLetters />;
}

export function StatusSection() {
  return (
    <Grid columns="1:1" gap="xxxl" align="start">
      <SimulatedChannels />
      <WorkspaceStatus />
    </Grid>
  );
}
