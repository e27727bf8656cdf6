import { type Introduction as Answers, type FirstSteps, setIntroduction } from '@concordia/api-client';
import { likelyCurrency } from '@concordia/domain';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/Button';
import { ComboBox } from '../../../components/ComboBox';
import { Form, FormActions, type FormValues, SubmitButton } from '../../../components/Form';
import { Stack } from '../../../components/Stack';
import { TextField } from '../../../components/TextField';
import { useToast } from '../../../components/Toast';
import { useFormatLocale, useStrings } from '../../../locale';
import { introductionStrings } from '../../../strings/generated/introduction';
import { zoneOptions } from '../../delivery/QuietHours/zones';
import { useProblemWords } from '../../shared/problems';
import { currencyOptions } from '../WorkspaceSettings/currencies';

export interface IntroductionProps {
  /** The workspace's currency, which applies where the browser names no region. */
  currency: string;
  /** The choice of a language, which belongs to the browser. */
  language?: ReactNode;
  /** Called once the answers are stored, or the questions skipped. */
  onDone: (firstSteps: FirstSteps) => void | Promise<void>;
}

const LONGEST = 120;

/** The questions of the first start. Zone and currency are guessed from the browser, and only confirmed. */
export function Introduction({ currency: stored, language, onDone }: IntroductionProps) {
  const words = useStrings(introductionStrings);
  const locale = useFormatLocale();
  const [guess] = useState(() => ({
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    currency: likelyCurrency(navigator.languages) ?? stored,
  }));
  const [timeZone, setTimeZone] = useState<string | null>(guess.timeZone);
  const [currency, setCurrency] = useState<string | null>(guess.currency);
  const toast = useToast();
  const problemWords = useProblemWords();
  const [isSkipping, setSkipping] = useState(false);
  const send = async (answers: Answers) => onDone(await setIntroduction(answers));
  const save = async (values: FormValues) => {
    if (timeZone === null || currency === null) return;
    const [ownerName, workspaceName] = [values.text('ownerName').trim(), values.text('workspaceName').trim()];
    // Names left empty stay as they are.
    await send({ timeZone, currency, ...(ownerName && { ownerName }), ...(workspaceName && { workspaceName }) });
  };
  const skip = async () => {
    setSkipping(true);
    try {
      await send({});
    } catch (failure) {
      toast({ tone: 'destructive', title: problemWords(failure) });
      setSkipping(false);
    }
  };
  return (
    <Form aria-label={words.title} onSubmit={save}>
      <Stack gap="md" width="form">
        <TextField name="ownerName" label={words.ownerName} autoComplete="name" maxLength={LONGEST} />
        <TextField
          name="workspaceName"
          label={words.workspaceName}
          description={words.workspaceNameHelp}
          autoComplete="organization"
          maxLength={LONGEST}
        />
        <ComboBox
          name="timeZone"
          label={words.timeZone}
          isRequired
          options={zoneOptions(guess.timeZone)}
          value={timeZone}
          errorMessage={timeZone === null ? words.timeZoneMissing : undefined}
          onChange={setTimeZone}
        />
        <ComboBox
          name="currency"
          label={words.currency}
          isRequired
          options={currencyOptions(locale, guess.currency)}
          value={currency}
          errorMessage={currency === null ? words.currencyMissing : undefined}
          onChange={setCurrency}
        />
        {language}
      </Stack>
      <FormActions>
        <Button tone="quiet" isPending={isSkipping} onPress={() => void skip()}>
          {words.skip}
        </Button>
        <SubmitButton>{words.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
