import { type JsonFields, listOf, textOf } from '../http/json.js';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
]);

/**
 * Restores a text as its author saw it: X shortens links, appends one for the attached file, and escapes three characters.
 *
 * @param entities the object with the list `urls` of `url` and `expanded_url`.
 * @param attached the short link of the file, redundant once the file is attached.
 */
export function readableText(text: string, entities: JsonFields | null, attached: string | null): string {
  let readable = text;
  for (const link of listOf(entities, 'urls')) {
    const short = textOf(link, 'url') ?? '';
    const long = textOf(link, 'expanded_url') ?? '';
    if (short !== '' && short !== attached && long !== '') readable = readable.replaceAll(short, () => long);
  }
  if (attached !== null && attached !== '') readable = readable.replace(attached, '').trimEnd();
  return readable.replaceAll(/&(?:amp|lt|gt);/g, (entity) => ENTITIES.get(entity) ?? entity);
}
