import { useStrings } from '@concordia/ui/locale';
import { type RefObject, useEffect, useRef } from 'react';
import { shellStrings } from '../../strings/generated/shell';

/** Whether this is the visit's first page, which leaves focus where the browser put it. */
let isFirst = true;

/**
 * Sets the document title, and after navigation moves focus to the page's heading, so that screen readers announce the page.
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
