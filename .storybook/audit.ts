import addonA11y from '@storybook/addon-a11y';

const { afterEach = [] } = addonA11y();
const audits = [afterEach].flat();

type StoryContext = Parameters<(typeof audits)[number]>[0];

let latest: StoryContext | undefined;

/** Storybook shows the whole of a story's context only to its own hooks. */
export function keepContext(context: StoryContext): void {
  latest = context;
}

/** Only faults are put into words, and no style sheets are gathered for a rule that looks at films alone: a fifth of what axe would take. */
export const onlyFaults = { resultTypes: ['violations' as const], preload: { assets: ['media'] } };

/** Axe's options for what changes with the colours alone. */
const onlyContrast = { ...onlyFaults, runOnly: { type: 'rule' as const, values: ['color-contrast'] } };

/** Asks axe about the contrast of what the story that ran last shows by now. @throws what it finds */
export async function auditContrast(): Promise<void> {
  if (latest === undefined) throw new Error('No story has run yet.');
  const parameters = { ...latest.parameters, a11y: { ...latest.parameters.a11y, options: onlyContrast } };
  const context = { ...latest, parameters, globals: { ...latest.globals, a11y: { manual: false } } };
  for (const audit of audits) await audit(context);
}
