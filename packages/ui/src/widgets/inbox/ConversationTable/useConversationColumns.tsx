import { CONVERSATION_SORTS, CONVERSATION_TABLE_COLUMNS, type ConversationTableColumn } from '@concordia/domain';
import { useMemo } from 'react';
import { Avatar } from '../../../components/Avatar';
import type { Column } from '../../../components/Table';
import { useStrings } from '../../../locale';
import { conversationTableStrings } from '../../../strings/generated/conversationTable';
import { dataTableStrings } from '../../../strings/generated/dataTable';
import { messageStrings } from '../../../strings/message';
import { EditableCell } from '../../shared/tables';
import type { DeskItem } from '../messages/deskItem';
import { contactNameOf } from '../messages/words';
import { type ConversationField, canEdit, fieldOf } from './conversationFields';
import { useCellContent } from './useCellContent';

/** In rem. */
const LEAST_WIDTHS: Partial<Record<ConversationTableColumn, number>> = {
  contact: 12,
  subject: 12,
  message: 12,
  channel: 7,
  status: 9,
  priority: 6,
  unread: 6,
  messages: 7,
};
const LEAST_WIDTH = 8;

const FIGURES: readonly ConversationTableColumn[] = ['unread', 'messages'];

export type StartEdit = (item: DeskItem, field: ConversationField, cell: Element) => void;

/** All columns of conversations. @param onEdit must be a stable function. */
export function useConversationColumns(onEdit: StartEdit): ReadonlyMap<ConversationTableColumn, Column<DeskItem>> {
  const words = useStrings(conversationTableStrings);
  const message = useStrings(messageStrings);
  const { edit } = useStrings(dataTableStrings);
  const contentOf = useCellContent();
  return useMemo(() => {
    const cellOf = (id: ConversationTableColumn) => (item: DeskItem) => {
      const field = fieldOf(id);
      if (field === null || !canEdit(item, field)) return contentOf[id](item);
      return (
        <EditableCell
          label={edit({ column: words.columns[id], name: contactNameOf(item, message) })}
          onEdit={(cell) => onEdit(item, field, cell)}
        >
          {contentOf[id](item)}
        </EditableCell>
      );
    };
    const columns = CONVERSATION_TABLE_COLUMNS.map((id): [ConversationTableColumn, Column<DeskItem>] => [
      id,
      {
        id,
        label: words.columns[id],
        cell: cellOf(id),
        isSortable: CONVERSATION_SORTS.some((sort) => sort === id),
        minWidth: LEAST_WIDTHS[id] ?? LEAST_WIDTH,
        ...(FIGURES.includes(id) && { align: 'end' as const }),
        ...(id === 'contact' && {
          text: (item: DeskItem) => contactNameOf(item, message),
          mark,
          width: '2fr' as const,
        }),
        ...((id === 'subject' || id === 'message') && { width: '2fr' as const }),
      },
    ]);
    return new Map(columns);
  }, [words, message, edit, contentOf, onEdit]);
}

export const mark = ({ contact }: DeskItem) => (
  <Avatar name={contact?.name ?? null} picture={contact?.pictureUrl} size="small" />
);
