import { Grid } from '@concordia/ui/components/Grid';
import { Stack } from '@concordia/ui/components/Stack';
import { useStrings } from '@concordia/ui/locale';
import { ImportMailbox } from '@concordia/ui/widgets/ImportMailbox';
import { lazy, Suspense } from 'react';
import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { Page } from '../../app/navigation/Page';
import { setupStrings } from '../../strings/setup';
import { ModeBadge } from './ModeBadge';
import { WorkspaceStatus } from './status/WorkspaceStatus';

/** A field of tags weighs as much as the rest of the page, which need not wait for it. */
const OwnAddresses = lazy(() =>
  import('@concordia/ui/widgets/OwnAddresses').then((module) => ({ default: module.OwnAddresses })),
);

/** Where mail comes in at this stage: imports, whose mail it is, and how the program is. */
export function Setup() {
  const words = useStrings(setupStrings);
  return (
    <Page
      title={words.title}
      description={words.description}
      aside={
        <>
          <ModeBadge />
          <BackToDashboard />
        </>
      }
    >
      <Grid columns="main:side" gap="xxxl" align="start">
        <ImportMailbox boardHref="/" showsHistory asksForAddresses={false} />
        <Stack gap="xxxl">
          <Suspense>
            <OwnAddresses />
            <WorkspaceStatus />
          </Suspense>
        </Stack>
      </Grid>
    </Page>
  );
}
