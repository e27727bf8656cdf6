import { Fragment, useMemo } from 'react';
import type { Column } from '../../../components/Table';
import { useStrings } from '../../../locale';
import { conversationTableStrings } from '../../../strings/generated/conversationTable';
import { messageStrings } from '../../../strings/message';
import type { DeskItem } from '../messages/deskItem';
import { contactNameOf } from '../messages/words';
import type { ConversationColumns } from './tableSearch';
import { useCellContent } from './useCellContent';
import { mark } from './useConversationColumns';

/** Values below the name; more would not fit into the line. */
const MOST_FACTS = 3;

/** On a phone: one column, with the contact and, below it, the first columns chosen that have a value. */
export function useNarrowColumn(shown: ConversationColumns): Column<DeskItem>[] {
  const words = useStrings(conversationTableStrings);
  const message = useStrings(messageStrings);
  const contentOf = useCellContent();
  return useMemo(
    () => [
      {
        id: 'contact',
        label: words.columns.contact,
        isSortable: true,
        text: (item) => contactNameOf(item, message),
        mark,
        cell: contentOf.contact,
        description: (item) =>
          shown
            .filter(({ id }) => id !== 'contact')
            .map(({ id }) => ({ id, content: contentOf[id](item) }))
            .filter(({ content }) => content !== false && content !== '')
            .slice(0, MOST_FACTS)
            .map(({ id, content }, place) => (
              <Fragment key={id}>
                {place > 0 && ' · '}
                {content}
              </Fragment>
            )),
      },
    ],
    [words, message, contentOf, shown],
  );
}
