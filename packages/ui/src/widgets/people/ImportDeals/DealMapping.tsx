import { type DealField, type DealFile, type DealImportResult, importDeals } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorState } from '../../../components/ErrorState';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { dealImportStrings } from '../../../strings/generated/dealImport';
import { requestIdOf } from '../../shared/problems';
import { useUploadProblem } from '../../shared/uploading/useUploadProblem';
import { useRereadDeals } from '../deals/useDealWrites';
import { Refusal } from '../ImportContacts/Refusal';
import { type DayOrder, DayOrderChoice } from './DayOrderChoice';
import { DealColumnList } from './DealColumnList';
import { neededField } from './neededField';
import { useSending } from './useSending';

interface DealMappingProps {
  file: File;
  about: DealFile;
  onImported: (result: DealImportResult) => void;
  onLeft: () => void;
}

/** Maps columns to fields. Nothing is imported before. */
export function DealMapping({ file, about, onImported, onLeft }: DealMappingProps) {
  const words = useStrings(dealImportStrings);
  const reread = useRereadDeals();
  const [fields, setFields] = useState<readonly DealField[]>(() => about.columns.map(({ field }) => field));
  const [dayOrder, setDayOrder] = useState<DayOrder | null>(null);
  const { isPending, problem, send } = useSending();
  const { description, isFinal } = useUploadProblem()(problem);
  const needed = neededField(fields);
  const start = () => {
    const params = { fields: fields.join(','), ...(dayOrder !== null && { dayOrder }) };
    send(
      file,
      () => importDeals(file, params),
      (result) => {
        void reread();
        onImported(result);
      },
    );
  };
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <Text weight="medium">
          <bdi>{file.name}</bdi>
        </Text>
        <Text tone="muted">{words.intro({ count: about.rows })}</Text>
        <DealColumnList
          columns={about.columns}
          fields={fields}
          onChange={(index, field) => setFields(fields.with(index, field))}
        />
      </Stack>
      {about.ambiguousDay !== null && (
        <DayOrderChoice example={about.ambiguousDay} value={dayOrder} onChange={setDayOrder} />
      )}
      {needed !== null && <Refusal>{words.needed[needed]}</Refusal>}
      {problem !== undefined && (
        <ErrorState
          size="compact"
          title={words.failed}
          description={description}
          reference={requestIdOf(problem)}
          onRetry={isFinal ? undefined : start}
        />
      )}
      <Inline>
        <Button tone="primary" isDisabled={needed !== null} isPending={isPending} onPress={start}>
          {words.start}
        </Button>
        <Button isDisabled={isPending} onPress={onLeft}>
          {words.another}
        </Button>
      </Inline>
    </Stack>
  );
}
