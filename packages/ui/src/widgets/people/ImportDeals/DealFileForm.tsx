import { type DealFile, previewDeals } from '@concordia/api-client';
import { useState } from 'react';
import { DropZone } from '../../../components/DropZone';
import { ErrorState } from '../../../components/ErrorState';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { dealImportStrings } from '../../../strings/generated/dealImport';
import { requestIdOf } from '../../shared/problems';
import { useUploadProblem } from '../../shared/uploading/useUploadProblem';
import { type Objection, objectionTo } from '../ImportContacts/objection';
import { useSending } from './useSending';

interface DealFileFormProps {
  onRead: (file: File, about: DealFile) => void;
}

export function DealFileForm({ onRead }: DealFileFormProps) {
  const words = useStrings(dealImportStrings);
  const [file, setFile] = useState<File | null>(null);
  const [objection, setObjection] = useState<Objection | null>(null);
  const { isPending, problem, send } = useSending();
  const { description, isFinal } = useUploadProblem()(problem);
  const read = (chosen: File) =>
    send(
      chosen,
      (signal) => previewDeals(chosen, { signal }),
      (about) => onRead(chosen, about),
    );
  const take = (files: readonly File[]) => {
    const [chosen] = files;
    if (chosen === undefined) return;
    const refused = objectionTo(files);
    setFile(chosen);
    setObjection(refused);
    if (refused === null) read(chosen);
  };
  return (
    <Stack gap="lg">
      <DropZone
        label={words.drop}
        description={words.dropHelp}
        buttonLabel={words.choose}
        accept={['.csv', '.txt', 'text/csv']}
        allowsMultiple={false}
        isDisabled={isPending}
        onFiles={take}
      />
      <div role="status">{isPending && file && <Text tone="muted">{words.reading({ file: file.name })}</Text>}</div>
      {file !== null && objection !== null && (
        <ErrorState
          size="compact"
          title={words.refused({ file: file.name })}
          description={words.objection[objection]}
        />
      )}
      {file !== null && objection === null && problem !== undefined && (
        <ErrorState
          size="compact"
          title={words.notRead({ file: file.name })}
          description={description}
          reference={requestIdOf(problem)}
          onRetry={isFinal ? undefined : () => read(file)}
        />
      )}
    </Stack>
  );
}
