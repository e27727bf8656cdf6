import type { AnswerLanguage, AssistantTool } from '../../plan.js';

export interface Rule {
  readonly language: AnswerLanguage;
  /** Matches the whole cleaned question. */
  readonly pattern: RegExp;
  readonly toolFor: (name: string | null) => AssistantTool | null;
}

const NAME = '(?<name>[^?!,;:]{1,80}?)';

/** `N` stands for a name, `N's` for its possessive. */
const whole = (source: string): RegExp =>
  new RegExp(`^(?:${source.replaceAll("N's", `${NAME}(?:'s|s'|')`).replaceAll(/\bN\b/g, NAME)})$`, 'iu');

export const withName =
  (toolOf: (name: string) => AssistantTool): Rule['toolFor'] =>
  (name) =>
    name === null ? null : toolOf(name);

const rulesOf =
  (language: AnswerLanguage) =>
  (toolFor: Rule['toolFor'], ...sources: readonly string[]): Rule[] =>
    sources.map((source) => ({ language, pattern: whole(source), toolFor }));

export const en = rulesOf('en');

export const de = rulesOf('de');

export const always =
  (tool: AssistantTool): Rule['toolFor'] =>
  () =>
    tool;

export const SHOW = '(?:(?:show|give|get|list|find)(?: me| us)? )?(?:the |all |our )?';

export const IS = "(?:what(?:'s| is| are| was)|which is) ";

export const ZEIG =
  '(?:(?:zeig|zeige|zeigen|gib|nenne?|such|suche)(?: sie)?(?: mir| uns)? )?(?:die |den |das |alle |unsere )?';
