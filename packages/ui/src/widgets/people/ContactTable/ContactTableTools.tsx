import { useListTags } from '@concordia/api-client';
import { CHANNELS, type Channel } from '@concordia/domain';
import { type ReactNode, type Ref, useCallback } from 'react';
import { Select } from '../../../components/Select';
import { useStrings } from '../../../locale';
import { contactTableStrings } from '../../../strings/generated/contactTable';
import { labelStrings } from '../../../strings/generated/label';
import { peopleStrings } from '../../../strings/people';
import { SearchBox } from '../../inbox/MessageToolbar/SearchBox';
import type { ContactSearch } from '../../shared/firstPages';
import * as styles from '../../shared/tables/tableFrame.css';
import * as grid from '../ContactGrid/ContactGrid.css';
import { ContactSort } from '../ContactGrid/ContactSort';

/** Search debounce, in ms. */
const PAUSE = 150;

const ANY = 'any';

/** Tags offered: those of the most contacts. */
const OFFERED_TAGS = 40;

export interface ContactTableToolsProps {
  search: ContactSearch;
  onSearchChange: (change: Partial<ContactSearch>) => void;
  /** Result count; `null` while unknown. */
  found: number | null;
  searchRef: Ref<HTMLInputElement> | undefined;
  /** There are no headings to sort by. */
  hasSort: boolean;
  aside: ReactNode;
}

export function ContactTableTools(props: ContactTableToolsProps) {
  const { search, onSearchChange, found, searchRef, hasSort, aside } = props;
  const words = useStrings(peopleStrings);
  const ask = useCallback((query: string) => onSearchChange({ query }), [onSearchChange]);
  return (
    <div role="search" className={grid.tools}>
      <div className={grid.search}>
        <SearchBox
          ref={searchRef}
          query={search.query}
          onQueryChange={ask}
          label={words.search}
          placeholder={words.searchPlaceholder}
          delayMs={PAUSE}
        />
      </div>
      <div className={styles.choices}>
        <Filters search={search} onSearchChange={onSearchChange} />
        {hasSort && (
          <div className={grid.sort}>
            <ContactSort sort={search.sort} onSortChange={(sort) => onSearchChange({ sort, order: undefined })} />
          </div>
        )}
        <span role="status" className={grid.found}>
          {found !== null && words.found({ count: found })}
        </span>
        <div className={styles.aside}>{aside}</div>
      </div>
    </div>
  );
}

function Filters({ search, onSearchChange }: Pick<ContactTableToolsProps, 'search' | 'onSearchChange'>) {
  const words = useStrings(contactTableStrings);
  const { channel: channelName } = useStrings(labelStrings);
  const { data: tags = [] } = useListTags();
  const offered = tags.slice(0, OFFERED_TAGS).map(({ tag }) => tag);
  const isOffered = offered.some((tag) => tag.toLowerCase() === search.tag?.toLowerCase());
  const shownTags = search.tag === undefined || isOffered ? offered : [search.tag, ...offered];
  return (
    <>
      <div className={styles.filter}>
        <Select<Channel | typeof ANY>
          label={words.filterChannel}
          isLabelHidden
          size="small"
          options={[
            { id: ANY, label: words.anyChannel },
            ...CHANNELS.map((channel) => ({ id: channel, label: channelName({ channel }) })),
          ]}
          value={search.channel ?? ANY}
          onChange={(channel) => onSearchChange({ channel: channel === ANY ? undefined : channel })}
        />
      </div>
      {shownTags.length > 0 && (
        <div className={styles.filter}>
          <Select
            label={words.filterTag}
            isLabelHidden
            size="small"
            // A tag may have the name of the choice of none.
            options={[
              { id: ANY, label: words.anyTag },
              ...shownTags.map((tag) => ({ id: `tag:${tag.toLowerCase()}`, label: tag })),
            ]}
            value={search.tag === undefined ? ANY : `tag:${search.tag.toLowerCase()}`}
            onChange={(id) => onSearchChange({ tag: id === ANY ? undefined : id.slice('tag:'.length) })}
          />
        </div>
      )}
    </>
  );
}
