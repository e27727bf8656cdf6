import { importSetup, type SetupImported } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { FileTrigger } from '../../../components/FileTrigger';
import { Form, FormActions, type FormValues, SubmitButton } from '../../../components/Form';
import { Switch } from '../../../components/Switch';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { finalizeStrings } from '../../../strings/finalize';
import { draftOf } from '../channelDraft/draft';
import { saveDraft } from '../channelDraft/useSetupDraft';
import { type ReadFile, readSetupFile, SHORTEST_PASSPHRASE } from './setupFile';

interface ImportDialogProps {
  hasServer: boolean;
  onClose: () => void;
  onImported: () => Promise<void>;
}

/** Maximum file size in bytes, about 100 times a complete setup. */
const LARGEST = 2_000_000;

export function ImportDialog({ hasServer, onClose, onImported }: ImportDialogProps) {
  const words = useStrings(finalizeStrings);
  const toast = useToast();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [read, setRead] = useState<ReadFile | null>(null);
  const [wantsSecrets, setWanted] = useState(true);
  const choose = async (files: readonly File[]) => {
    setChosen(files);
    const [file] = files;
    setRead(file === undefined ? null : readSetupFile(await file.text()));
  };
  const take = async (values: FormValues) => {
    if (read === null || !('draft' in read)) return;
    const { draft } = read;
    if (read.is === 'file' && hasServer) {
      const hasSecrets = read.hasSecrets && wantsSecrets;
      const file = hasSecrets ? read.file : { ...read.file, secrets: null };
      const imported = await importSetup({ file, ...(hasSecrets && { passphrase: values.text('passphrase') }) });
      saveDraft(() => draftOf(imported.config));
      toast({ tone: 'success', title: words.imported, description: importedHelp(imported) });
    } else {
      saveDraft(() => draft);
      toast({ tone: 'success', title: words.imported, description: words.importedLocally });
    }
    await onImported();
    onClose();
  };
  const problemOf = (chosenFile: ReadFile | null): string | undefined => {
    switch (chosenFile?.is) {
      case 'broken':
        return words.fileBroken;
      case 'version':
        return words.fileVersion({ version: chosenFile.version });
      case 'other':
        return words.fileWrong;
      default:
        return undefined;
    }
  };
  const importedHelp = ({ channels }: SetupImported) => {
    const missing = channels.reduce((sum, one) => sum + one.missing.length, 0);
    return missing === 0
      ? words.importedHelp({ channels: channels.length })
      : words.importedMissing({ channels: channels.length, missing });
  };
  return (
    <Dialog title={words.importTitle} isOpen isDismissable={false} onOpenChange={(stays) => !stays && onClose()}>
      <Form onSubmit={take}>
        <Text tone="muted">{words.importHelp}</Text>
        <FileTrigger
          name="file"
          label={words.file}
          buttonLabel={words.chooseFile}
          accept={['.json']}
          maxBytes={LARGEST}
          value={chosen}
          onChange={(files) => void choose(files)}
          errorMessage={problemOf(read)}
          isRequired
        />
        {read?.is === 'file' && read.hasSecrets && hasServer && (
          <>
            <Switch isSelected={wantsSecrets} description={words.importSecretsHelp} onChange={setWanted}>
              {words.importSecrets}
            </Switch>
            {wantsSecrets && (
              <TextField
                name="passphrase"
                type="password"
                autoComplete="off"
                label={words.passphrase}
                description={words.importPassphraseHelp}
                validate={(typed) => (typed.trim().length < SHORTEST_PASSPHRASE ? words.passphraseShort : null)}
                isRequired
              />
            )}
          </>
        )}
        <FormActions>
          <Button onPress={onClose}>{words.cancelForm}</Button>
          <SubmitButton>{words.importConfirm}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
