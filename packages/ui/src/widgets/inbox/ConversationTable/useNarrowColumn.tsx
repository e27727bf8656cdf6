import { useMemo } from 'react';
import type { Column } from '../../../components/Table';
import { useStrings } from '../../../locale';
import { conversationTableStrings } from '../../../strings/generated/conversationTable';
import { messageStrings } from '../../../strings/message';
import { factsBelow } from '../../shared/tables';
import type { DeskItem } from '../messages/deskItem';
import { contactNameOf } from '../messages/words';
import type { ConversationColumns } from './tableSearch';
import { useCellContent } from './useCellContent';
import { mark } from './useConversationColumns';

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
        description: (item) => factsBelow(shown, 'contact', (id) => contentOf[id](item)),
      },
    ],
    [words, message, contentOf, shown],
  );
}
