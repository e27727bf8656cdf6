import { heldCalls, readsAsked } from '@concordia/fixtures/network';
import MockDate from 'mockdate';
import { configure } from 'storybook/test';
import { afterAll, afterEach, beforeAll, beforeEach, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { callsUnderWay, countArrivals, countCalls, isChunkArriving } from './arriving';
import { auditContrast } from './audit';
import { checkOverflow } from './checks/overflow';
import { checkTargets } from './checks/targets';
import { eventsWithoutAct } from './eventsWithoutAct';
import { changeInPlace } from './inPlace';
import { type Emulation, type Mode, type ModeCheck, type ModeName, modes, modesOf, wayTo, windowOf } from './modes';
import type { PixelPolicy, Sight } from './pixels';
import { withoutOwnerStacks } from './withoutOwnerStacks';

// Loads all style sheets in name order. Rules of equal specificity follow load order, which must not depend on the stories that ran before.
import.meta.glob('../packages/ui/src/**/*.css.ts', { eager: true });

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate: (emulation: Emulation) => Promise<void>;
    pixelPolicy: () => Promise<PixelPolicy>;
    lookAt: (name: string) => Promise<Sight>;
    recordReads: (addresses: string[]) => Promise<void>;
  }
}

/** What Storybook's runner stores about the story in the test context. */
interface RanStory {
  tags: string[];
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
  run: (context: { globals: Record<string, unknown>; parameters: Record<string, unknown> }) => Promise<void>;
}

const isRanStory = (value: unknown): value is RanStory =>
  typeof value === 'function' && 'run' in value && 'tags' in value && 'globals' in value && 'parameters' in value;

// The dev server may need seconds to compile a lazy chunk for the first time. The short error avoids serializing the whole page on every failed query
// of a wait.
configure({
  asyncUtilTimeout: 15_000,
  getElementError: (message) => new Error(message ?? 'The element is not there.'),
});
withoutOwnerStacks();

let policy: PixelPolicy = { mode: 'skip', reason: 'not asked yet' };

/** How react-aria hides an overlay that is not positioned yet, or that waits for the keyboard of a phone to go. */
const preparing = '[style*="mask-image: linear-gradient"]';

/** Stops all animation, so that two screenshots of a story are identical. */
function stillPage(): void {
  const style = document.createElement('style');
  style.textContent = `*, ::before, ::after {
    animation-delay: 0s !important; animation-duration: 0s !important; animation-iteration-count: 1 !important;
    transition-duration: 0s !important; transition-delay: 0s !important;
    caret-color: transparent !important; scroll-behavior: auto !important;
    /* Stories higher than a picture still scroll. */
    scrollbar-width: none !important;
    /* Forced colors show the caret all the same. */
    caret-animation: manual !important;
  }
  /* An overlay is transparent until it has entered, which without motion is a moment too short to see, and long enough to be looked at in. */
  [data-entering], ${preparing} { opacity: 1 !important; }`;
  document.head.append(style);
}

beforeAll(async () => {
  if (document.querySelector('style[data-still]') === null) {
    stillPage();
    document.head.lastElementChild?.setAttribute('data-still', '');
    countArrivals();
    countCalls();
  }
  policy = await commands.pixelPolicy();
});

afterAll(() => commands.recordReads(readsAsked()));
beforeEach(eventsWithoutAct);
beforeEach(beginAfterPointer);
beforeEach(() => {
  heldBefore = heldCalls();
});

/** `components-button--matrix` in `dark` is `components-button/matrix_dark`. */
const pictureName = (storyId: string, mode?: ModeName) => `${storyId.replace('--', '/')}${mode ? `_${mode}` : ''}`;

const defaultWindow = { width: 1200, height: 900 };

const mostFrames = 600;
const mostFramesToSettle = 60;

const onTheWay = `[data-entering], [data-exiting], [data-coming], ${preparing}`;

/** Waits while something holds. Counts frames because the clock is frozen. */
async function framesWhile(holds: () => boolean, most: number): Promise<void> {
  for (let frame = 0; frame < most && holds(); frame += 1) await new Promise(requestAnimationFrame);
}

/** Waits until nothing is entering, exiting or loading; otherwise the screenshot misses it. Counts frames because the clock is frozen. */
async function everythingArrived(): Promise<void> {
  // What a chunk renders may load another.
  for (let frame = 0, quiet = 0; frame < mostFrames && quiet < 2; frame += 1) {
    quiet = document.querySelector(onTheWay) === null && !isChunkArriving() ? quiet + 1 : 0;
    await new Promise(requestAnimationFrame);
  }
}

let heldBefore = 0;

/** Of components that are busy by their arguments, which nothing tells from those that wait for an answer. */
const mostFramesBusy = 60;

/** Waits for calls under way, however slow the machine, except where a story holds one to show what is loading. */
async function everythingAnswered(): Promise<void> {
  const isWaiting = () => isBusy() && heldCalls() === heldBefore;
  for (let frame = 0, idle = 0; frame < mostFrames && idle < mostFramesBusy && isWaiting(); frame += 1) {
    idle = callsUnderWay() > heldCalls() ? 0 : idle + 1;
    await new Promise(requestAnimationFrame);
  }
}

const mostPixels = 4_000;

/** The window grows a few frames after it was asked to. */
async function hasHeight(pixels: number): Promise<void> {
  await framesWhile(() => window.innerHeight !== pixels, mostFramesToSettle);
  await new Promise(requestAnimationFrame);
}

/** Makes the window as high as the story, so that nothing is cut off. @returns what restores it */
async function showWhole(): Promise<() => Promise<void>> {
  const { innerWidth: width, innerHeight: height } = window;
  // Parts whose height depends on the window's grow with it.
  for (let round = 0; round < 4; round += 1) {
    const whole = Math.min(mostPixels, document.documentElement.scrollHeight);
    if (whole <= window.innerHeight) break;
    await page.viewport(width, whole);
    await hasHeight(whole);
  }
  if (window.innerHeight === height) return async () => {};
  return () => page.viewport(width, height);
}

async function comparePixels(name: string): Promise<void> {
  await document.fonts.ready;
  await everythingArrived();
  await everythingAnswered();
  const restore = await showWhole();
  try {
    const sight = await commands.lookAt(name);
    if (sight.kind === 'changed') throw new Error(`${name} is not as it was: ${sight.message}`);
    if (sight.kind === 'missing') throw new Error(`No baseline for "${name}". Record it with: npm run visual:update`);
  } finally {
    await restore();
  }
}

/**
 * Clears Storybook's interaction recorder. It keeps the result of every call in a play, elements with React's tree included, until the panel shows
 * another story. Tests have no panel, and the page would grow by a megabyte per story.
 */
function forgetCalls(): void {
  const recorder: unknown = Reflect.get(window, '__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__');
  if (typeof recorder !== 'object' || recorder === null || !('cleanup' in recorder)) return;
  if (typeof recorder.cleanup === 'function') recorder.cleanup();
}

/**
 * Drops axe's reports after they were judged. Vitest would send them, with markup, with every event of the test and again with the file: gigabytes
 * for a board.
 */
function forgetReports({ task: { meta } }: TestContext): void {
  if ('reports' in meta && Array.isArray(meta.reports)) meta.reports.length = 0;
}

const checks: Record<ModeCheck, () => void> = { overflow: checkOverflow, targets: checkTargets };

/** Starts every play in pointer modality: whether focus shows depends on the last input, which may be the previous story's. */
function beginAfterPointer(): void {
  for (const type of ['pointerdown', 'pointerup']) document.dispatchEvent(new PointerEvent(type, { bubbles: true }));
}

/** Retries the checks, because styles and resize observers may need some frames. @throws what the checks report after that */
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
  /** Whether nothing was loading when the play ended. */
  readonly isStill: boolean;
}

const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;

/** Waits for queries that started after the play ended. */
const standsStill = () => framesWhile(isBusy, mostFrames);

/** Runs the checks and the screenshot of a mode; emulation lasts until they are done. */
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

/** Applies a mode's globals to the rendered story, then restores them. */
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

async function lookAfterPlay(name: ModeName, look: Look): Promise<void> {
  const { story } = look;
  const mode: Mode = modes[name];
  const a11y = mode.audits === 'everything' ? story.globals.a11y : { manual: true };
  const globals = { ...story.globals, a11y, ...mode.globals };
  // The runner sets the viewport only once, before the first run.
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

/** Takes the story's screenshot, then visits every mode that its tags name. @throws all faults at once, so that none hides another */
async function lookAt({ id, story }: { id: string; story: RanStory }): Promise<void> {
  if (policy.mode === 'fail') throw new Error(`Pixels cannot be compared: ${policy.reason}.`);
  const looks = policy.mode !== 'skip' && !story.tags.includes('no-pixels');
  const faults: unknown[] = [];
  const attempt = (look: () => Promise<void>) => look().catch((fault: unknown) => void faults.push(fault));
  if (looks) await attempt(() => comparePixels(pictureName(id)));
  const look = { id, story, looks, isStill: !isBusy() };
  const wanted = Map.groupBy(modesOf(story.tags), (name) => wayTo(name, story.tags));
  for (const name of wanted.get('inPlace') ?? []) await attempt(() => lookInPlace(name, look));
  for (const name of wanted.get('byPlay') ?? []) await attempt(() => lookAfterPlay(name, look));
  if (faults.length === 1) throw faults[0];
  if (faults.length > 1) throw new AggregateError(faults, faults.map(String).join('\n'));
}

/**
 * Runs after the play and axe. Always restores the clock: Vitest reloads these hooks for each file under a name made of the current time, so with a
 * frozen clock the files after the second would skip them.
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
