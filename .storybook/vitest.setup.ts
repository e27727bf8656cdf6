import MockDate from 'mockdate';
import { afterEach, beforeAll, expect, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { checkOverflow } from './checks/overflow';
import { checkTargets } from './checks/targets';
import { type Emulation, type Mode, type ModeCheck, type ModeName, modes, modesOf, windowOf } from './modes';
import type { PixelPolicy } from './pixels';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate: (emulation: Emulation) => Promise<void>;
    pixelPolicy: () => Promise<PixelPolicy>;
    baselineState: (name: string) => Promise<'present' | 'new' | 'missing'>;
    forgetDifference: (name: string) => Promise<void>;
  }
}

/** What Storybook's runner leaves in the test's context about the story it ran. */
interface RanStory {
  tags: string[];
  globals: Record<string, unknown>;
  run: (context: { globals: Record<string, unknown> }) => Promise<void>;
}

const isRanStory = (value: unknown): value is RanStory =>
  typeof value === 'function' && 'run' in value && 'tags' in value && 'globals' in value;

let policy: PixelPolicy = { mode: 'skip', reason: 'not asked yet' };

/** Stops everything that moves by itself, so that two pictures of the same story are the same picture. */
function stillPage(): void {
  const style = document.createElement('style');
  style.textContent = `*, ::before, ::after {
    animation-delay: 0s !important; animation-duration: 0s !important; animation-iteration-count: 1 !important;
    transition-duration: 0s !important; transition-delay: 0s !important;
    caret-color: transparent !important; scroll-behavior: auto !important;
    /* Forced colours show the caret all the same. */
    caret-animation: manual !important;
  }`;
  document.head.append(style);
}

beforeAll(async () => {
  if (document.querySelector('style[data-still]') === null) {
    stillPage();
    document.head.lastElementChild?.setAttribute('data-still', '');
  }
  policy = await commands.pixelPolicy();
});

/** `components-button--matrix` and `dark` are the picture `components-button/matrix_dark`. */
const pictureName = (storyId: string, mode?: ModeName) => `${storyId.replace('--', '/')}${mode ? `_${mode}` : ''}`;

const defaultWindow = { width: 1200, height: 900 };

const mostFrames = 120;

/** What opens or closes is still on its way for a frame or two, and a picture taken then shows the page without it. Counted in frames: the clock stands still. */
async function everythingArrived(): Promise<void> {
  for (let frame = 0; frame < mostFrames; frame += 1) {
    if (document.querySelector('[data-entering], [data-exiting]') === null) return;
    await new Promise(requestAnimationFrame);
  }
}

async function comparePixels(name: string): Promise<void> {
  await document.fonts.ready;
  await everythingArrived();
  const state = await commands.baselineState(name);
  if (state === 'missing') throw new Error(`No baseline for "${name}". Record it with: npm run visual:update`);
  try {
    await expect(page).toMatchScreenshot(name);
  } catch (error) {
    // The first picture of a new story has nothing to differ from: it is written, to be looked at and committed.
    if (state === 'new' && String(error).includes('a new one was created')) return;
    if (state === 'new') throw error;
    await expect(page).toMatchScreenshot(name, { comparatorName: 'clusters', comparatorOptions: {} });
    await commands.forgetDifference(name);
  }
}

const checks: Record<ModeCheck, () => void> = { overflow: checkOverflow, targets: checkTargets };

/** A story's play once more under other circumstances, and what must hold and be seen after it. */
async function runInMode(name: ModeName, { id, story, looks }: { id: string; story: RanStory; looks: boolean }) {
  const mode: Mode = modes[name];
  const a11y = mode.isAudited ? story.globals.a11y : { manual: true };
  const globals = { ...story.globals, a11y, ...mode.globals };
  // The runner sets the window only once, before the first run.
  const { width, height } = windowOf(globals) ?? defaultWindow;
  await page.viewport(width, height);
  if (mode.emulates !== 'none') await commands.emulate(mode.emulates);
  try {
    await story.run({ globals });
    for (const check of mode.checks) checks[check]();
    if (looks && mode.isPictured) await comparePixels(pictureName(id, name));
  } catch (error) {
    if (error instanceof Error) error.message = `In the mode "${name}": ${error.message}`;
    throw error;
  } finally {
    if (mode.emulates !== 'none') await commands.emulate('none');
  }
}

function storyOf(context: TestContext): { id: string; story: RanStory } | undefined {
  const { meta } = context.task;
  const id = 'storyId' in meta && typeof meta.storyId === 'string' ? meta.storyId : undefined;
  const story = 'story' in context ? context.story : undefined;
  return id !== undefined && isRanStory(story) ? { id, story } : undefined;
}

/** Its picture, and then its play again in every mode that its tags name. */
async function lookAt({ id, story }: { id: string; story: RanStory }): Promise<void> {
  const looks = policy.mode !== 'skip' && !story.tags.includes('no-pixels');
  if (looks) await comparePixels(pictureName(id));
  for (const mode of modesOf(story.tags)) await runInMode(mode, { id, story, looks });
}

/**
 * After the play and axe of a story. The clock goes on at the end, whatever happened: Vitest loads these hooks anew for every file under a name
 * made of the present instant, so while time stood still, the files after the second would be tested for nothing but their play.
 */
afterEach(async (context) => {
  try {
    const ran = storyOf(context);
    if (ran && context.task.result?.state !== 'fail') await lookAt(ran);
  } finally {
    MockDate.reset();
  }
});
