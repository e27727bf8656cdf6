import { type EnrichmentProvider, updateEnrichmentProvider } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Checkbox } from '../../../components/Checkbox';
import { Form, FormActions, type FormValues, needed, SubmitButton } from '../../../components/Form';
import { Grid } from '../../../components/Grid';
import { NumberField } from '../../../components/NumberField';
import { Stack } from '../../../components/Stack';
import { TextField } from '../../../components/TextField';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';
import { EndpointFields } from './EndpointFields';
import { endpointOf } from './endpointOf';
import { ProviderTest } from './ProviderTest';

interface SettingsFormProps {
  settings: EnrichmentProvider;
  onSaved: (settings: EnrichmentProvider) => Promise<void>;
  onClose: () => void;
}

const SECONDS_AN_HOUR = 3_600;

/** Host, key, cache lifetime, daily call limit and field mapping. The key is write-only. */
export function SettingsForm({ settings, onSaved, onClose }: SettingsFormProps) {
  const words = useStrings(enrichmentStrings);
  const toast = useToast();
  const { id, host, has_key, ttl_seconds, daily_limit, used_today, mapping } = settings;
  const save = async (values: FormValues) => {
    const key = values.isOn('remove_key') ? null : values.text('key');
    const saved = await updateEnrichmentProvider(id, {
      host: values.text('host'),
      key,
      ttl_seconds: Math.round((values.number('ttl_seconds') ?? 0) * SECONDS_AN_HOUR),
      daily_limit: values.number('daily_limit') ?? 0,
      mapping: {
        posts: endpointOf(values, id, 'posts'),
        profiles: mapping.profiles === null ? null : endpointOf(values, id, 'profiles'),
      },
    });
    await onSaved(saved);
    toast({ tone: 'success', title: words.saved({ provider: words.provider[id] }) });
    onClose();
  };
  return (
    <Form aria-label={words.settingsOf({ provider: words.provider[id] })} onSubmit={save}>
      <Grid columns="1:1" align="start">
        <TextField
          name="host"
          label={words.host}
          description={words.hostHelp}
          defaultValue={host}
          isRequired
          validate={needed(words.hostNeeded)}
        />
        <Stack gap="xs">
          <TextField
            name="key"
            type="password"
            autoComplete="new-password"
            spellCheck="false"
            label={words.key}
            description={has_key ? words.keyKept : words.keyNone}
          />
          {has_key && <Checkbox name="remove_key">{words.removeKey}</Checkbox>}
        </Stack>
        <NumberField
          name="ttl_seconds"
          label={words.ttl}
          defaultValue={ttl_seconds / SECONDS_AN_HOUR}
          minValue={1}
          maxValue={720}
          isRequired
          validate={(hours) => (Number.isNaN(hours) ? words.ttlNeeded : null)}
        />
        <NumberField
          name="daily_limit"
          label={words.limit}
          description={words.limitHelp({ used: used_today })}
          defaultValue={daily_limit}
          minValue={1}
          maxValue={100_000}
          isRequired
          validate={(calls) => (Number.isNaN(calls) ? words.limitNeeded : null)}
        />
      </Grid>
      <Stack gap="none">
        <EndpointFields provider={id} type="posts" endpoint={mapping.posts} />
        {mapping.profiles !== null && <EndpointFields provider={id} type="profiles" endpoint={mapping.profiles} />}
      </Stack>
      <ProviderTest provider={id} />
      <FormActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <SubmitButton>{words.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
