import { posix } from 'node:path';

/** A workspace's folder → the workspaces of ours that it may import. The whole table: what is not named is forbidden. */
const allowed = {
  'packages/domain': [],
  'packages/contract': ['domain'],
  'packages/channels': ['domain'],
  'packages/api-client': [],
  'packages/fixtures': ['domain', 'api-client', 'contract'],
  'packages/peers': ['domain'],
  'packages/ui': ['api-client', 'domain'],
  'apps/api': ['domain', 'channels', 'contract'],
  'apps/web': ['ui', 'api-client', 'domain'],
} satisfies Record<string, readonly string[]>;

/** Places inside a workspace that may import more than the rest of it: where the mock world meets what it feeds. */
const also: { where: RegExp; mayImport: string }[] = [
  { where: /^apps\/api\/src\/modules\/demo\//, mayImport: 'fixtures' },
  { where: /^apps\/api\/src\/modules\/demo\//, mayImport: 'peers' },
  { where: /^apps\/api\/src\/browser\//, mayImport: 'fixtures' },
  { where: /^apps\/api\/src\/modules\/channels\/connections\/simulated\//, mayImport: 'peers' },
  { where: /^apps\/api\/src\/(?:testing\/.*|.*\.test)\.ts$/, mayImport: 'peers' },
  { where: /^packages\/channels\/src\/.*\.test\.ts$/, mayImport: 'peers' },
  { where: /^packages\/ui\/src\/.*\.(stories|test)\.tsx?$/, mayImport: 'fixtures' },
  { where: /^apps\/web\/src\/testing\//, mayImport: 'fixtures' },
];

const isWorkspace = (folder: string): folder is keyof typeof allowed => folder in allowed;

/** @returns what forbids the import, or `null` when it is fine. */
export function objectionTo(file: string, specifier: string): string | null {
  const workspace = file.split('/').slice(0, 2).join('/');
  if (!isWorkspace(workspace)) return `${workspace} is not in the table of import directions`;

  if (specifier.startsWith('.')) {
    const target = posix.normalize(posix.join(posix.dirname(file), specifier));
    return target === workspace || target.startsWith(`${workspace}/`)
      ? null
      : `the relative import leaves ${workspace}: use the package's name`;
  }

  const ours = /^@concordia\/([^/]+)/.exec(specifier)?.[1];
  if (ours === undefined) return null;
  const permitted: readonly string[] = allowed[workspace];
  if (permitted.includes(ours)) return null;
  if (also.some((exception) => exception.mayImport === ours && exception.where.test(file))) return null;
  return `${workspace} may import ${permitted.length === 0 ? 'nothing of ours' : `only ${permitted.join(', ')}`}`;
}
