import { type ChannelAccount, type MailFlagMode, updateChannelAccount } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Checkbox } from '../../../components/Checkbox';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { useStrings } from '../../../locale';
import { channelAccountStrings } from '../../../strings/generated/channelAccount';

interface FlagChoiceProps {
  account: ChannelAccount;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Whether read, answered and deleted are kept in step with a mailbox. */
export function FlagChoice({ account, onDone, onClose }: FlagChoiceProps) {
  const words = useStrings(channelAccountStrings);
  const [mode, setMode] = useState<MailFlagMode>(account.mailFlags);
  const keep = async () => {
    await updateChannelAccount(account.channel, account.id, { mailFlags: mode });
    await onDone();
  };
  return (
    <Form onSubmit={keep}>
      <Checkbox
        isSelected={mode !== 'off'}
        onChange={(isChosen) => setMode(isChosen ? 'marks' : 'off')}
        description={words.flagsHelp}
      >
        {words.flagsKept}
      </Checkbox>
      <Checkbox
        isSelected={mode === 'marks_and_completed'}
        isDisabled={mode === 'off'}
        onChange={(isChosen) => setMode(isChosen ? 'marks_and_completed' : 'marks')}
        description={words.flagsCompletedHelp}
      >
        {words.flagsCompleted}
      </Checkbox>
      <FormActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <SubmitButton>{words.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
