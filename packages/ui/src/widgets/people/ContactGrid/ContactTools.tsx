import { type ReactNode, type Ref, Suspense } from 'react';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { SearchBox } from '../../inbox/MessageToolbar/SearchBox';
import * as styles from './ContactGrid.css';

import type { ContactSearch } from './useContactPages';

/** Loaded after the contacts: select menus are large. */
const ContactSort = lazyWithPreload(async () => (await import('./ContactSort')).ContactSort);

/** Search debounce, in ms. */
const PAUSE = 150;

interface ContactToolsProps {
  search: ContactSearch;
  onSearchChange: (change: Partial<ContactSearch>) => void;
  /** Result count; `null` while unknown or hidden. */
  found: number | null;
  /** The search box, so that a shortcut can focus it. */
  searchRef: Ref<HTMLInputElement> | undefined;
  aside: ReactNode;
}

export function ContactTools({ search, onSearchChange, found, searchRef, aside }: ContactToolsProps) {
  const words = useStrings(peopleStrings);
  const { query, sort } = search;
  return (
    <div role="search" className={styles.tools}>
      <div className={styles.search}>
        <SearchBox
          ref={searchRef}
          query={query}
          onQueryChange={(next) => onSearchChange({ query: next })}
          label={words.search}
          placeholder={words.searchPlaceholder}
          delayMs={PAUSE}
        />
      </div>
      <div className={styles.sort}>
        <Suspense fallback={<span data-coming />}>
          <ContactSort sort={sort} onSortChange={(next) => onSearchChange({ sort: next })} />
        </Suspense>
      </div>
      <span role="status" className={styles.found}>
        {found !== null && words.found({ count: found })}
      </span>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
