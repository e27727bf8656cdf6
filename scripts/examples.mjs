/**
 * Generates the hub's code examples from the contract: `openapi/examples/*.txt` are templates, whose placeholders (paths, fields, example values)
 * come from `openapi/openapi.json`. Fails on anything the contract lacks, so that no example is outdated. Part of `npm run generate`.
 *
 * Placeholders: `@@path operationId@@`, `@@body operationId@@` (the example of its body), `@@field Schema.name@@` (the name, once verified),
 * `@@value Schema.name@@` (from the schema's example), `@@query operationId.name@@`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './lib/paths.mjs';

/** @typedef {'typescript' | 'python' | 'curl'} Language */
/** @typedef {{ operationId: string, path: string, parameters: { name: string }[], body: string | undefined }} Operation */

/** In the order of a developer's first steps. */
const TITLES = /** @type {const} */ ({
  registerModule: 'Register a module',
  moduleHealth: 'Health endpoint of a module',
  publishEvent: 'Publish an event',
  readEvents: 'Read events',
  webhookReceiver: 'Receive webhooks and verify their signatures',
  subscribeWebhook: 'Subscribe to events',
  protectedEndpoint: 'Token and protected endpoint',
});

/** @type {readonly { language: Language, ending: string }[]} */
const LANGUAGES = [
  { language: 'typescript', ending: 'ts' },
  { language: 'python', ending: 'py' },
  { language: 'curl', ending: 'sh' },
];

/** A JSON string in each language's syntax; curl's bodies are in single quotes of the shell. */
const QUOTED = {
  /** @param {string} json */
  typescript: (json) => `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
  /** @param {string} json */
  python: (json) => json,
  /** @param {string} json */
  curl: (json) => json.replaceAll("'", "'\\''"),
};

const templates = inRoot('openapi', 'examples');
const target = inRoot('packages', 'api-client', 'src', 'examples', 'generated', 'code-examples.ts');
const contract = JSON.parse(readFileSync(inRoot('openapi', 'openapi.json'), 'utf8'));

/** @param {string} what @returns {never} */
const unknown = (what) => {
  throw new Error(`The contract has no ${what}, of which a code example speaks.`);
};

/** @param {string} operationId @returns {Operation} */
function operationOf(operationId) {
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const operation of Object.values(item)) {
      if (operation.operationId !== operationId) continue;
      const schema = operation.requestBody?.content['application/json'].schema;
      return { operationId, path, parameters: operation.parameters ?? [], body: schema?.$ref.split('/').at(-1) };
    }
  }
  return unknown(`operation ${operationId}`);
}

/** @param {string} name */
const schemaOf = (name) => contract.components.schemas[name] ?? unknown(`schema ${name}`);

/** @param {string} place `Schema.field` @returns {[string, string]} */
function fieldOf(place) {
  const [schema = '', field = ''] = place.split('.');
  if (schemaOf(schema).properties?.[field] === undefined) unknown(`field ${place}`);
  return [schema, field];
}

/**
 * Formats a value in a language.
 *
 * @param {unknown} value @param {Language} language @param {string} indent of the line that it begins on @returns {string}
 */
function written(value, language, indent) {
  if (typeof value === 'string') return QUOTED[language](JSON.stringify(value));
  if (language === 'python' && value === null) return 'None';
  if (language === 'python' && typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((one) => written(one, language, indent)).join(', ')}]`;
  const inner = `${indent}${language === 'python' ? '    ' : '  '}`;
  const fields = Object.entries(value).map(([name, one]) => {
    const key = language === 'typescript' && /^\w+$/.test(name) ? name : JSON.stringify(name);
    return `${inner}${key}: ${written(one, language, inner)}`;
  });
  const last = language === 'curl' ? '' : ',';
  return `{\n${fields.join(',\n')}${last}\n${indent}}`;
}

/** @param {string} kind @param {string} what @param {Language} language @param {string} indent @returns {string} */
function gap(kind, what, language, indent) {
  if (kind === 'path') return operationOf(what).path;
  if (kind === 'body') {
    const body = operationOf(what).body ?? unknown(`body of ${what}`);
    return written(schemaOf(body).examples?.[0] ?? unknown(`example of ${body}`), language, indent);
  }
  if (kind === 'field') return fieldOf(what)[1];
  if (kind === 'value') {
    const [schema, field] = fieldOf(what);
    const value = schemaOf(schema).examples?.[0]?.[field] ?? unknown(`example of ${what}`);
    // The template supplies the quotes around texts, if any.
    return typeof value === 'string' ? value : written(value, language, indent);
  }
  const [operation = '', name = ''] = what.split('.');
  if (!operationOf(operation).parameters.some((one) => one.name === name)) unknown(`parameter ${what}`);
  return name;
}

/** @param {string} template @param {Language} language */
const filled = (template, language) =>
  template
    .split('\n')
    .map((line) =>
      line.replace(/@@(path|body|field|value|query) ([\w.]+)@@/g, (_, kind, what) =>
        gap(kind, what, language, /^\s*/.exec(line)?.[0] ?? ''),
      ),
    )
    .join('\n');

/** @param {string} code as a TypeScript template literal */
const literal = (code) => `\`${code.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``;

const present = new Set(readdirSync(templates));
const examples = Object.entries(TITLES).map(([id, title]) => {
  const languages = LANGUAGES.flatMap(({ language, ending }) => {
    const file = `${id}.${ending}.txt`;
    if (!present.delete(file)) return [];
    const code = filled(readFileSync(join(templates, file), 'utf8'), language);
    return [`      ${language}: ${literal(code)},`];
  });
  return `  ${id}: {\n    title: '${title}',\n    languages: {\n${languages.join('\n')}\n    },\n  },`;
});
if (present.size > 0) throw new Error(`No example is called like ${[...present].join(', ')}.`);

mkdirSync(dirname(target), { recursive: true });
writeFileSync(
  target,
  `// Generated from openapi/openapi.json and openapi/examples by \`npm run generate\`. Do not edit manually.
import type { CodeExample, ExampleId } from '../example';

export const codeExamples: Readonly<Record<ExampleId, CodeExample>> = {
${examples.join('\n')}
};
`,
);
