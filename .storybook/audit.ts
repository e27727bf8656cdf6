import addonA11y from '@storybook/addon-a11y';

const { afterEach = [] } = addonA11y();
const audits = [afterEach].flat();

type StoryContext = Parameters<(typeof audits)[number]>[0];

let latest: StoryContext | undefined;

/** Storybook passes the full story context only to its own hooks. */
export function keepContext(context: StoryContext): void {
  latest = context;
}

/** react-aria's announcer names an element; once that is gone, an empty label stays off screen until it clears. */
const announcer = '[data-live-announcer]';

/** WCAG 2.2 requires 24 px targets; axe disables that rule by default. */
const targetSize = { id: 'target-size', enabled: true };

/** What axe looks at in Storybook's panel, which also lists passes. */
export const inPanel = { context: { exclude: [announcer] }, config: { rules: [targetSize] } };

/** Rules that look at `<html>`, which in the tests is the page of the runner. Nothing below it matches them. */
const ofWholePages = [
  'bypass',
  'css-orientation-lock',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'landmark-one-main',
  'page-has-heading-one',
];

/**
 * Reports violations only, and skips preloading style sheets, since the one rule that needs preloading checks media. Takes a fifth of axe's default
 * time.
 */
const onlyFaults = {
  resultTypes: ['violations' as const],
  preload: { assets: ['media'] },
  rules: Object.fromEntries(ofWholePages.map((id) => [id, { enabled: false }])),
};

/** Fails nothing but `!important`. Asked about every inline style, it gathers the text of each of those elements. */
const importantSpacing = { id: 'avoid-inline-spacing', selector: '[style*="important"]:not(html)' };

/**
 * The same faults in less time. Only from the root of the document does axe look elements up in an index: from `<body>`, each of its rules walks the
 * whole page.
 */
export const inTests = {
  context: { include: ['html'], exclude: ['head', announcer] },
  config: { rules: [targetSize, importantSpacing] },
  options: onlyFaults,
};

const onlyContrast = { ...onlyFaults, runOnly: { type: 'rule' as const, values: ['color-contrast'] } };

/** Checks the contrast of the last story that ran. @throws with the violations */
export async function auditContrast(): Promise<void> {
  if (latest === undefined) throw new Error('No story has run yet.');
  const parameters = { ...latest.parameters, a11y: { ...latest.parameters.a11y, options: onlyContrast } };
  const context = { ...latest, parameters, globals: { ...latest.globals, a11y: { manual: false } } };
  for (const audit of audits) await audit(context);
}
