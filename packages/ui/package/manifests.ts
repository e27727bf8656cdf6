import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PackageFile {
  name: string;
  version: string;
  dependencies: Readonly<Record<string, string>>;
  exports: Readonly<Record<string, { types: string }>>;
}

const folder = join(import.meta.dirname, '../..');

const read = (name: string): PackageFile => JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'));

/** The workspace's packages that the published one is made from, or asks for. */
export const manifests = { ui: read('ui'), domain: read('domain'), client: read('api-client') };
