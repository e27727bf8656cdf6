import type { OpenStage } from '../../deals/deal-stages.repository.js';

/** What other systems call the stages, by the id of ours. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  won: ['won', 'closed won', 'gewonnen', 'abgeschlossen und gewonnen', 'geschlossen und gewonnen', 'erfolgreich'],
  lost: ['lost', 'closed lost', 'verloren', 'abgeschlossen und verloren', 'geschlossen und verloren', 'abandoned'],
  new: ['new', 'neu', 'lead', 'lead in', 'prospecting', 'appointment scheduled', 'contact made', 'open'],
  qualified: ['qualified', 'qualifiziert', 'qualification', 'qualifizierung', 'qualified to buy'],
  proposal: ['proposal', 'angebot', 'proposal made', 'proposal price quote', 'quote', 'quote sent', 'angebot erstellt'],
  negotiation: ['negotiation', 'verhandlung', 'negotiations started', 'negotiation review', 'in verhandlung'],
};

/** Letters and digits only, so that “Closed-Won”, “closedwon” and “Closed Won” are one. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The id of a stage by its name, its id, or what other systems call it.
 *
 * @returns `null` if no stage of the workspace has the name, or two of them.
 */
export function findStage(written: string, open: readonly OpenStage[]): string | null {
  const wanted = plain(written);
  const named = open.filter(({ id, name }) => plain(name) === wanted || plain(id) === wanted);
  if (named.length > 0) return named.length === 1 ? (named[0]?.id ?? null) : null;
  const ids = ['won', 'lost', ...open.map(({ id }) => id)];
  return ids.find((id) => SYNONYMS[id]?.some((synonym) => plain(synonym) === wanted)) ?? null;
}
