import {
  type EnrichmentEndpoint,
  type EnrichmentProviderId,
  type EnrichmentType,
  enrichmentFields,
  isEnrichmentPath,
} from '@concordia/domain/enrichment';
import { Disclosure } from '../../../components/Disclosure';
import { needed } from '../../../components/Form';
import { Grid } from '../../../components/Grid';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';
import { endpointNames } from './endpointOf';

interface EndpointFieldsProps {
  provider: EnrichmentProviderId;
  type: EnrichmentType;
  endpoint: EnrichmentEndpoint;
}

export function EndpointFields({ provider, type, endpoint }: EndpointFieldsProps) {
  const words = useStrings(enrichmentStrings);
  const names = endpointNames(type);
  const path = (text: string) => (text.trim() === '' || isEnrichmentPath(text.trim()) ? null : words.pathWrong);
  return (
    <Disclosure title={words.mapping[type]}>
      <Stack gap="md">
        <Text size="dense" tone="muted">
          {words.mappingHelp}
        </Text>
        <Grid minColumn="small" gap="md" align="start">
          <TextField
            name={names.path}
            size="small"
            label={words.path}
            defaultValue={endpoint.path}
            isRequired
            validate={(text) => (text.trim().startsWith('/') ? null : words.pathNeeded)}
          />
          <TextField
            name={names.parameter}
            size="small"
            label={words.parameter}
            defaultValue={endpoint.query_parameter}
            isRequired
            validate={needed(words.parameterNeeded)}
          />
          <TextField
            name={names.list}
            size="small"
            label={words.list}
            description={words.listHelp}
            defaultValue={endpoint.list_path}
            validate={path}
          />
          {enrichmentFields(provider, type).map((field) => (
            <TextField
              key={field}
              name={names.field(field)}
              size="small"
              label={words.field[field]}
              defaultValue={endpoint.fields[field] ?? ''}
              validate={path}
            />
          ))}
        </Grid>
      </Stack>
    </Disclosure>
  );
}
