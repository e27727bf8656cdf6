import { ENRICHMENT_PROVIDERS } from '@concordia/domain/enrichment';
import { useId, useState } from 'react';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/Tabs';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';
import { EnrichmentSearch } from './EnrichmentSearch';

/** Facebook and LinkedIn posts and profiles. Results and fields are per provider; the query carries over between them. */
export function DataEnrichment() {
  const words = useStrings(enrichmentStrings);
  const titleId = useId();
  const [query, setQuery] = useState('');
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={2} id={titleId}>
            {words.title}
          </Heading>
          <Text tone="muted">{words.help}</Text>
        </Stack>
        <Tabs>
          <TabList label={words.tabs}>
            {ENRICHMENT_PROVIDERS.map((provider) => (
              <Tab key={provider} id={provider}>
                {words.tab[provider]}
              </Tab>
            ))}
          </TabList>
          {ENRICHMENT_PROVIDERS.map((provider) => (
            <TabPanel key={provider} id={provider}>
              <EnrichmentSearch provider={provider} query={query} onQueryChange={setQuery} />
            </TabPanel>
          ))}
        </Tabs>
      </Stack>
    </section>
  );
}
