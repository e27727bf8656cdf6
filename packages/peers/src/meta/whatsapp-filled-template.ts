import { objectFields } from '../kit/call.js';
import type { MediaStore } from './media.js';
import { refused } from './refusals.js';
import { isNumbered, placeholdersOf, TEMPLATES, type Template } from './whatsapp-templates.js';

type Fields = ReadonlyMap<string, unknown>;

/**
 * The template of a message, as the recipient reads it.
 *
 * @throws Refusal if it is not approved, or if its components do not fit.
 */
export function filledTemplate(content: Fields, media: MediaStore): string {
  const [name, language] = [textOf(content, 'name'), textOf(objectFields(content.get('language')), 'code')];
  const template = TEMPLATES.find((one) => one.name === name && one.language === language);
  if (template?.status !== 'APPROVED')
    throw refused('noTemplate', { details: `template ${name} does not exist in ${language}` });
  const components = componentsOf(content);
  refuseMedia(template, components, media);
  const { header, body, buttons = [] } = template;
  const ofType = (type: string) => components.find((one) => one.get('type') === type);
  const said = [...(header === undefined ? [] : [filled(header, ofType('header'))]), filled(body, ofType('body'))];
  for (const [index, { url }] of buttons.entries()) {
    const button = components.find((one) => one.get('type') === 'button' && one.get('index') === String(index));
    if (button !== undefined && button.get('sub_type') !== 'url') throw refused('templateFormat');
    filled(url, button);
  }
  return said.join('\n\n');
}

/** The id of the file above the body. */
export function mediaIdOf(content: Fields | null): unknown {
  const header = content === null ? undefined : componentsOf(content).find((one) => one.get('type') === 'header');
  const [parameter] = parametersOf(header);
  const type = parameter?.get('type');
  return typeof type === 'string' ? objectFields(parameter?.get(type))?.get('id') : undefined;
}

function refuseMedia({ headerFormat }: Template, components: readonly Fields[], media: MediaStore): void {
  const [parameter] = parametersOf(components.find((one) => one.get('type') === 'header'));
  const type = parameter?.get('type');
  if ((type === undefined || type === 'text') && headerFormat === undefined) return;
  if (headerFormat === undefined || type !== headerFormat.toLowerCase()) throw refused('templateFormat');
  const id = objectFields(parameter?.get(type))?.get('id');
  if (typeof id !== 'string' || !media.has(id)) throw refused('badParameter', { details: 'There is no such media.' });
}

function filled(text: string, component: Fields | undefined): string {
  const names = placeholdersOf(text);
  const parameters = parametersOf(component);
  if (parameters.length !== names.length) throw refused('templateParameters');
  const values = new Map(parameters.map((one, place) => [nameOf(one) ?? String(place + 1), textOf(one, 'text')]));
  const isNamed = !names.every(isNumbered);
  if (parameters.some((one) => (nameOf(one) !== null) !== isNamed)) throw refused('templateFormat');
  return names.reduce((so, name) => {
    const value = values.get(name);
    if (value === undefined) throw refused('templateFormat');
    return so.replaceAll(`{{${name}}}`, () => value);
  }, text);
}

function textOf(fields: Fields | null, name: string): string {
  const value = fields?.get(name);
  if (typeof value === 'string' && value !== '') return value;
  throw refused('missingParameter', { details: `The parameter ${name} is required.` });
}

const nameOf = (parameter: Fields): string | null => {
  const name = parameter.get('parameter_name');
  return typeof name === 'string' ? name : null;
};

const componentsOf = (content: Fields): readonly Fields[] => listOf(content.get('components'));

const parametersOf = (component: Fields | undefined): readonly Fields[] => listOf(component?.get('parameters'));

const listOf = (value: unknown): readonly Fields[] =>
  (Array.isArray(value) ? value : []).map(objectFields).filter((one) => one !== null);
