import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createDocument } from '../openapi/document.js';

/** Shared by all tests of a worker. */
let made: OpenAPIObject | undefined;

/** The OpenAPI document, to be read only. It depends on the code alone, whatever the application, and making it takes seconds. */
export function contractDocument(app: INestApplication): OpenAPIObject {
  made ??= createDocument(app);
  return made;
}
