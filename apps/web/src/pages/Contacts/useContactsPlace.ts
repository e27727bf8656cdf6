import { type ContactSearch, contactSortOf } from '@concordia/ui/widgets/people/ContactGrid';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The search and the open contact in the address: `?q=…&sort=name&contact=<id>`. */
export function useContactsPlace() {
  const [params, setParams] = useSearchParams();
  const search: ContactSearch = { query: params.get('q')?.trim() ?? '', sort: contactSortOf(params.get('sort')) };

  // The router applies changes asynchronously: the next change must build on this one, or lose it.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);

  const go = useCallback(
    (changes: Readonly<Record<string, string | null>>, isStep: boolean) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }
      latest.current = next;
      void setParams(next, { replace: !isStep });
    },
    [setParams],
  );

  return {
    search,
    contactId: params.get('contact') || null,
    /** Typing adds no history entry. */
    searchFor: useCallback(
      ({ query, sort }: ContactSearch) => go({ q: query, sort: sort === 'activity' ? null : sort }, false),
      [go],
    ),
    /** Closing adds no history entry. */
    open: useCallback((id: string | null) => go({ contact: id }, id !== null), [go]),
  };
}
