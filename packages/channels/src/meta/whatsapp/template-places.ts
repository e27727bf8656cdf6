import { fieldOf, type JsonFields, listOf, textOf } from '../../http/json.js';
import type { TemplatePlace } from '../../port/adapter.js';
import { namesIn } from '../../port/placeholders.js';

/** What a template leaves open, in the order in which it is read: header, body, addresses of its buttons. */
export function placesOf(components: ReadonlyMap<string, JsonFields>): readonly TemplatePlace[] {
  const [header, body] = [components.get('HEADER') ?? null, components.get('BODY') ?? null];
  const buttons = listOf(components.get('BUTTONS') ?? null, 'buttons');
  return [
    ...placesIn('header', header),
    ...placesIn('body', body),
    ...buttons.flatMap((button, index) =>
      namesIn(textOf(button, 'url')).map((name) => ({
        part: 'button' as const,
        index,
        name,
        hint: textOf(button, 'text'),
      })),
    ),
  ];
}

function placesIn(part: 'header' | 'body', component: JsonFields | null): readonly TemplatePlace[] {
  return namesIn(textOf(component, 'text')).map((name) => ({
    part,
    index: 0,
    name,
    hint: exampleOf(component, part, name),
  }));
}

/** The value that was submitted for approval: `body_text`, `body_text_named_params` and their like of the header. */
function exampleOf(component: JsonFields | null, part: 'header' | 'body', name: string): string | null {
  const example = fieldOf(component, 'example');
  const named = listOf(example, `${part}_text_named_params`).find((one) => textOf(one, 'param_name') === name);
  if (named !== undefined) return textOf(named, 'example');
  const values: unknown = example?.get(`${part}_text`);
  const row: unknown = Array.isArray(values) && Array.isArray(values[0]) ? values[0] : values;
  const value: unknown = Array.isArray(row) ? row[Number(name) - 1] : undefined;
  return typeof value === 'string' ? value : null;
}
