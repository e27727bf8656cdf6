import { Fragment, type ReactNode } from 'react';
import type { ShownColumn } from './shownColumns';

/** Values below the name; more would not fit into the line. */
const MOST_FACTS = 3;

/** The first columns chosen that have a value, in one line below the name: how a row reads on a phone. */
export const factsBelow = <Id extends string>(
  shown: readonly ShownColumn<Id>[],
  name: NoInfer<Id>,
  contentOf: (id: Id) => ReactNode,
): ReactNode =>
  shown
    .filter(({ id }) => id !== name)
    .map(({ id }) => ({ id, content: contentOf(id) }))
    .filter(({ content }) => content !== false && content !== '')
    .slice(0, MOST_FACTS)
    .map(({ id, content }, place) => (
      <Fragment key={id}>
        {place > 0 && ' · '}
        {content}
      </Fragment>
    ));
