import type { Contact } from '@concordia/api-client';
import {
  CHANNELS,
  CONTACT_SORTS,
  CONTACT_TABLE_COLUMNS,
  type ContactColumn,
  type ContactTableColumn,
  fieldNameOf,
  isFieldColumn,
} from '@concordia/domain';
import { type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { Avatar } from '../../../components/Avatar';
import { RelativeTime } from '../../../components/RelativeTime';
import type { Column } from '../../../components/Table';
import { useDateFormat, useStrings } from '../../../locale';
import { contactTableStrings } from '../../../strings/generated/contactTable';
import { dataTableStrings } from '../../../strings/generated/dataTable';
import { labelStrings } from '../../../strings/generated/label';
import { PhoneText } from '../../inbox/MessageDetail/lazy';
import { FoundText } from '../../shared/parts/FoundText';
import { EditableCell } from '../../shared/tables';
import { type EditedColumn, fieldValue, isEdited } from './contactFields';
import type { ContactColumns } from './contactLayout';

/** In rem. */
const LEAST_WIDTHS: Partial<Record<ContactColumn, number>> = { name: 14, email: 13, company: 10, channels: 9 };
const LEAST_WIDTH = 8;

export type StartEdit = (contact: Contact, field: EditedColumn, cell: Element) => void;

/** The label of a column: a custom field's is its name. */
export function useColumnLabel(): (id: ContactColumn) => string {
  const { columns } = useStrings(contactTableStrings);
  return useCallback((id) => (isFieldColumn(id) ? fieldNameOf(id) : columns[id]), [columns]);
}

/** The columns that every workspace has, and the custom fields shown. @param onEdit must be a stable function. */
export function useContactColumns(
  onEdit: StartEdit,
  shown: ContactColumns,
): ReadonlyMap<ContactColumn, Column<Contact>> {
  const labelOf = useColumnLabel();
  const { edit } = useStrings(dataTableStrings);
  const contentOf = useCellContent();
  return useMemo(() => {
    const cellOf = (id: ContactColumn) => (contact: Contact) => {
      const content = contentOf(id)(contact);
      if (!isEdited(id)) return content;
      const label = edit({ column: labelOf(id), name: contact.name });
      return (
        <EditableCell label={label} onEdit={(cell) => onEdit(contact, id, cell)}>
          {content}
        </EditableCell>
      );
    };
    const fields = shown.map(({ id }) => id).filter(isFieldColumn);
    const columns = [...CONTACT_TABLE_COLUMNS, ...fields].map((id): [ContactColumn, Column<Contact>] => [
      id,
      {
        id,
        label: labelOf(id),
        cell: cellOf(id),
        isSortable: isFieldColumn(id) || CONTACT_SORTS.some((sort) => sort === id),
        minWidth: LEAST_WIDTHS[id] ?? LEAST_WIDTH,
        ...(id === 'name' && { text: ({ name }: Contact) => name, mark, width: '2fr' as const }),
      },
    ]);
    return new Map(columns);
  }, [labelOf, edit, contentOf, onEdit, shown]);
}

const mark = ({ name }: Contact) => <Avatar name={name} size="small" />;

const latin = (text: string | null): ReactNode => text !== null && <bdi dir="ltr">{text}</bdi>;

const found = (text: string | null): ReactNode =>
  text !== null && (
    <bdi title={text}>
      <FoundText>{text}</FoundText>
    </bdi>
  );

/** Formatted once the numbering plans are loaded. */
const Phone = ({ phone }: { phone: string }) => (
  <bdi dir="ltr">
    <Suspense fallback={phone}>
      <PhoneText phone={phone} />
    </Suspense>
  </bdi>
);

/** What each column shows of a contact. */
export function useCellContent(): (id: ContactColumn) => (contact: Contact) => ReactNode {
  const { channel: channelName } = useStrings(labelStrings);
  const day = useDateFormat({ dateStyle: 'medium' });
  const calendarDay = useDateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
  const known = useMemo(
    (): Record<ContactTableColumn, (contact: Contact) => ReactNode> => ({
      name: ({ name }) => found(name),
      title: ({ title }) => found(title),
      company: ({ company }) => found(company),
      email: ({ email }) => latin(email),
      phone: ({ phone }) => phone !== null && <Phone phone={phone} />,
      channels: ({ channels }) =>
        CHANNELS.filter((channel) => channels[channel])
          .map((channel) => channelName({ channel }))
          .join(', '),
      activity: ({ lastMessageAt }) => lastMessageAt !== null && <RelativeTime instant={lastMessageAt} />,
      location: ({ location }) => found(location),
      birthday: ({ birthday }) => birthday !== null && calendarDay.format(Date.parse(birthday)),
      linkedin: ({ linkedinUrl }) => latin(linkedinUrl?.replace(/^https:\/\/(?:www\.)?/, '') ?? null),
      created: ({ createdAt }) => day.format(Date.parse(createdAt)),
      tags: ({ tags = [] }) => found(tags.length === 0 ? null : tags.join(', ')),
    }),
    [channelName, day, calendarDay],
  );
  return useCallback(
    (id) => (isFieldColumn(id) ? (contact) => found(fieldValue(contact, id) || null) : known[id]),
    [known],
  );
}
