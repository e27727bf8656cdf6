import { DealField, type DealFileColumn } from '@concordia/api-client';
import { Select } from '../../../components/Select';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { dealImportStrings } from '../../../strings/generated/dealImport';
import * as styles from '../ImportContacts/ImportContacts.css';

interface DealColumnListProps {
  columns: readonly DealFileColumn[];
  /** The chosen field of every column. */
  fields: readonly DealField[];
  onChange: (index: number, field: DealField) => void;
}

const { ignore, ...imported } = DealField;
const order = [...Object.values(imported), ignore];

/** The columns of a file with their first values, and what each of them is. */
export function DealColumnList({ columns, fields, onChange }: DealColumnListProps) {
  const words = useStrings(dealImportStrings);
  const options = order.map((id) => ({ id, label: words.field[id] }));
  const named = columns.map((column, index) => ({
    ...column,
    index,
    name: column.header === '' ? words.column({ ordinal: index + 1 }) : column.header,
  }));
  return (
    <ul className={styles.columns} aria-label={words.columns}>
      {named.map(({ index, name, samples }) => (
        <li key={index} className={styles.column}>
          <div className={styles.about}>
            <Text weight="medium" tone={fields[index] === 'ignore' ? 'muted' : 'inherit'}>
              <bdi>{name}</bdi>
            </Text>
            <Text size="dense" tone="muted" maxLines={2}>
              {samples.length === 0 ? words.noSample : <bdi>{samples.join(' · ')}</bdi>}
            </Text>
          </div>
          <div className={styles.choice}>
            <Select
              label={words.columnIs({ header: name })}
              isLabelHidden
              size="small"
              options={options}
              value={fields[index] ?? 'ignore'}
              onChange={(chosen) => onChange(index, chosen)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
