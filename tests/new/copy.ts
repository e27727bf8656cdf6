import { type ExecFileException, execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { inRoot } from '../support/paths.ts';

/*
 * A copy of the sources below `.cache`, so that what is not found in it (every package that is not ours) is found further up, in this
 * repository's own node_modules. Only our packages are linked anew: they must be the copy's.
 */

export const copy = inRoot('.cache', 'new');

/** What tools say and how they end. */
export interface End {
  readonly code: number;
  readonly output: string;
}

const isNeeded = (name: string): boolean => name !== '' && !/^\.storybook\/baselines\/.*\.png$/.test(name);

/** Neither this run's settings nor the machine's: the copy is another project. */
function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|VITE_|NODE_ENV|TEST$|CI$|FORCE_COLOR)/.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    PATH: `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    NO_COLOR: '1',
    STORY_PIXELS: 'off',
    TURBO_CACHE_DIR: inRoot('.turbo', 'cache'),
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  };
}

const codeOf = (error: ExecFileException | null): number =>
  error === null ? 0 : typeof error.code === 'number' ? error.code : 1;

/** Runs a program in the copy. */
export const inCopy = (program: string, ...args: string[]): Promise<End> =>
  new Promise((resolve) => {
    const options = { cwd: copy, env: environment(), maxBuffer: 64 * 1024 * 1024 };
    execFile(program, args, options, (error, stdout, stderr) =>
      resolve({ code: codeOf(error), output: `${stdout}${stderr}` }),
    );
  });

async function run(...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('git', args, { cwd: inRoot(), maxBuffer: 64 * 1024 * 1024 }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
}

function linkAll(folder: string): void {
  if (!existsSync(inRoot(folder))) return;
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(inRoot(folder)).filter((name) => !name.startsWith('.')))
    symlinkSync(inRoot(folder, name), join(copy, folder, name));
}

function linkPackages(): void {
  const scope = join(copy, 'node_modules', '@concordia');
  mkdirSync(scope, { recursive: true });
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(join(copy, group))) symlinkSync(join(copy, group, name), join(scope, name), 'dir');
  }
  // By this the commands see that everything is installed.
  symlinkSync(inRoot('node_modules', '.package-lock.json'), join(copy, 'node_modules', '.package-lock.json'));
}

/** The stories' configuration, but for Vite's wish to serve nothing from outside: the packages of others are further up. */
const storiesConfig = `import { mergeConfig } from 'vitest/config';
import project from './.storybook/vitest.project.ts';

export default mergeConfig(project, { server: { fs: { strict: false } } });
`;

/** Makes the copy, with what is built already, so that only what is new is built again. */
export async function makeCopy(): Promise<void> {
  removeCopy();
  const listed = await run('ls-files', '--cached', '--others', '--exclude-standard', '-z');
  for (const name of listed.split('\0').filter((name) => isNeeded(name) && existsSync(inRoot(name)))) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    writeFileSync(join(copy, name), readFileSync(inRoot(name)));
  }
  for (const folder of ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(copy, group)).map((name) => join(group, name)),
  )) {
    if (existsSync(inRoot(folder, 'dist')))
      cpSync(inRoot(folder, 'dist'), join(copy, folder, 'dist'), { recursive: true });
    // Packages that npm could not share between workspaces.
    linkAll(join(folder, 'node_modules'));
  }
  linkPackages();
  writeFileSync(join(copy, 'stories.config.ts'), storiesConfig);
  // A repository of its own: several tools ask it which files count.
  await inCopy('git', 'init', '--quiet');
}

export const removeCopy = (): void => rmSync(copy, { recursive: true, force: true });
