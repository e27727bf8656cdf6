import { useStrings } from '@concordia/ui/locale';
import { type RefObject, useEffect, useRef } from 'react';
import { shellStrings } from '../../strings/generated/shell';

/** Whether a page was shown before in this visit: the first one leaves focus where the browser put it. */
let isFirst = true;

/**
 * Titles the document, and moves focus to the page's heading when one comes from another page: whoever listens hears where they are.
 *
 * @returns the ref of the heading, which needs `tabIndex={-1}`.
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const { documentTitle } = useStrings(shellStrings);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = documentTitle({ page: title });
  }, [title, documentTitle]);
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return heading;
}
