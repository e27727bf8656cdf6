import { type ReactNode, type Ref, Suspense } from 'react';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { SearchBox } from '../../inbox/MessageToolbar/SearchBox';
import * as styles from './ContactGrid.css';

import type { ContactSearch } from './useContactPages';

/** Lists that open are heavy: the people come first, and their order right after them. */
const ContactSort = lazyWithPreload(async () => (await import('./ContactSort')).ContactSort);

/** How long somebody pauses before what they typed is searched for, in ms. */
const PAUSE = 150;

interface ContactToolsProps {
  search: ContactSearch;
  onSearchChange: (search: ContactSearch) => void;
  /** How many were found; `null` while that is not known, or where it is not said. */
  found: number | null;
  /** The search box, for focus by a key. */
  searchRef: Ref<HTMLInputElement> | undefined;
  /** What stands at the other end of the line. */
  aside: ReactNode;
}

/** The search as one types, and the order. */
export function ContactTools({ search, onSearchChange, found, searchRef, aside }: ContactToolsProps) {
  const words = useStrings(peopleStrings);
  const { query, sort } = search;
  return (
    <div role="search" className={styles.tools}>
      <div className={styles.search}>
        <SearchBox
          ref={searchRef}
          query={query}
          onQueryChange={(next) => onSearchChange({ query: next, sort })}
          label={words.search}
          placeholder={words.searchPlaceholder}
          delayMs={PAUSE}
        />
      </div>
      <div className={styles.sort}>
        <Suspense fallback={<span data-coming />}>
          <ContactSort sort={sort} onSortChange={(next) => onSearchChange({ query, sort: next })} />
        </Suspense>
      </div>
      <span role="status" className={styles.found}>
        {found !== null && words.found({ count: found })}
      </span>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
