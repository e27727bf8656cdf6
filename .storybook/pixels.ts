import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** Committed pictures, one a story and mode: `<component>/<story>[_<mode>].png`. */
export const baselines = fileURLToPath(new URL('./baselines', import.meta.url));

/** Pictures that differed in the last run: `<name>-actual.png` and `<name>-diff.png`. */
export const differences = fileURLToPath(new URL('../.vitest-attachments/pixels', import.meta.url));

const versionFile = resolve(baselines, 'browser.json');

/**
 * - `check`  compare with the committed picture; one that is missing is written here, but fails where `CI` is set
 * - `record` write what is seen as the new picture (`npm run visual:update`)
 * - `skip`   look at no pixels, and say why
 */
export type PixelPolicy = { mode: 'check' | 'record' } | { mode: 'skip'; reason: string };

const majorOf = (version: string) => version.split('.')[0];

function recordedVersion(): string | undefined {
  if (!existsSync(versionFile)) return undefined;
  const content: unknown = JSON.parse(readFileSync(versionFile, 'utf8'));
  const version = typeof content === 'object' && content !== null && 'version' in content ? content.version : undefined;
  return typeof version === 'string' ? version : undefined;
}

function recordVersion(version: string): void {
  mkdirSync(baselines, { recursive: true });
  writeFileSync(versionFile, `${JSON.stringify({ browser: 'chromium', version }, null, 2)}\n`);
}

/**
 * What to do about pixels in this browser. Text is drawn differently by every major version of Chromium, so pictures of another
 * one prove nothing.
 *
 * @param running version of the browser that runs the stories, such as `156.0.8078.79`
 */
export function pixelPolicy(running: string, env: NodeJS.ProcessEnv = process.env): PixelPolicy {
  if (env.STORY_PIXELS === 'off') return { mode: 'skip', reason: 'STORY_PIXELS=off' };
  if (env.STORY_PIXELS === 'record') {
    recordVersion(running);
    return { mode: 'record' };
  }
  const recorded = recordedVersion();
  if (recorded === undefined) {
    return env.CI
      ? { mode: 'check' }
      : { mode: 'skip', reason: 'no baselines are recorded yet; npm run visual:update records them' };
  }
  if (majorOf(recorded) === majorOf(running)) return { mode: 'check' };
  return {
    mode: 'skip',
    reason: `the baselines are of Chromium ${recorded} and this is ${running}; npm run visual:update records them anew`,
  };
}

let said = false;

/** The policy, asked from inside the browser. A reason to skip is printed once a run. */
export const pixelPolicyCommand: BrowserCommand<[]> = ({ context, project }): PixelPolicy => {
  const policy = pixelPolicy(context.browser()?.version() ?? 'unknown');
  if (policy.mode === 'skip' && !said) {
    said = true;
    project.vitest.logger.warn(`Pixels are not compared: ${policy.reason}.`);
  }
  return policy;
};

/** Whether a picture may be written: it is there already, or this is a person's own machine. */
export const baselineStateCommand: BrowserCommand<[name: string]> = (_context, name): 'present' | 'new' | 'missing' => {
  if (process.env.STORY_PIXELS_SEEN) appendFileSync(process.env.STORY_PIXELS_SEEN, `${name}\n`);
  if (existsSync(resolve(baselines, `${name}.png`))) return 'present';
  return process.env.CI ? 'missing' : 'new';
};

/** What looked different at first and was noise leaves no trace in the report. */
export const forgetDifferenceCommand: BrowserCommand<[name: string]> = (_context, name): void => {
  for (const kind of ['actual', 'diff']) rmSync(resolve(differences, `${name}-${kind}.png`), { force: true });
};
