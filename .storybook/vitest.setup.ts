import MockDate from 'mockdate';
import { afterEach, beforeAll, expect, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type Mode, modeNames, modes, viewports } from './modes';
import type { PixelPolicy } from './pixels';

declare module 'vitest/browser' {
  interface BrowserCommands {
    pixelPolicy: () => Promise<PixelPolicy>;
    baselineState: (name: string) => Promise<'present' | 'new' | 'missing'>;
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
const pictureName = (storyId: string, mode?: Mode) => `${storyId.replace('--', '/')}${mode ? `_${mode}` : ''}`;

async function comparePixels(name: string): Promise<void> {
  await document.fonts.ready;
  const state = await commands.baselineState(name);
  if (state === 'missing') throw new Error(`No baseline for "${name}". Record it with: npm run visual:update`);
  try {
    await expect(page).toMatchScreenshot(name);
  } catch (error) {
    // The first picture of a new story has nothing to differ from: it is written, to be looked at and committed.
    if (state === 'present' || !String(error).includes('a new one was created')) throw error;
  }
}

const sizeOf = (mode: Mode) => (mode === 'narrow' ? viewports.w390 : undefined);

async function enter(mode: Mode): Promise<void> {
  const size = sizeOf(mode);
  if (size) await page.viewport(Number.parseInt(size.styles.width, 10), Number.parseInt(size.styles.height, 10));
}

function storyOf(context: TestContext): { id: string; story: RanStory } | undefined {
  const { meta } = context.task;
  const id = 'storyId' in meta && typeof meta.storyId === 'string' ? meta.storyId : undefined;
  const story = 'story' in context ? context.story : undefined;
  return id !== undefined && isRanStory(story) ? { id, story } : undefined;
}

/**
 * The clock goes on after a story. Vitest loads these hooks anew for every file under a name made of the present instant: while time stood
 * still, they would be taken for loaded, and the files after the second would be tested for nothing but their play.
 */
afterEach(() => MockDate.reset());

/** After the play and axe of a story: its picture, and then the same three again in every mode that its tags name. */
afterEach(async (context) => {
  const ran = storyOf(context);
  if (!ran || context.task.result?.state === 'fail') return;
  const { id, story } = ran;
  const looks = policy.mode !== 'skip' && !story.tags.includes('no-pixels');
  if (looks) await comparePixels(pictureName(id));
  for (const mode of modeNames.filter((name) => story.tags.includes(name))) {
    await enter(mode);
    await story.run({ globals: { ...story.globals, ...modes[mode] } });
    if (looks) await comparePixels(pictureName(id, mode));
  }
});
