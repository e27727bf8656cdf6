import { useId, useState } from 'react';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { selectorSearchStrings } from '../../../strings/selectorSearch';
import { QueryBox } from '../../inbox/queryBox';
import { SavedSearches } from './SavedSearches';
import { ENTITY_TYPES, type SearchChoice, SearchFilters } from './SearchFilters';
import { SearchResults } from './SearchResults';
import { useSelectorSearch } from './useSelectorSearch';

export interface SelectorSearchProps {
  contactHref: (contactId: string) => string;
}

/** Finds contacts and companies by selectors from their messages and signatures. */
export function SelectorSearch({ contactHref }: SelectorSearchProps) {
  const words = useStrings(selectorSearchStrings);
  const titleId = useId();
  const [query, setQuery] = useState('');
  const [choice, setChoice] = useState<SearchChoice>({ types: ENTITY_TYPES, sortBy: 'relevance' });
  const { state, problem, isPending, search, more, forgetProblem } = useSelectorSearch();
  const run = (text: string, { types, sortBy }: SearchChoice = choice) =>
    search({ query: text, entity_types: [...types], sort_by: sortBy });
  /** Repeats the last search with the new filters. */
  const change = (next: SearchChoice) => {
    setChoice(next);
    if (state?.kind === 'ready') run(state.data.search.query, next);
  };
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="lg">
        <Heading level={2} id={titleId}>
          {words.title}
        </Heading>
        <QueryBox
          query={query}
          onChange={(next) => {
            setQuery(next);
            forgetProblem();
          }}
          problem={problem}
          isPending={isPending}
          onSearch={(text) => {
            // Error positions refer to the trimmed query that was sent.
            setQuery(text);
            run(text);
          }}
        />
        <SearchFilters choice={choice} onChange={change} />
        <SavedSearches
          query={query}
          onRun={(saved) => {
            setQuery(saved);
            run(saved);
          }}
        />
        {state !== null && <SearchResults state={state} onMore={more} contactHref={contactHref} />}
      </Stack>
    </section>
  );
}
