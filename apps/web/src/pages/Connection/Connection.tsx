import { Divider } from '@concordia/ui/components/Divider';
import { Tab, TabList, TabPanel, Tabs } from '@concordia/ui/components/Tabs';
import { useStrings } from '@concordia/ui/locale';
import { HubSummary } from '@concordia/ui/widgets/hub/HubSummary';
import { Suspense } from 'react';
import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { Page } from '../../app/navigation/Page';
import { TabSkeleton } from '../../app/navigation/TabSkeleton';
import { connectionStrings } from '../../strings/generated/connection';
import { DeveloperLinks } from './DeveloperLinks';
import { HubAuth, HubEvents, HubModules, HubWebhooks } from './lazy';
import { CONNECTION_TABS, type ConnectionTab } from './tabs';
import { useConnectionPlace } from './useConnectionPlace';

const FAILURES = '/connection?tab=events&status=failed';

export function Connection() {
  const words = useStrings(connectionStrings);
  const { tab, goTo, filters, setFilters, replayId, setReplayId } = useConnectionPlace();
  const views = {
    modules: <HubModules />,
    events: (
      <HubEvents filters={filters} onFiltersChange={setFilters} replayId={replayId} onReplayChange={setReplayId} />
    ),
    webhooks: <HubWebhooks />,
    auth: <HubAuth />,
  } satisfies Record<ConnectionTab, React.ReactNode>;
  return (
    <Page title={words.title} description={words.description} aside={<BackToDashboard />}>
      <HubSummary failuresHref={FAILURES} />
      <Tabs selectedKey={tab} onSelectionChange={(key) => goTo(String(key))}>
        <TabList label={words.tabs}>
          {CONNECTION_TABS.map((one) => (
            <Tab key={one} id={one}>
              {words.tab[one]}
            </Tab>
          ))}
        </TabList>
        {CONNECTION_TABS.map((one) => (
          <TabPanel key={one} id={one}>
            <Suspense fallback={<TabSkeleton />}>{views[one]}</Suspense>
          </TabPanel>
        ))}
      </Tabs>
      <Divider />
      <DeveloperLinks />
    </Page>
  );
}
