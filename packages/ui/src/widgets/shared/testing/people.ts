import type { Contact } from '@concordia/api-client';
import { byChannel } from '@concordia/domain';
import type { World } from '@concordia/fixtures';

interface People {
  readonly contacts: readonly { readonly id: string; readonly name: string }[];
}

/** The id of somebody of a world, by how the name begins. */
export function idIn(world: People, name: string): string {
  const contact = world.contacts.find((one) => one.name.startsWith(name));
  if (!contact) throw new Error(`the world has no ${name}`);
  return contact.id;
}

/** Somebody of a world, as whoever opens a dialog about them knows them. */
export function contactIn({ contacts }: World, id: string): Contact {
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
