interface People {
  readonly contacts: readonly { readonly id: string; readonly name: string }[];
}

/** The id of somebody of a world, by how the name begins. */
export function idIn(world: People, name: string): string {
  const contact = world.contacts.find((one) => one.name.startsWith(name));
  if (!contact) throw new Error(`the world has no ${name}`);
  return contact.id;
}
