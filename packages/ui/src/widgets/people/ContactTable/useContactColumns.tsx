import type { Contact } from '@concordia/api-client';
import { CHANNELS, CONTACT_SORTS, CONTACT_TABLE_COLUMNS, type ContactTableColumn } from '@concordia/domain';
import { type ReactNode, Suspense, useMemo } from 'react';
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
import { CONTACT_FIELDS, type ContactField } from './contactFields';

/** In rem. */
const LEAST_WIDTHS: Partial<Record<ContactTableColumn, number>> = { name: 14, email: 13, company: 10, channels: 9 };
const LEAST_WIDTH = 8;

const isField = (id: ContactTableColumn): id is ContactField => id in CONTACT_FIELDS;

export type StartEdit = (contact: Contact, field: ContactField, cell: Element) => void;

/** All columns of contacts. @param onEdit must be a stable function. */
export function useContactColumns(onEdit: StartEdit): ReadonlyMap<ContactTableColumn, Column<Contact>> {
  const words = useStrings(contactTableStrings);
  const { edit } = useStrings(dataTableStrings);
  const contentOf = useCellContent();
  return useMemo(() => {
    const cellOf = (id: ContactTableColumn) => (contact: Contact) => {
      const content = contentOf[id](contact);
      if (!isField(id)) return content;
      const label = edit({ column: words.columns[id], name: contact.name });
      return (
        <EditableCell label={label} onEdit={(cell) => onEdit(contact, id, cell)}>
          {content}
        </EditableCell>
      );
    };
    const columns = CONTACT_TABLE_COLUMNS.map((id): [ContactTableColumn, Column<Contact>] => [
      id,
      {
        id,
        label: words.columns[id],
        cell: cellOf(id),
        isSortable: CONTACT_SORTS.some((sort) => sort === id),
        minWidth: LEAST_WIDTHS[id] ?? LEAST_WIDTH,
        ...(id === 'name' && { text: ({ name }: Contact) => name, mark, width: '2fr' as const }),
      },
    ]);
    return new Map(columns);
  }, [words, edit, contentOf, onEdit]);
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
export function useCellContent(): Record<ContactTableColumn, (contact: Contact) => ReactNode> {
  const { channel: channelName } = useStrings(labelStrings);
  const day = useDateFormat({ dateStyle: 'medium' });
  const calendarDay = useDateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
  return useMemo(
    () => ({
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
    }),
    [channelName, day, calendarDay],
  );
}
