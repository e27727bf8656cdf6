import { Tab, TabList, TabPanel, Tabs } from '@concordia/ui/components/Tabs';
import { useStrings } from '@concordia/ui/locale';
import { GraphStatistics } from '@concordia/ui/widgets/insight/GraphStatistics';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { contactHref, conversationHref, messageHref } from '../../app/navigation/hrefs';
import { Page } from '../../app/navigation/Page';
import { TabSkeleton } from '../../app/navigation/TabSkeleton';
import { intelligenceStrings } from '../../strings/generated/intelligence';
import { DataIngestion, PatternAnalysis, RelationshipGraph, SelectorSearch, TaskOptimization } from './lazy';
import { INTELLIGENCE_TABS, type IntelligenceTab } from './tabs';
import { useIntelligencePlace } from './useIntelligencePlace';

export function Intelligence() {
  const words = useStrings(intelligenceStrings);
  const { tab, goTo } = useIntelligencePlace();
  const navigate = useNavigate();
  const views = {
    ingestion: <DataIngestion />,
    search: <SelectorSearch contactHref={contactHref} />,
    patterns: (
      <PatternAnalysis
        contactHref={contactHref}
        messageHref={messageHref}
        onOpenContact={(id) => void navigate(contactHref(id))}
      />
    ),
    optimization: <TaskOptimization contactHref={contactHref} />,
  } satisfies Record<IntelligenceTab, React.ReactNode>;
  return (
    <Page title={words.title} description={words.description} aside={<BackToDashboard />}>
      <Suspense fallback={<TabSkeleton />}>
        <RelationshipGraph setupHref="/setup" contactHref={contactHref} conversationHref={conversationHref} />
      </Suspense>
      <GraphStatistics />
      <Tabs selectedKey={tab} onSelectionChange={(key) => goTo(String(key))}>
        <TabList label={words.tabs}>
          {INTELLIGENCE_TABS.map((one) => (
            <Tab key={one} id={one}>
              {words.tab[one]}
            </Tab>
          ))}
        </TabList>
        {INTELLIGENCE_TABS.map((one) => (
          <TabPanel key={one} id={one}>
            <Suspense fallback={<TabSkeleton />}>{views[one]}</Suspense>
          </TabPanel>
        ))}
      </Tabs>
    </Page>
  );
}
