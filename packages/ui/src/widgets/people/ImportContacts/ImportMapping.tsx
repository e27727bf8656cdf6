import { type ContactField, type ContactImport, cancelContactImport, startContactImport } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Disclosure } from '../../../components/Disclosure';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';
import { ColumnList } from './ColumnList';
import { MatchChoice } from './MatchChoice';
import { columnsInUse, identifiesPeople, partColumns } from './mapping';
import { Refusal } from './Refusal';
import { useContactImportChange } from './useContactImportChange';

interface ImportMappingProps {
  run: ContactImport;
  onStarted: (run: ContactImport) => void;
  onLeft: (run: ContactImport) => void;
}

/** Maps columns to fields and chooses how to treat existing contacts. Nothing is imported before. */
export function ImportMapping({ run, onStarted, onLeft }: ImportMappingProps) {
  const words = useStrings(contactImportStrings);
  const [fields, setFields] = useState<readonly ContactField[]>(() => run.columns.map(({ field }) => field));
  const [onMatch, setOnMatch] = useState(run.onMatch);
  const { change, isPending, refusal } = useContactImportChange();
  const isCsv = run.format === 'csv';
  const isNobody = isCsv && !identifiesPeople(fields);
  const start = () => {
    const mapping = isCsv ? { fields: [...fields] } : {};
    change(() => startContactImport(run.id, { ...mapping, onMatch }), onStarted);
  };
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <Text weight="medium">
          <bdi>{run.name}</bdi>
        </Text>
        <Text tone="muted">{introOf(run, words)}</Text>
        {isCsv && <Columns run={run} fields={fields} onChange={setFields} />}
      </Stack>
      <MatchChoice value={onMatch} onChange={setOnMatch} />
      {isNobody && <Refusal>{words.nobody}</Refusal>}
      {refusal !== null && <Refusal>{refusal}</Refusal>}
      <Inline>
        <Button tone="primary" isDisabled={isNobody} isPending={isPending} onPress={start}>
          {words.start}
        </Button>
        <Button isDisabled={isPending} onPress={() => change(() => cancelContactImport(run.id), onLeft)}>
          {words.another}
        </Button>
      </Inline>
    </Stack>
  );
}

function introOf({ format, origin }: ContactImport, words: ReturnType<typeof useWords>): string {
  if (format === 'vcard') return words.isVcard;
  return origin === null ? words.isCsv : words.originAndColumns({ origin: words.origin[origin] });
}

const useWords = () => useStrings(contactImportStrings);

interface ColumnsProps {
  run: ContactImport;
  fields: readonly ContactField[];
  onChange: (fields: readonly ContactField[]) => void;
}

function Columns({ run, fields, onChange }: ColumnsProps) {
  const words = useStrings(contactImportStrings);
  const { filled, empty } = partColumns(run.columns);
  const put = (index: number, field: ContactField) => onChange(fields.with(index, field));
  return (
    <Stack gap="md">
      {filled.length > 0 && <ColumnList columns={filled} fields={fields} onChange={put} />}
      {empty.length > 0 && (
        <Disclosure size="small" headingLevel="none" title={words.emptyColumns({ count: empty.length })}>
          <ColumnList columns={empty} fields={fields} onChange={put} />
        </Disclosure>
      )}
      <div role="status">
        <Text size="dense" tone="muted" isTabular>
          {words.used({ used: columnsInUse(fields), all: fields.length })}
        </Text>
      </div>
    </Stack>
  );
}
