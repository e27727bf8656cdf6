import { createSlots } from '../../slots';
import type { SearchFieldProps } from './SearchField';

/** What a container sets for the search fields in it, also by slot. */
export const SearchFieldContext = createSlots<SearchFieldProps>();
