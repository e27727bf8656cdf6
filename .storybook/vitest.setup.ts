import MockDate from 'mockdate';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, expect, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { actOutsideOfEffects } from './actOutsideOfEffects';
import { auditContrast } from './audit';
import { checkOverflow } from './checks/overflow';
import { checkTargets } from './checks/targets';
import { changeInPlace } from './inPlace';
import { type Emulation, type Mode, type ModeCheck, type ModeName, modes, modesOf, wayTo, windowOf } from './modes';
import type { PixelPolicy } from './pixels';
import { withoutOwnerStacks } from './withoutOwnerStacks';

// Rules of one weight count in the order in which their sheets come. Here all come first, in the order of their names, so that a picture does not
// depend on which stories were looked at before.
import.meta.glob('../packages/ui/src/**/*.css.ts', { eager: true });

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
  parameters: Record<string, unknown>;
  run: (context: { globals: Record<string, unknown>; parameters: Record<string, unknown> }) => Promise<void>;
}

const isRanStory = (value: unknown): value is RanStory =>
  typeof value === 'function' && 'run' in value && 'tags' in value && 'globals' in value && 'parameters' in value;

// What is brought later waits for the dev server to make it, the first time on a machine: for seconds, where there is much to do.
// The whole page in words with every look for what is not there yet is what most of a wait would be spent on.
configure({
  asyncUtilTimeout: 15_000,
  getElementError: (message) => new Error(message ?? 'The element is not there.'),
});
withoutOwnerStacks();

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
  }
  /* An overlay is transparent until it has entered, which without motion is a moment too short to see, and long enough to be looked at in. */
  [data-entering] { opacity: 1 !important; }`;
  document.head.append(style);
}

beforeAll(async () => {
  if (document.querySelector('style[data-still]') === null) {
    stillPage();
    document.head.lastElementChild?.setAttribute('data-still', '');
  }
  policy = await commands.pixelPolicy();
});

beforeEach(actOutsideOfEffects);
beforeEach(beginAfterPointer);

/** `components-button--matrix` and `dark` are the picture `components-button/matrix_dark`. */
const pictureName = (storyId: string, mode?: ModeName) => `${storyId.replace('--', '/')}${mode ? `_${mode}` : ''}`;

const defaultWindow = { width: 1200, height: 900 };

const mostFrames = 600;
const mostFramesToSettle = 60;

/** The last is how react-aria hides what has not found its place yet. */
const onTheWay = '[data-entering], [data-exiting], [data-coming], [style*="mask-image: linear-gradient"]';

/** What opens, closes or is brought later is still on its way for a frame or two, and a picture taken then shows the page without it. Counted in frames: the clock stands still. */
async function everythingArrived(): Promise<void> {
  for (let frame = 0; frame < mostFrames; frame += 1) {
    if (document.querySelector(onTheWay) === null) return;
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

/**
 * The recorder behind Storybook's panel of interactions keeps what every call of a play gave, elements with all of React's tree behind them, until
 * another story is chosen in the panel. Here there is no panel, and the page of all stories would grow by a megabyte with each.
 */
function forgetCalls(): void {
  const recorder: unknown = Reflect.get(window, '__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__');
  if (typeof recorder !== 'object' || recorder === null || !('cleanup' in recorder)) return;
  if (typeof recorder.cleanup === 'function') recorder.cleanup();
}

/**
 * What axe found, with the markup of all that it looked at, is told to the runner with every word about the test, and once more with all tests of
 * the file: for a board, gigabytes. Whether it found anything has been judged by now.
 */
function forgetReports({ task: { meta } }: TestContext): void {
  if ('reports' in meta && Array.isArray(meta.reports)) meta.reports.length = 0;
}

const checks: Record<ModeCheck, () => void> = { overflow: checkOverflow, targets: checkTargets };

/** Whether focus shows depends on what was touched last: every play begins after the pointer, whatever the one before it ended with. */
function beginAfterPointer(): void {
  for (const type of ['pointerdown', 'pointerup']) document.dispatchEvent(new PointerEvent(type, { bubbles: true }));
}

/** The styles, or what follows the window's size, may need some frames. @throws what the checks still say after that */
async function holdsSoon({ checks: names }: Mode): Promise<void> {
  for (let frame = 0; ; frame += 1) {
    await new Promise(requestAnimationFrame);
    try {
      for (const name of names) checks[name]();
      return;
    } catch (error) {
      if (frame >= mostFramesToSettle) throw error;
    }
  }
}

interface Look {
  readonly id: string;
  readonly story: RanStory;
  readonly looks: boolean;
  /** Whether nothing was on its way when the play ended. */
  readonly isStill: boolean;
}

const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;

/** What has gone to look for news since its play ended is waited for. */
async function standsStill(): Promise<void> {
  for (let frame = 0; frame < mostFrames && isBusy(); frame += 1) await new Promise(requestAnimationFrame);
}

/** What must hold and be seen in a mode, however it is reached; the browser pretends until it has been. */
async function lookInMode(name: ModeName, { id, looks, isStill }: Look, reach: () => Promise<void>): Promise<void> {
  const mode: Mode = modes[name];
  if (mode.emulates !== 'none') await commands.emulate(mode.emulates);
  try {
    await reach();
    await holdsSoon(mode);
    if (mode.audits === 'contrast') await auditContrast();
    if (isStill) await standsStill();
    if (looks && mode.isPictured) await comparePixels(pictureName(id, name));
  } catch (error) {
    if (error instanceof Error) error.message = `In the mode "${name}": ${error.message}`;
    throw error;
  } finally {
    if (mode.emulates !== 'none') await commands.emulate('none');
  }
}

/** What stands there after the play under other circumstances, and back again. */
async function lookInPlace(name: ModeName, look: Look): Promise<void> {
  const { globals }: Mode = modes[name];
  const usual = windowOf(look.story.globals) ?? defaultWindow;
  const own = windowOf(globals) ?? usual;
  const takeBack = changeInPlace(globals);
  try {
    await lookInMode(name, look, async () => {
      if (own !== usual) await page.viewport(own.width, own.height);
    });
  } finally {
    takeBack();
    if (own !== usual) await page.viewport(usual.width, usual.height);
  }
}

/** A story's play once more under other circumstances. */
async function lookAfterPlay(name: ModeName, look: Look): Promise<void> {
  const { story } = look;
  const mode: Mode = modes[name];
  const a11y = mode.audits === 'everything' ? story.globals.a11y : { manual: true };
  const globals = { ...story.globals, a11y, ...mode.globals };
  // The runner sets the window only once, before the first run.
  const { width, height } = windowOf(globals) ?? defaultWindow;
  await page.viewport(width, height);
  await lookInMode(name, look, async () => {
    beginAfterPointer();
    await story.run({ globals, parameters: story.parameters });
  });
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
  const look = { id, story, looks, isStill: !isBusy() };
  const wanted = Map.groupBy(modesOf(story.tags), (name) => wayTo(name, story.tags));
  for (const name of wanted.get('inPlace') ?? []) await lookInPlace(name, look);
  for (const name of wanted.get('byPlay') ?? []) await lookAfterPlay(name, look);
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
    forgetCalls();
    forgetReports(context);
  }
});
