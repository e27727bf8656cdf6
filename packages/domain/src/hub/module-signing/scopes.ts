/**
 * What a module may be let in for. `read`: messages, conversations and contacts. `write`: drafts, which a person still has to send. `events`: to
 * publish and read events, and to look after its own subscriptions.
 */
export const MODULE_SCOPES = ['read', 'write', 'events'] as const;

export type ModuleScope = (typeof MODULE_SCOPES)[number];

const isScope = (word: string): word is ModuleScope => MODULE_SCOPES.some((scope) => scope === word);

/**
 * Reads scopes as tokens carry them (RFC 6749, section 3.3): words with single spaces between them.
 *
 * @returns each of them once, in the order of {@link MODULE_SCOPES}; `null` when there is none, or a word that is no scope.
 */
export function parseScopes(text: string): readonly ModuleScope[] | null {
  const words = text.split(' ');
  return words.every(isScope) ? MODULE_SCOPES.filter((scope) => words.includes(scope)) : null;
}
