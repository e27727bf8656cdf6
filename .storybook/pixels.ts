import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { decodeBaseline, encodeBaseline, hashOf, originOf } from './pictures/baseline.ts';
import { compare, drawChanges } from './pictures/compare.ts';
import { crop } from './pictures/crop.ts';
import { decodePng } from './pictures/picture.ts';
import { shrink } from './pictures/shrink.ts';

/** Committed pictures, one a story and mode: `<component>/<story>[_<mode>].png`. */
export const baselines = fileURLToPath(new URL('./baselines', import.meta.url));

/** Pictures that differed in the last run: `<name>-actual.png` and `<name>-diff.png`. */
export const differences = fileURLToPath(new URL('../.vitest-attachments/pixels', import.meta.url));

const versionFile = resolve(baselines, 'browser.json');

/**
 * - `check`  compare with the committed picture; one that is missing is written here, but fails where `CI` is set
 * - `record` write what is seen as the new picture (`npm run visual:update`)
 * - `skip`   look at no pixels, and say why
 * - `fail`   in CI the browser must be the one of the pictures
 */
export type PixelPolicy = { mode: 'check' | 'record' } | { mode: 'skip' | 'fail'; reason: string };

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
    mode: env.CI ? 'fail' : 'skip',
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

const baselineFile = (name: string) => resolve(baselines, `${name}.png`);
const differenceFile = (name: string, kind: 'actual' | 'diff') => resolve(differences, `${name}-${kind}.png`);

function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Time for a page to stop changing, in ms. */
const PATIENCE = 5_000;

/**
 * Takes screenshots until one is that of the baseline, or two in a row are equal: the page may still be drawing.
 *
 * @param isExpected whether the screenshot needs no second one
 */
async function settled(take: () => Promise<Buffer>, isExpected: (shot: Buffer) => boolean): Promise<Buffer> {
  const until = performance.now() + PATIENCE;
  let last = await take();
  while (!isExpected(last)) {
    const next = await take();
    if (next.equals(last) || performance.now() > until) return next;
    last = next;
  }
  return last;
}

export type Sight = { kind: 'same' | 'written' | 'missing' } | { kind: 'changed'; message: string };

/** Compares a screenshot with the baseline, exactly if possible, and writes what differs for the report. */
function judge(name: string, file: Buffer, shot: Buffer): Sight {
  const actual = crop(decodePng(shot));
  if (originOf(file)?.pixels === hashOf(actual.data)) return { kind: 'same' };
  const baseline = decodeBaseline(file);
  const verdict = compare(baseline, actual);
  if (verdict.isSame) return { kind: 'same' };
  write(differenceFile(name, 'actual'), encodeBaseline(actual, shot));
  write(differenceFile(name, 'diff'), encodeBaseline(drawChanges(actual, verdict.changed), shot));
  return { kind: 'changed', message: verdict.message };
}

/** Looks at the story as it stands: compares it with its baseline or records it, by the policy. */
export const lookCommand: BrowserCommand<[name: string]> = async ({ iframe }, name): Promise<Sight> => {
  if (process.env.STORY_PIXELS_SEEN) appendFileSync(process.env.STORY_PIXELS_SEEN, `${name}\n`);
  const path = baselineFile(name);
  const file = existsSync(path) ? readFileSync(path) : undefined;
  const origin = file && originOf(file);
  // Carets are hidden by vitest.setup.ts: hiding them for each screenshot recalculates all styles twice.
  const take = () => iframe.locator('body').screenshot({ animations: 'disabled', caret: 'initial' });
  const shot = await settled(take, (taken) => hashOf(taken) === origin?.screenshot);
  if (file && hashOf(shot) === origin?.screenshot) return { kind: 'same' };
  const isRecording = process.env.STORY_PIXELS === 'record';
  if (file && origin) {
    const sight = judge(name, file, shot);
    if (sight.kind === 'same' || !isRecording) return sight;
  } else if (process.env.CI) return { kind: 'missing' };
  write(path, await shrink(encodeBaseline(crop(decodePng(shot)), shot)));
  return { kind: 'written' };
};
