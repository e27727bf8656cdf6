import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../support/paths.ts';
import { type End, inCopy, makeCopy, removeCopy } from './copy.ts';

/*
 * What `npm run new` makes passes the checks as it is: in a copy of the sources one of each kind is made, under names that nothing else
 * has, and the checks look at it. What they say about anything else is not this test's business.
 */

const component = 'SampleNotice';
const widget = 'SamplePeopleWithALongName';
const apiModule = 'sample-totals';
const channel = 'samplenet';

const generate = (...args: string[]) => inCopy('node', 'scripts/new.mjs', ...args);

/** The files that were made and those that were changed, as the command itself reports them. */
let made: string[] = [];
let touched: string[] = [];
/** Those that were there before the channel was made. */
let changedForChannel: string[] = [];

beforeAll(async () => {
  await makeCopy();
  const ends = [
    await generate('component', component),
    await generate('widget', `people/${widget}`),
    await generate('module', `people/${apiModule}`),
    await generate('channel', channel),
  ];
  const failed = ends.find(({ code }) => code !== 0);
  if (failed) throw new Error(failed.output);
  const filesOf = ({ output }: End, verb: string) =>
    [...output.matchAll(new RegExp(`^${verb} +(\\S+)$`, 'gm'))].map(([, file = '']) => file);
  const reported = (verb: string) => [...new Set(ends.flatMap((end) => filesOf(end, verb)))];
  changedForChannel = ends.slice(-1).flatMap((end) => filesOf(end, 'changed'));
  made = reported('made');
  touched = [...made, ...reported('changed')];
});
afterAll(removeCopy);

/** Lines of a tool's report that name one of these files, or something by one of our names. */
async function complaints(files: readonly string[], program: string, ...args: string[]): Promise<string[]> {
  const { output } = await inCopy(program, ...args);
  const ours = [...files, component, widget, apiModule, 'SampleTotals', channel, 'Samplenet'];
  return output.split('\n').filter((line) => ours.some((name) => line.includes(name)));
}

/** Runs tests and says what failed; a run without a single test has failed as well. */
async function failures(...args: string[]): Promise<string> {
  const { code, output } = await inCopy('vitest', 'run', ...args);
  return code === 0 && /Tests +\d+ passed/.test(output) ? '' : output;
}

// Two at a time: each is a program of its own, and most of them wait for the disk first.
describe.concurrent('what npm run new makes', () => {
  test('is there', () => {
    expect(touched.length).toBeGreaterThanOrEqual(30);
  });

  test('adds a channel by a line or two in the registry of each layer', () => {
    expect(changedForChannel).toEqual([
      'packages/domain/src/channels/channels.ts',
      'packages/channels/src/registry.ts',
      'packages/ui/src/channels/registry.ts',
    ]);
  });

  test('is formatted and linted', async () => {
    expect(await inCopy('biome', 'format', ...touched)).toMatchObject({ code: 0 });
    expect(await inCopy('oxlint', '--max-warnings', '0', ...touched)).toMatchObject({ code: 0 });
  });

  test('leaves nothing unused', async () => {
    expect(await complaints(made, 'knip', '--no-progress', '--no-config-hints')).toEqual([]);
  });

  test.each(['packages/channels', 'packages/fixtures', 'packages/ui', 'apps/api', '.'])(
    'compiles in %s',
    async (folder) => {
      const tsc = inRoot('node_modules', 'typescript-7', 'bin', 'tsc');
      expect(await complaints(touched, 'node', tsc, '--noEmit', '-p', folder, '--checkers', '1')).toEqual([]);
    },
  );

  test('keeps the rules of the architecture', async () => {
    expect(
      await complaints(
        touched,
        'vitest',
        'run',
        '--project',
        'architecture',
        'directions',
        'docs',
        'hygiene',
        'purity',
        'stories',
      ),
    ).toEqual([]);
  });

  test('answers from a real database, as the contract says', async () => {
    expect(await failures('--project', 'api', `modules/people/${apiModule}`, 'openapi/document')).toBe('');
  });

  test('sends and receives, under its own name and hue', async () => {
    const folders = [`packages/channels/src/${channel}`, 'packages/domain/src/channels', 'packages/ui/src/theme'];
    expect(await failures('--project', 'unit', ...folders)).toBe('');
  });

  test('plays its stories without a fault of accessibility', async () => {
    expect(await failures('--config', 'stories.config.ts', `components/${component}`, `widgets/people/${widget}`)).toBe(
      '',
    );
  });
});

describe('npm run new refuses', () => {
  test.each([
    { args: [], words: 'Say what to make' },
    { args: ['page', 'Deals'], words: 'nothing to make that is called "page"' },
    { args: ['component'], words: 'Say one name' },
    { args: ['component', 'status badge'], words: 'Did you mean StatusBadge?' },
    { args: ['module', 'people/DealStages'], words: 'Did you mean deal-stages?' },
    { args: ['module', 'deals'], words: '"deals" lacks its context' },
    { args: ['widget', 'MorningBrief'], words: 'such as insight/MorningBrief' },
    { args: ['module', 'sales/deals'], words: 'Contexts are inbox, people' },
    { args: ['channel', 'Signal'], words: 'Did you mean signal?' },
    { args: ['channel', 'telegram'], words: 'There is already packages/domain/src/channels/profiles/telegram.ts' },
    { args: ['channel', 'meta'], words: 'There is already packages/channels/src/meta' },
    { args: ['component', '../Badge'], words: 'is no name for a component' },
    { args: ['component', 'Element'], words: 'a name of the language or of the browser' },
    { args: ['component', 'Button'], words: 'There is already packages/ui/src/components/Button' },
    { args: ['module', 'people/contacts'], words: 'There is already apps/api/src/modules/people/contacts' },
    { args: ['module', 'people/contact'], words: '"operationId": "getContact" already' },
  ])('$args', async ({ args, words }) => {
    const { code, output } = await generate(...args);
    expect({ code, output }).toEqual({ code: 64, output: expect.stringContaining(words) });
  });
});
