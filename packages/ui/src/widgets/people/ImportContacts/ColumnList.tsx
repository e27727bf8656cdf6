import type { ContactField } from '@concordia/api-client';
import { Select } from '../../../components/Select';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';
import * as styles from './ImportContacts.css';
import type { PlacedColumn } from './mapping';

interface ColumnListProps {
  columns: readonly PlacedColumn[];
  /** The chosen field of every column in the file. */
  fields: readonly ContactField[];
  onChange: (index: number, field: ContactField) => void;
}

const order: readonly ContactField[] = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'linkedinUrl',
  'title',
  'company',
  'location',
  'birthday',
  'tags',
  'note',
  'custom',
  'ignore',
];

export function ColumnList({ columns, fields, onChange }: ColumnListProps) {
  const words = useStrings(contactImportStrings);
  const options = order.map((id) => ({ id, label: words.field[id] }));
  return (
    <ul className={styles.columns} aria-label={words.columns}>
      {columns.map(({ index, header, samples }) => {
        const name = header.trim() === '' ? words.column({ ordinal: index + 1 }) : header;
        const field = fields[index] ?? 'ignore';
        return (
          <li key={index} className={styles.column}>
            <div className={styles.about}>
              <Text weight="medium" tone={field === 'ignore' ? 'muted' : 'inherit'}>
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
                value={field}
                onChange={(chosen) => onChange(index, chosen)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
