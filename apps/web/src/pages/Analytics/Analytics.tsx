import { Tab, TabList, TabPanel, Tabs } from '@concordia/ui/components/Tabs';
import { useStrings } from '@concordia/ui/locale';
import { Suspense } from 'react';
import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { contactHref, messageHref } from '../../app/navigation/hrefs';
import { Page } from '../../app/navigation/Page';
import { TabSkeleton } from '../../app/navigation/TabSkeleton';
import { analyticsStrings } from '../../strings/generated/analytics';
import {
  AiInsights,
  AnalyticsOverview,
  AutonomousMarketing,
  CustomerIntelligence,
  DataEnrichment,
  MorningBrief,
  XPerformance,
} from './lazy';
import { ANALYTICS_TABS, type AnalyticsTab } from './tabs';
import { useAnalyticsPlace } from './useAnalyticsPlace';

export function Analytics() {
  const words = useStrings(analyticsStrings);
  const { tab, goTo, range, setRange, channel, showAllChannels, accountId, setAccount, campaign } = useAnalyticsPlace();
  const views = {
    brief: <MorningBrief setupHref="/setup" messageHref={messageHref} contactHref={contactHref} />,
    analytics: (
      <AnalyticsOverview
        range={range}
        onRangeChange={setRange}
        channel={channel}
        onShowAllChannels={showAllChannels}
        accountId={accountId}
        onAccountChange={setAccount}
        messageHref={messageHref}
        contactsHref="/contacts"
      />
    ),
    marketing: <AutonomousMarketing key={campaign} campaignId={campaign} />,
    intelligence: <CustomerIntelligence contactHref={contactHref} messageHref={messageHref} />,
    enrichment: <DataEnrichment />,
    twitter: <XPerformance setupHref="/setup?channel=twitter" />,
    'ai-insights': <AiInsights />,
  } satisfies Record<AnalyticsTab, React.ReactNode>;
  return (
    <Page title={words.title} description={words.description} aside={<BackToDashboard />}>
      <Tabs selectedKey={tab} onSelectionChange={(key) => goTo(String(key))}>
        <TabList label={words.tabs}>
          {ANALYTICS_TABS.map((one) => (
            <Tab key={one} id={one}>
              {words.tab[one]}
            </Tab>
          ))}
        </TabList>
        {ANALYTICS_TABS.map((one) => (
          <TabPanel key={one} id={one}>
            <Suspense fallback={<TabSkeleton />}>{views[one]}</Suspense>
          </TabPanel>
        ))}
      </Tabs>
    </Page>
  );
}
