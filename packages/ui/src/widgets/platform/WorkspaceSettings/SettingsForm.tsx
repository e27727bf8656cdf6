import { setWorkspaceSettings, type WorkspaceSettings } from '@concordia/api-client';
import { useState } from 'react';
import { Checkbox } from '../../../components/Checkbox';
import { ComboBox } from '../../../components/ComboBox';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { Stack } from '../../../components/Stack';
import { useToast } from '../../../components/Toast';
import { useFormatLocale, useStrings } from '../../../locale';
import { workspaceSettingsStrings } from '../../../strings/generated/workspaceSettings';
import { zoneOptions } from '../../delivery/QuietHours/zones';
import { currencyOptions } from './currencies';

interface SettingsFormProps {
  settings: WorkspaceSettings;
  onSaved: (settings: WorkspaceSettings) => Promise<void>;
}

export function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  const words = useStrings(workspaceSettingsStrings);
  const toast = useToast();
  const locale = useFormatLocale();
  const [currency, setCurrency] = useState<string | null>(settings.currency);
  const [timeZone, setTimeZone] = useState<string | null>(settings.timeZone);
  const [sharesPresence, setSharesPresence] = useState(settings.sharesPresence);
  const save = async () => {
    if (currency === null || timeZone === null) return;
    const saved = await setWorkspaceSettings({ currency, timeZone, sharesPresence });
    toast({ tone: 'success', title: words.saved });
    await onSaved(saved);
  };
  return (
    <Form aria-label={words.title} onSubmit={save}>
      <Stack gap="md" width="form">
        <ComboBox
          name="currency"
          label={words.currency}
          description={words.currencyHelp}
          isRequired
          options={currencyOptions(locale, settings.currency)}
          value={currency}
          errorMessage={currency === null ? words.currencyMissing : undefined}
          onChange={setCurrency}
        />
        <ComboBox
          name="timeZone"
          label={words.timeZone}
          description={words.timeZoneHelp}
          isRequired
          options={zoneOptions(settings.timeZone)}
          value={timeZone}
          errorMessage={timeZone === null ? words.timeZoneMissing : undefined}
          onChange={setTimeZone}
        />
        <Checkbox
          name="sharesPresence"
          isSelected={sharesPresence}
          onChange={setSharesPresence}
          description={words.presenceHelp}
        >
          {words.presence}
        </Checkbox>
      </Stack>
      <FormActions>
        <SubmitButton tone="secondary">{words.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
