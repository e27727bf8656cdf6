import { use } from 'react';
import { excerpt, findWords } from '../../../inbox/messages/findWords';
import { SearchContext } from '../../../inbox/messages/SearchContext';
import * as styles from './FoundText.css';

export interface FoundTextProps {
  children: string;
  /**
   * Starts shortly before the first match if that would otherwise be cut off.
   *
   * @default false
   */
  isExcerpt?: boolean;
}

/** Text with the words of the surrounding search highlighted. */
export function FoundText({ children, isExcerpt = false }: FoundTextProps) {
  const query = use(SearchContext);
  if (query === '') return children;
  const text = isExcerpt ? excerpt(children, query) : children;
  const spans = findWords(text, query);
  const ends = [0, ...spans.map(([, end]) => end)];
  return (
    <>
      {spans.map(([start, end], place) => [
        text.slice(ends[place], start),
        <mark key={start} className={styles.mark}>
          {text.slice(start, end)}
        </mark>,
      ])}
      {text.slice(ends.at(-1))}
    </>
  );
}
