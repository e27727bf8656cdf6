import type { AssistantAnswer, AssistantCitation } from '@concordia/api-client';

export interface AssistantHrefs {
  messageHref: (messageId: string) => string;
  contactHref: (contactId: string) => string;
}

const hasPage = ({ kind }: AssistantCitation): boolean => kind === 'message' || kind === 'contact';

/** What the sentences cite and has a page, once each, in order. Tasks and figures have none. */
export function sourcesOf({ sentences }: AssistantAnswer): AssistantCitation[] {
  const cited = sentences.flatMap(({ citations }) => citations).filter(hasPage);
  return [...new Map(cited.map((citation) => [citation.id, citation])).values()];
}

export const hrefOf = ({ kind, id }: AssistantCitation, { messageHref, contactHref }: AssistantHrefs): string =>
  kind === 'contact' ? contactHref(id) : messageHref(id);
