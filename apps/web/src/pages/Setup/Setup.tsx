import { Stack } from '@concordia/ui/components/Stack';
import { Tab, TabList, TabPanel, Tabs } from '@concordia/ui/components/Tabs';
import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import { Suspense } from 'react';
import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { Page } from '../../app/navigation/Page';
import { setupStrings } from '../../strings/generated/setup';
import { ChannelConsole } from './ChannelConsole';
import { ModeBadge } from './ModeBadge';
import { ImportSection, StatusSection, UndeliveredSection, WorkspaceSection } from './sections';
import { SETUP_SECTIONS, type SetupSection, useSetupPlace } from './useSetupPlace';

/** Channel setup, and sections for email import, workspace, failed messages and status. */
export function Setup() {
  const words = useStrings(setupStrings);
  const { channel, outcome, section, goTo } = useSetupPlace();
  const contents = {
    channels: <ChannelConsole channel={channel} outcome={outcome} />,
    import: <ImportSection />,
    workspace: <WorkspaceSection />,
    undelivered: <UndeliveredSection />,
    status: <StatusSection />,
  } satisfies Record<SetupSection, React.ReactNode>;
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
      <Tabs selectedKey={section} onSelectionChange={(key) => goTo(String(key))}>
        <TabList label={words.sections}>
          {SETUP_SECTIONS.map((one) => (
            <Tab key={one} id={one}>
              {words.section[one]}
            </Tab>
          ))}
        </TabList>
        {SETUP_SECTIONS.map((one) => (
          <TabPanel key={one} id={one}>
            <Stack gap="lg">
              <Text tone="muted">{words.gain[one]}</Text>
              <Suspense>{contents[one]}</Suspense>
            </Stack>
          </TabPanel>
        ))}
      </Tabs>
    </Page>
  );
}
