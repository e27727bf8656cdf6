import {
  ENRICHMENT_TYPES,
  type EnrichmentProviderId,
  type EnrichmentType,
  enrichmentDefaults,
  enrichmentFields,
  LONGEST_ENRICHMENT_QUERY,
} from '@concordia/domain/enrichment';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Checkbox, CheckboxGroup } from '../../../components/Checkbox';
import { Form, FormActions } from '../../../components/Form';
import { Inline } from '../../../components/Inline';
import { Select } from '../../../components/Select';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';
import { EnrichmentResults } from './EnrichmentResults';
import { ProviderSettings } from './ProviderSettings';
import { useEnrichment } from './useEnrichment';

export interface EnrichmentSearchProps {
  provider: EnrichmentProviderId;
  query: string;
  onQueryChange: (query: string) => void;
}

/** Query for sample results if none is entered. */
const DEMO_QUERY = 'specialty coffee';

export function EnrichmentSearch({ provider, query, onQueryChange }: EnrichmentSearchProps) {
  const words = useStrings(enrichmentStrings);
  const [type, setType] = useState<EnrichmentType>('posts');
  const [fields, setFields] = useState(enrichmentDefaults(provider, type));
  const { state, isPending, search, refresh, clear } = useEnrichment(provider);
  const all = enrichmentFields(provider, type);
  const asked = query.trim();
  const run = (isDemo: boolean, wanted = asked) => search({ type, query: wanted, fields, isDemo });
  const changeType = (next: EnrichmentType) => {
    setType(next);
    setFields(enrichmentDefaults(provider, next));
    clear();
  };
  return (
    <Stack gap="xl">
      <Stack width="form">
        <Form aria-label={words.search({ tab: words.tab[provider] })} onSubmit={() => run(false)}>
          {provider === 'linkedin' && (
            <Select
              label={words.type}
              options={ENRICHMENT_TYPES.map((id) => ({ id, label: words.types[id] }))}
              value={type}
              onChange={changeType}
            />
          )}
          <TextField
            label={words.query}
            placeholder={words.placeholder}
            icon="search"
            maxLength={LONGEST_ENRICHMENT_QUERY}
            value={query}
            onChange={onQueryChange}
          />
          <CheckboxGroup
            label={words.fields}
            orientation="horizontal"
            value={[...fields]}
            onChange={(chosen) => setFields(all.filter((field) => chosen.includes(field)))}
          >
            {all.map((field) => (
              <Checkbox key={field} value={field}>
                {words.field[field]}
              </Checkbox>
            ))}
          </CheckboxGroup>
          <FormActions>
            <Button type="submit" tone="primary" isDisabled={asked === '' || fields.length === 0} isPending={isPending}>
              {words.enrich}
            </Button>
            <Button
              isDisabled={fields.length === 0}
              onPress={() => {
                if (asked === '') onQueryChange(DEMO_QUERY);
                run(true, asked || DEMO_QUERY);
              }}
            >
              {words.demo}
            </Button>
          </FormActions>
        </Form>
        <Inline justify="between">
          <Text as="span" size="caption" tone="muted">
            {words.demoHelp}
          </Text>
          <ProviderSettings provider={provider} />
        </Inline>
      </Stack>
      {state !== null && <EnrichmentResults state={state} onRefresh={refresh} />}
    </Stack>
  );
}
