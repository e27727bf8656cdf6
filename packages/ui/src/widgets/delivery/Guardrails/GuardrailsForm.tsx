import { useState } from 'react';
import { Disclosure } from '../../../components/Disclosure';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { NumberField } from '../../../components/NumberField';
import { Stack } from '../../../components/Stack';
import { Switch } from '../../../components/Switch';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { guardrailStrings } from '../../../strings/generated/guardrail';
import type { GuardrailsDraft } from '../../channels/channelDraft/draft';

/** Another widget edits the brief's time. */
type Bounds = Omit<GuardrailsDraft, 'brief_time'>;

interface GuardrailsFormProps {
  bounds: Bounds;
  hasServer: boolean;
  onSave: (bounds: Bounds) => Promise<void>;
}

const SHARE: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 2 };

/** The switches and limits. They apply as soon as they are saved. */
export function GuardrailsForm({ bounds, hasServer, onSave }: GuardrailsFormProps) {
  const words = useStrings(guardrailStrings);
  const toast = useToast();
  const [edited, setEdited] = useState(bounds);
  const set = (change: Partial<Bounds>) => setEdited((before) => ({ ...before, ...change }));
  const save = async () => {
    await onSave(edited);
    if (hasServer) toast({ tone: 'success', title: words.saved, description: words.savedHelp });
    else toast({ tone: 'success', title: words.savedLocallyTitle, description: words.savedLocally });
  };
  return (
    <Form aria-label={words.title} onSubmit={save}>
      <Stack gap="md">
        <Switch place="end" isSelected={edited.L1} description={words.l1Help} onChange={(L1) => set({ L1 })}>
          {words.l1}
        </Switch>
        <Switch place="end" isSelected={edited.L2} description={words.l2Help} onChange={(L2) => set({ L2 })}>
          {words.l2}
        </Switch>
      </Stack>
      <WholeNumber
        name="canary"
        label={words.canary}
        least={1}
        wrong={words.canaryWrong}
        value={edited.canary}
        onChange={(canary) => set({ canary })}
      />
      <WholeNumber
        name="daily_budget"
        label={words.budget}
        least={0}
        wrong={words.budgetWrong}
        value={edited.daily_budget}
        onChange={(daily_budget) => set({ daily_budget })}
      />
      <Disclosure title={words.stops} size="small" headingLevel="none">
        <Stack gap="md">
          <Share
            name="stop_unsub"
            label={words.unsub}
            value={edited.stop_unsub}
            onChange={(stop_unsub) => set({ stop_unsub })}
          />
          <Share
            name="stop_complaints"
            label={words.complaints}
            value={edited.stop_complaints}
            onChange={(stop_complaints) => set({ stop_complaints })}
          />
          <Text size="caption" tone="muted">
            {words.stopHelp}
          </Text>
        </Stack>
      </Disclosure>
      <FormActions>
        <SubmitButton tone="secondary">{words.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}

interface NumberProps {
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
}

const WHOLE: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };

/** A whole number. While the field is empty, the last value is kept and saving is blocked. */
function WholeNumber({ least, wrong, value, onChange, ...rest }: NumberProps & { least: number; wrong: string }) {
  const [shown, setShown] = useState<number | null>(value);
  return (
    <NumberField
      {...rest}
      minValue={least}
      step={1}
      format={WHOLE}
      isRequired
      value={shown}
      errorMessage={shown === null ? wrong : undefined}
      onChange={(next) => {
        setShown(next);
        if (next !== null) onChange(next);
      }}
    />
  );
}

function Share({ value, onChange, ...rest }: NumberProps) {
  const words = useStrings(guardrailStrings);
  const [shown, setShown] = useState<number | null>(value);
  return (
    <NumberField
      {...rest}
      minValue={0}
      maxValue={1}
      step={0.001}
      format={SHARE}
      isRequired
      value={shown}
      errorMessage={shown === null ? words.shareWrong : undefined}
      onChange={(next) => {
        setShown(next);
        if (next !== null) onChange(next);
      }}
    />
  );
}
