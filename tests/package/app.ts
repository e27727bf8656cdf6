import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot, temporaryFolder } from '../support/paths.ts';

export interface BareApp {
  path: string;
  /** Writes a file of the app. */
  write: (name: string, text: string) => string;
  remove: () => void;
}

interface Manifest {
  dependencies: Record<string, string>;
}

/** The folder that `npm run build:package` fills. */
export const built = inRoot('packages/ui/dist/package');

/** Where npm put a package that `packages/ui` depends on. */
const installed = (name: string): string =>
  ['packages/ui/node_modules', 'packages/domain/node_modules', 'node_modules']
    .map((folder) => inRoot(folder, name))
    .find((folder) => existsSync(folder)) ?? inRoot('node_modules', name);

function link(app: string, name: string): void {
  const target = join(app, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(installed(name), target);
}

/**
 * An app with nothing but the packed package, React and what the package depends on. Dependencies are links to the installed ones, so that no
 * test asks a registry.
 */
export function bareApp(manifest: Manifest): BareApp {
  const folder = temporaryFolder('package');
  const app = folder.path;
  const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', app], {
    cwd: built,
    encoding: 'utf8',
  }).trim();
  const target = join(app, 'node_modules/@concordia/ui');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', join(app, tarball), '-C', target, '--strip-components=1']);
  for (const name of [...Object.keys(manifest.dependencies), 'react', 'react-dom', '@types/react', '@types/react-dom'])
    link(app, name);
  for (const name of ['react-18', 'react-dom-18']) link(app, name);
  const write = (name: string, text: string): string => {
    writeFileSync(join(app, name), text);
    return join(app, name);
  };
  write('package.json', JSON.stringify({ name: 'bare', private: true, type: 'module' }));
  return { path: app, write, remove: folder.remove };
}
