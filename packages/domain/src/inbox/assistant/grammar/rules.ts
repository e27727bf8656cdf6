import type { AnswerLanguage, AssistantTool } from '../plan.js';
import { nameIn } from './clean.js';
import { DRAFT, LAST, SUMMARY } from './rules/correspondence.js';
import { FIRST, RISK, VALUE } from './rules/customers.js';
import { LATE_RULES, PEOPLE, PERSON } from './rules/people.js';
import { PROMISES } from './rules/promises.js';
import type { Rule } from './rules/rule.js';
import { TASKS } from './rules/tasks.js';

/** The order decides: what is specific comes before what would also take it as a name. */
const RULES: readonly Rule[] = [
  ...RISK,
  ...VALUE,
  ...FIRST,
  ...PROMISES,
  ...DRAFT,
  ...SUMMARY,
  ...LAST,
  ...TASKS,
  ...PEOPLE,
  ...PERSON,
];

interface Ruled {
  readonly tool: AssistantTool;
  readonly language: AnswerLanguage;
}

/** @returns the first tool whose pattern is the question, and whose name names somebody. */
export const ruleFor = (question: string): Ruled | null => firstOf(RULES, question);

export const lateRuleFor = (question: string): Ruled | null => firstOf(LATE_RULES, question);

function firstOf(rules: readonly Rule[], question: string): Ruled | null {
  for (const { language, pattern, toolFor } of rules) {
    const found = pattern.exec(question);
    if (found === null) continue;
    const tool = toolFor(nameIn(found.groups?.name));
    if (tool !== null) return { tool, language };
  }
  return null;
}
