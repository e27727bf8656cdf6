import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { createAsyncApi } from '@concordia/domain/hub-events';
import { openInNode } from '../browser/open-in-node.js';
import { VERSION } from '../common/version.js';
import { createDocument } from './document.js';
import { addExamples, CONTRACT } from './examples/index.js';
import { recordExamples } from './examples/record.js';

/**
 * Writes the contract to `openapi/openapi.json` at the repository root, and the event catalog beside it as `asyncapi.json`.
 *
 * The application runs over the stories' world, which image-command.ts has written to `.cache/world`: its replies are the examples.
 */
const { app, ask, close } = await openInNode(new URL('../../../../.cache/world/', import.meta.url));
try {
  const document = createDocument(app);
  addExamples(document, await recordExamples(document, ask));
  await writeFile(CONTRACT, `${JSON.stringify(document, null, 2)}\n`);
} finally {
  await close();
}
await writeFile(new URL('asyncapi.json', CONTRACT), `${JSON.stringify(createAsyncApi(VERSION), null, 2)}\n`);
