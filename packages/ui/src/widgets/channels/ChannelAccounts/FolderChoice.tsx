import {
  type ChannelAccount,
  chooseMailboxFolders,
  type MailboxFolder,
  useListMailboxFolders,
} from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Checkbox, CheckboxGroup } from '../../../components/Checkbox';
import { ErrorState } from '../../../components/ErrorState';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { useStrings } from '../../../locale';
import { channelAccountStrings } from '../../../strings/generated/channelAccount';
import { useProblemWords } from '../../shared/problems';
import { ListSkeleton } from '../setup';

interface FolderChoiceProps {
  account: ChannelAccount;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Which folders of a mailbox are read, from what its server lists now. */
export function FolderChoice({ account, onDone, onClose }: FolderChoiceProps) {
  const words = useStrings(channelAccountStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useListMailboxFolders(account.id);
  if (data !== undefined) return <FolderForm {...{ account, onDone, onClose }} folders={data} />;
  if (error === undefined) return <ListSkeleton />;
  return (
    <ErrorState
      size="compact"
      title={words.foldersFailed}
      description={problemWords(error)}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
    />
  );
}

function FolderForm({ account, folders, onDone, onClose }: FolderChoiceProps & { folders: readonly MailboxFolder[] }) {
  const words = useStrings(channelAccountStrings);
  const [paths, setPaths] = useState(folders.filter(({ isRead, isGone }) => isRead && !isGone).map(({ path }) => path));
  const keep = async () => {
    await chooseMailboxFolders(account.id, { paths });
    await onDone();
  };
  return (
    <Form onSubmit={keep}>
      <CheckboxGroup
        label={words.folders}
        isLabelHidden
        description={words.foldersHelp}
        value={paths}
        onChange={setPaths}
        isRequired
      >
        {folders.filter(isOffered).map(({ path, isGone }) => (
          <Checkbox key={path} value={path} isDisabled={isGone} {...(isGone && { description: words.folderGone })}>
            <bdi>{path}</bdi>
          </Checkbox>
        ))}
      </CheckboxGroup>
      <FormActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <SubmitButton>{words.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Sent email is read without being chosen, and drafts are no email yet. */
const isOffered = ({ specialUse }: MailboxFolder): boolean => specialUse !== '\\Sent' && specialUse !== '\\Drafts';
