import { CHANNELS, SORT_ORDERS } from '@concordia/domain';
import { type ContactSearch, contactSortOf } from '@concordia/ui/widgets/people/ContactGrid';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepChoice, keptChoice, type Preference } from '../../app/preference';

const LAYOUT = { key: 'concordia_contacts_layout_v1', choices: ['cards', 'table'] } as const satisfies Preference<
  'cards' | 'table'
>;

export type ContactsLayout = (typeof LAYOUT.choices)[number];

/** The layout in the address, or else the one chosen last. */
export const contactsLayoutOf = (params: URLSearchParams): ContactsLayout =>
  LAYOUT.choices.find((choice) => choice === params.get('layout')) ?? keptChoice(LAYOUT);

/** The search of the table in an address. Cards know no order, channel and tag. */
export const contactSearchOf = (params: URLSearchParams): ContactSearch => ({
  query: params.get('q')?.trim() ?? '',
  sort: contactSortOf(params.get('sort')),
  ...(contactsLayoutOf(params) === 'table' && {
    order: SORT_ORDERS.find((order) => order === params.get('order')),
    channel: CHANNELS.find((channel) => channel === params.get('channel')),
    tag: params.get('tag')?.trim().slice(0, 40) || undefined,
  }),
});

/** The search, the layout and the open contact in the address: `?layout=table&q=…&sort=name&contact=<id>`. */
export function useContactsPlace() {
  const [params, setParams] = useSearchParams();
  const layout = contactsLayoutOf(params);

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
    layout,
    search: contactSearchOf(params),
    viewId: params.get('view') || null,
    contactId: params.get('contact') || null,
    /** Adds a history entry, and is remembered. */
    showAs: useCallback(
      (next: ContactsLayout) => {
        keepChoice(LAYOUT, next);
        go({ layout: next }, true);
      },
      [go],
    ),
    /** Typing adds no history entry. */
    searchFor: useCallback((change: Partial<ContactSearch>) => go(paramsOf(change), false), [go]),
    openView: useCallback(
      (view: string | null, search: ContactSearch) =>
        go({ view, ...paramsOf({ order: undefined, channel: undefined, tag: undefined, ...search }) }, true),
      [go],
    ),
    /** Closing adds no history entry. */
    open: useCallback((id: string | null) => go({ contact: id }, id !== null), [go]),
  };
}

/** The parameters of what changes, and of nothing else. */
const paramsOf = (change: Partial<ContactSearch>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name === 'query' ? 'q' : name,
      name === 'sort' && value === 'activity' ? null : (value ?? null),
    ]),
  );
