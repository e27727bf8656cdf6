import { CONTACT_SORTS, type ContactSort as Sort } from '@concordia/domain';
import { Select } from '../../../components/Select';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';

interface ContactSortProps {
  sort: Sort;
  onSortChange: (sort: Sort) => void;
}

export function ContactSort({ sort, onSortChange }: ContactSortProps) {
  const words = useStrings(peopleStrings);
  return (
    <Select
      label={words.sort}
      isLabelHidden
      size="small"
      options={CONTACT_SORTS.map((id) => ({ id, label: words.sortBy[id] }))}
      value={sort}
      onChange={onSortChange}
    />
  );
}
