import { CONTACT_SORTS, type ContactOrderBy, fieldNameOf, isFieldColumn } from '@concordia/domain';
import { Select } from '../../../components/Select';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';

interface ContactSortProps {
  sort: ContactOrderBy;
  onSortChange: (sort: ContactOrderBy) => void;
}

export function ContactSort({ sort, onSortChange }: ContactSortProps) {
  const words = useStrings(peopleStrings);
  return (
    <Select<ContactOrderBy>
      label={words.sort}
      isLabelHidden
      size="small"
      options={[
        ...CONTACT_SORTS.map((id) => ({ id, label: words.sortBy[id] })),
        ...(isFieldColumn(sort) ? [{ id: sort, label: fieldNameOf(sort) }] : []),
      ]}
      value={sort}
      onChange={onSortChange}
    />
  );
}
