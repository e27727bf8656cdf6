import type { EntityType, SearchRequestSortBy } from '@concordia/api-client';
import { useId } from 'react';
import { FilterChip } from '../../../components/Chip';
import { Select } from '../../../components/Select';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { selectorSearchStrings } from '../../../strings/selectorSearch';
import * as styles from './SelectorSearch.css';

export interface SearchChoice {
  readonly types: readonly EntityType[];
  readonly sortBy: SearchRequestSortBy;
}

export const ENTITY_TYPES = ['Person', 'Company'] as const satisfies readonly EntityType[];
const SORTS = [
  'relevance',
  'pagerank',
  'engagement_score',
  'recent_reply',
] as const satisfies readonly SearchRequestSortBy[];

export interface SearchFiltersProps {
  choice: SearchChoice;
  onChange: (choice: SearchChoice) => void;
}

/** Filters by contacts, companies or both, and the sort order. At least one type stays selected. */
export function SearchFilters({ choice, onChange }: SearchFiltersProps) {
  const words = useStrings(selectorSearchStrings);
  const labelId = useId();
  const { types, sortBy } = choice;
  const toggle = (type: EntityType, isOn: boolean) => {
    const next = ENTITY_TYPES.filter((one) => (one === type ? isOn : types.includes(one)));
    // Clearing the last type selects the other.
    onChange({ ...choice, types: next.length > 0 ? next : ENTITY_TYPES.filter((one) => one !== type) });
  };
  return (
    <div className={styles.filters}>
      <div role="group" aria-labelledby={labelId} className={styles.types}>
        <Text as="span" size="dense" weight="medium" id={labelId}>
          {words.types}
        </Text>
        {ENTITY_TYPES.map((type) => (
          <FilterChip key={type} isSelected={types.includes(type)} onChange={(isOn) => toggle(type, isOn)}>
            {words.type[type]}
          </FilterChip>
        ))}
      </div>
      <div className={styles.sort}>
        <Select
          size="small"
          label={words.sort}
          options={SORTS.map((id) => ({ id, label: words.sortBy[id] }))}
          value={sortBy}
          onChange={(next) => onChange({ ...choice, sortBy: next })}
        />
      </div>
    </div>
  );
}
