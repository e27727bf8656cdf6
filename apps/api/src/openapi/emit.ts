import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { createAsyncApi } from '@concordia/domain/hub-events';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.js';
import { VERSION } from '../common/version.js';
import { createDocument } from './document.js';

/**
 * Writes the contract to `openapi/openapi.json` at the repository root, and the event catalog beside it as `asyncapi.json`.
 *
 * A preview application has routes but no providers, so this needs neither a database nor a port.
 */
const app = await NestFactory.create(AppModule, new FastifyAdapter(), { preview: true, logger: ['error'] });
const folder = new URL('../../../../openapi/', import.meta.url);
await writeFile(new URL('openapi.json', folder), `${JSON.stringify(createDocument(app), null, 2)}\n`);
await writeFile(new URL('asyncapi.json', folder), `${JSON.stringify(createAsyncApi(VERSION), null, 2)}\n`);
await app.close();
