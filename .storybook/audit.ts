import addonA11y from '@storybook/addon-a11y';

const { afterEach = [] } = addonA11y();
const audits = [afterEach].flat();

type StoryContext = Parameters<(typeof audits)[number]>[0];

let latest: StoryContext | undefined;

/** Storybook passes the full story context only to its own hooks. */
export function keepContext(context: StoryContext): void {
  latest = context;
}

/**
 * Reports violations only, and skips preloading style sheets, since the one rule that needs preloading checks media. Takes a fifth of axe's default
 * time.
 */
export const onlyFaults = { resultTypes: ['violations' as const], preload: { assets: ['media'] } };

const onlyContrast = { ...onlyFaults, runOnly: { type: 'rule' as const, values: ['color-contrast'] } };

/** Checks the contrast of the last story that ran. @throws with the violations */
export async function auditContrast(): Promise<void> {
  if (latest === undefined) throw new Error('No story has run yet.');
  const parameters = { ...latest.parameters, a11y: { ...latest.parameters.a11y, options: onlyContrast } };
  const context = { ...latest, parameters, globals: { ...latest.globals, a11y: { manual: false } } };
  for (const audit of audits) await audit(context);
}
