/**
 * Permissions of a module. `read`: messages, conversations and contacts. `write`: drafts, which a person still has to send. `events`: publish and
 * read events, and manage its own subscriptions.
 */
export const MODULE_SCOPES = ['read', 'write', 'events'] as const;

export type ModuleScope = (typeof MODULE_SCOPES)[number];

const isScope = (word: string): word is ModuleScope => MODULE_SCOPES.some((scope) => scope === word);

/**
 * Parses the scopes of a token (RFC 6749, section 3.3): words separated by single spaces.
 *
 * @returns each scope once, in the order of {@link MODULE_SCOPES}; `null` if there is none, or any is unknown.
 */
export function parseScopes(text: string): readonly ModuleScope[] | null {
  const words = text.split(' ');
  return words.every(isScope) ? MODULE_SCOPES.filter((scope) => words.includes(scope)) : null;
}
