import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the built web app, or `null` if it has not been built. */
export function webRoot(): string | null {
  const folder = fileURLToPath(new URL('../../../web/dist', import.meta.url));
  return existsSync(`${folder}/index.html`) ? folder : null;
}
