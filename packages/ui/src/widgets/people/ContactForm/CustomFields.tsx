import { useId } from 'react';
import { Button, IconButton } from '../../../components/Button';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import * as styles from './ContactForm.css';
import type { FieldRow } from './contactBody';

/** The server's limits. */
const MOST = 30;
const LONGEST_NAME = 60;
const LONGEST_VALUE = 500;

export interface CustomFieldsProps {
  rows: readonly FieldRow[];
  onChange: (rows: readonly FieldRow[]) => void;
}

/** Fields that users name themselves. */
export function CustomFields({ rows, onChange }: CustomFieldsProps) {
  const words = useStrings(peopleStrings);
  const headingId = useId();
  const put = (id: number, change: Partial<FieldRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...change } : row)));
  const problemOf = (row: FieldRow, key: string): string | null => {
    const name = key.trim().toLowerCase();
    if (name === '') return row.value.trim() === '' ? null : words.fieldNameNeeded;
    return rows.some((other) => other.id < row.id && other.key.trim().toLowerCase() === name) ? words.fieldTwice : null;
  };
  const add = () => onChange([...rows, { id: Math.max(0, ...rows.map(({ id }) => id)) + 1, key: '', value: '' }]);
  return (
    <Stack gap="sm" as="section" aria-labelledby={headingId}>
      <Heading level={3} size="caption" tone="muted" id={headingId}>
        {words.fields}
      </Heading>
      {rows.map((row, index) => (
        <div key={row.id} className={styles.row}>
          <TextField
            name={`customFields.${index}.key`}
            label={words.fieldName({ place: index + 1 })}
            isLabelHidden
            placeholder={words.fieldNamePlaceholder}
            maxLength={LONGEST_NAME}
            value={row.key}
            onChange={(key) => put(row.id, { key })}
            validate={(key) => problemOf(row, key)}
          />
          <TextField
            name={`customFields.${index}.value`}
            label={words.fieldValue({ place: index + 1 })}
            isLabelHidden
            placeholder={words.fieldValuePlaceholder}
            maxLength={LONGEST_VALUE}
            value={row.value}
            onChange={(value) => put(row.id, { value })}
          />
          <IconButton
            icon="trash"
            label={words.removeField({ place: index + 1 })}
            onPress={() => onChange(rows.filter(({ id }) => id !== row.id))}
          />
        </div>
      ))}
      <Inline>
        <Button size="small" icon="plus" isDisabled={rows.length >= MOST} onPress={add}>
          {words.addField}
        </Button>
      </Inline>
    </Stack>
  );
}
