import { type ContactDetail, type Erasure, eraseContact, getExportContactUrl } from '@concordia/api-client';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { useRefreshMessages } from '../../inbox/messages';
import { startDownload } from '../../shared/tables/startDownload';
import { useEnding } from '../changes/gone';
import { useRereadPeople } from '../changes/useRereadPeople';
import * as styles from './EraseDialog.css';

interface EraseFormProps {
  contact: ContactDetail;
  onErased: (erasure: Erasure) => void;
  onCancel: () => void;
}

export function EraseForm({ contact, onErased, onCancel }: EraseFormProps) {
  const words = useStrings(peopleStrings);
  const { end } = useEnding();
  const reread = useRereadPeople();
  const refreshMessages = useRefreshMessages();
  const confirm = useRef<HTMLInputElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  const { id, name, counts, points } = contact;
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Text weight="semibold">{words.eraseWarning}</Text>
        <Heading level={3} size="caption" tone="muted">
          {words.goesAway}
        </Heading>
        <ul className={styles.points}>
          <li>{words.eraseMessages({ count: counts.inbound + counts.outbound })}</li>
          <li>{words.erasePoints({ count: points.length })}</li>
          {counts.notes > 0 && <li>{words.eraseNotes({ count: counts.notes })}</li>}
          <li>{words.eraseRest}</li>
        </ul>
        <Heading level={3} size="caption" tone="muted">
          {words.stays}
        </Heading>
        <ul className={styles.points}>
          <li>{words.staysFigures}</li>
          <li>{words.staysMark}</li>
        </ul>
        <Inline>
          <Button size="small" icon="download" onPress={() => startDownload(getExportContactUrl(id))}>
            {words.exportFirst}
          </Button>
        </Inline>
      </Stack>
      <Form
        aria-label={words.eraseTitle({ name })}
        onSubmit={async () => {
          const erasure = await end(id, () => eraseContact(id, { confirm: name }));
          onErased(erasure);
          void reread();
          void refreshMessages();
        }}
      >
        <TextField
          ref={confirm}
          name="confirm"
          label={words.confirmName}
          description={words.confirmHelp({ name })}
          autoComplete="off"
          maxLength={400}
          isRequired
          validate={(typed) => (isName(typed, name) ? null : words.confirmWrong({ name }))}
        />
        <FormActions>
          <Button onPress={onCancel}>{words.cancel}</Button>
          <SubmitButton tone="danger">{words.eraseNow}</SubmitButton>
        </FormActions>
      </Form>
    </Stack>
  );
}

/** Ignores spacing and Unicode normalization: some names cannot be typed exactly as stored. */
const plain = (text: string): string => text.normalize().trim().replaceAll(/\s+/gu, ' ');

const isName = (typed: string, name: string): boolean => plain(typed) === plain(name);
