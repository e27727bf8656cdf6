import { createRequire } from 'node:module';
import { z } from 'zod';

const manifest: unknown = createRequire(import.meta.url)('@concordia/api/package.json');

export const VERSION = z.object({ version: z.string() }).parse(manifest).version;
