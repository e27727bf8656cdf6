import { addContactPoint } from '@concordia/api-client';
import { CHANNEL_PROFILES, CHANNELS, type Channel } from '@concordia/domain';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Form, FormActions, needed, SubmitButton } from '../../../components/Form';
import { Inline } from '../../../components/Inline';
import { Select } from '../../../components/Select';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import { peopleStrings } from '../../../strings/people';
import { useRereadPeople } from '../changes/useRereadPeople';
import * as styles from './ContactDetails.css';

const LONGEST = 320;

/** Opening the form moves focus to its field. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

export function AddPoint({ contactId }: { contactId: string }) {
  const words = useStrings(peopleStrings);
  const common = useStrings(labelStrings);
  const reread = useRereadPeople();
  const [channel, setChannel] = useState<Channel>('email');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Inline>
        <Button size="small" icon="plus" onPress={() => setOpen(true)}>
          {words.addChannel}
        </Button>
      </Inline>
    );
  }
  return (
    <Form
      aria-label={words.addChannel}
      onSubmit={async (values) => {
        await addContactPoint(contactId, { channel, handle: values.text('handle') });
        setOpen(false);
        await reread();
      }}
    >
      <div className={styles.addPoint}>
        <Select
          label={words.channel}
          options={CHANNELS.map((id) => ({ id, label: common.channel({ channel: id }) }))}
          value={channel}
          onChange={setChannel}
        />
        <TextField
          key={channel}
          ref={focusOnce}
          name="handle"
          label={words.handle[CHANNEL_PROFILES[channel].handle.kind]}
          maxLength={LONGEST}
          isRequired
          validate={needed(words.handleNeeded)}
        />
      </div>
      <FormActions>
        <Button size="small" onPress={() => setOpen(false)}>
          {words.cancel}
        </Button>
        <SubmitButton size="small">{words.addPoint}</SubmitButton>
      </FormActions>
    </Form>
  );
}
