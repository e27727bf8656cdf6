import type { Contact } from '@concordia/api-client';
import { isFieldColumn } from '@concordia/domain';
import { useStrings } from '../../../locale';
import { dataTableStrings } from '../../../strings/generated/dataTable';
import { CellEditor } from '../../shared/tables';
import { CONTACT_FIELDS, type EditedColumn, fieldValue } from './contactFields';
import { TagsEditor } from './TagsEditor';
import { useColumnLabel } from './useContactColumns';
import type { useContactEdits } from './useContactEdits';

/** The server's limit of a custom field. */
const LONGEST_VALUE = 500;

export interface Editing {
  contact: Contact;
  field: EditedColumn;
  cell: Element;
}

type Edits = ReturnType<typeof useContactEdits>;

interface EditContactCellProps extends Editing {
  onSave: Edits['save'];
  onSaveTags: Edits['saveTags'];
  onClose: () => void;
}

/** The editor of a cell, by what the column holds. */
export function EditContactCell({ contact, field, cell, onSave, onSaveTags, onClose }: EditContactCellProps) {
  const { cellOf } = useStrings(dataTableStrings);
  const labelOf = useColumnLabel();
  const shared = { anchor: cell, label: cellOf({ column: labelOf(field), name: contact.name }), onClose };
  if (field === 'tags') {
    return <TagsEditor {...shared} tags={contact.tags ?? []} onSave={(tags) => onSaveTags(contact, tags)} />;
  }
  return (
    <CellEditor
      {...shared}
      value={fieldValue(contact, field)}
      {...(isFieldColumn(field) ? { maxLength: LONGEST_VALUE } : { type: CONTACT_FIELDS[field].type })}
      onSave={(text) => onSave(contact, field, text)}
    />
  );
}
