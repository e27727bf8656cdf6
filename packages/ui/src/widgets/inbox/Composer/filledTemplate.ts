import type { MessageTemplate } from '@concordia/api-client';

/** A header or body with the texts so far; empty places keep their placeholder. */
export function filledPart(
  { places, ...template }: Pick<MessageTemplate, 'places' | 'header' | 'body'>,
  part: 'header' | 'body',
  texts: readonly string[],
): string | null {
  const known = new Map(
    places.flatMap((place, index) => (place.part === part ? [[place.name, texts[index]?.trim() ?? ''] as const] : [])),
  );
  return template[part]?.replace(/\{\{\s*(\w+)\s*\}\}/g, (written, name) => known.get(name) || written) ?? null;
}
