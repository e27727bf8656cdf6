import type { Contact } from '@concordia/api-client';
import { byChannel, type Channel } from '@concordia/domain';

interface People {
  readonly contacts: readonly { readonly id: string; readonly name: string }[];
}

/** The id of a contact in a world, by the start of the name. */
export function idIn(world: People, name: string): string {
  const contact = world.contacts.find((one) => one.name.startsWith(name));
  if (!contact) throw new Error(`the world has no ${name}`);
  return contact.id;
}

type Known = Omit<Contact, 'channels' | 'lastMessageAt' | 'createdAt'> & {
  readonly handles: Readonly<Partial<Record<Channel, string>>>;
  /** ms since the epoch. */
  readonly createdAt: number;
};

/** A contact of a world, in the API's format. */
export function contactIn({ contacts }: { readonly contacts: readonly Known[] }, id: string): Contact {
  const contact = contacts.find((one) => one.id === id);
  if (!contact) throw new Error(`the world has no contact ${id}`);
  const { handles, createdAt, ...rest } = contact;
  return {
    ...rest,
    channels: byChannel((channel) => handles[channel] !== undefined),
    lastMessageAt: null,
    createdAt: new Date(createdAt).toISOString(),
  };
}
