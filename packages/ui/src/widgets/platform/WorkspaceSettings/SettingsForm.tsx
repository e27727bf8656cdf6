import { setWorkspaceSettings, updateWorkspace, type Workspace, type WorkspaceSettings } from '@concordia/api-client';
import { useState } from 'react';
import { Checkbox } from '../../../components/Checkbox';
import { ComboBox } from '../../../components/ComboBox';
import { Form, FormActions, type FormValues, needed, SubmitButton } from '../../../components/Form';
import { Stack } from '../../../components/Stack';
import { TextField } from '../../../components/TextField';
import { useToast } from '../../../components/Toast';
import { useFormatLocale, useStrings } from '../../../locale';
import { workspaceSettingsStrings } from '../../../strings/generated/workspaceSettings';
import { zoneOptions } from '../../delivery/QuietHours/zones';
import { currencyOptions } from './currencies';

interface SettingsFormProps {
  name: string;
  settings: WorkspaceSettings;
  /** @param renamed `null` if the name is the same. */
  onSaved: (settings: WorkspaceSettings, renamed: Workspace | null) => Promise<void>;
}

const LONGEST_NAME = 120;

export function SettingsForm({ name, settings, onSaved }: SettingsFormProps) {
  const words = useStrings(workspaceSettingsStrings);
  const toast = useToast();
  const locale = useFormatLocale();
  const [currency, setCurrency] = useState<string | null>(settings.currency);
  const [timeZone, setTimeZone] = useState<string | null>(settings.timeZone);
  const [sharesPresence, setSharesPresence] = useState(settings.sharesPresence);
  const save = async (values: FormValues) => {
    if (currency === null || timeZone === null) return;
    const next = values.text('name').trim();
    const renamed = next === name ? null : await updateWorkspace({ name: next });
    const saved = await setWorkspaceSettings({ currency, timeZone, sharesPresence });
    toast({ tone: 'success', title: words.saved });
    await onSaved(saved, renamed);
  };
  return (
    <Form aria-label={words.title} onSubmit={save}>
      <Stack gap="md" width="form">
        <TextField
          name="name"
          label={words.name}
          defaultValue={name}
          maxLength={LONGEST_NAME}
          validate={needed(words.nameMissing)}
          isRequired
        />
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
