import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createAsyncApi, describeHubEvents } from '@concordia/domain/hub-events';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';

const specification = createRequire(import.meta.url).resolve('@asyncapi/specs/schemas/3.0.0-without-$id.json');

test('the catalog of events is an AsyncAPI 3 document by its own schema', async () => {
  const schema: object = JSON.parse(await readFile(specification, 'utf8'));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const validate = ajv.compile(schema);
  validate(createAsyncApi('1.0.0'));
  expect(validate.errors).toBeNull();
});

test('examples of payloads are what their schemas say', () => {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true, formats: { uuid: true, 'date-time': true } });
  const wrong = describeHubEvents().filter(({ payload_schema, example }) => !ajv.validate(payload_schema, example));
  expect(wrong).toEqual([]);
});
