import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.js';
import { createDocument } from './document.js';

/**
 * Writes the contract to `openapi/openapi.json` at the root of the repository.
 *
 * A preview application has its routes but none of its providers, so this needs neither a database nor a port.
 */
const app = await NestFactory.create(AppModule, new FastifyAdapter(), { preview: true, logger: ['error'] });
const target = new URL('../../../../openapi/openapi.json', import.meta.url);
await writeFile(target, `${JSON.stringify(createDocument(app), null, 2)}\n`);
await app.close();
