import { exportSetup } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, type FormValues, SubmitButton } from '../../../components/Form';
import { Switch } from '../../../components/Switch';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useToast } from '../../../components/Toast';
import { saveFile } from '../../../files/saveFile';
import { useStrings } from '../../../locale';
import { finalizeStrings } from '../../../strings/finalize';
import { useSetupDraft } from '../channelDraft/useSetupDraft';
import { browserFile, configOf, FILE_NAME, SHORTEST_PASSPHRASE } from './setupFile';

interface ExportDialogProps {
  hasServer: boolean;
  onClose: () => void;
}

/** Exports the setup to a file. Secrets are included only on request, and encrypted. */
export function ExportDialog({ hasServer, onClose }: ExportDialogProps) {
  const words = useStrings(finalizeStrings);
  const toast = useToast();
  const draft = useSetupDraft();
  const [hasSecrets, setSecrets] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const download = async (values: FormValues) => {
    const secrets = hasSecrets ? { includeSecrets: true, passphrase: values.text('passphrase') } : {};
    const file = hasServer ? await exportSetup({ config: configOf(draft), ...secrets }) : browserFile(draft);
    saveFile(FILE_NAME, 'application/json', `${JSON.stringify(file, null, 2)}\n`);
    toast({ tone: 'success', title: words.exported, ...(!hasServer && { description: words.exportedLocally }) });
    onClose();
  };
  return (
    <Dialog title={words.exportTitle} isOpen isDismissable={false} onOpenChange={(stays) => !stays && onClose()}>
      <Form onSubmit={download}>
        <Text tone="muted">{words.exportHelp}</Text>
        <Switch
          isSelected={hasSecrets}
          isDisabled={!hasServer}
          description={words.includeSecretsHelp}
          onChange={setSecrets}
        >
          {words.includeSecrets}
        </Switch>
        {hasSecrets && (
          <>
            <TextField
              name="passphrase"
              type="password"
              autoComplete="new-password"
              label={words.passphrase}
              description={words.passphraseHelp}
              value={passphrase}
              onChange={setPassphrase}
              validate={(typed) => (typed.trim().length < SHORTEST_PASSPHRASE ? words.passphraseShort : null)}
              isRequired
            />
            <TextField
              name="again"
              type="password"
              autoComplete="new-password"
              label={words.passphraseAgain}
              validate={(typed) => (typed === passphrase ? null : words.passphraseDiffers)}
              isRequired
            />
          </>
        )}
        <FormActions>
          <Button onPress={onClose}>{words.cancelForm}</Button>
          <SubmitButton>{words.exportConfirm}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
