import { type Emoji, emojiTable } from './emojiTable';

const tables = new Map<boolean, Promise<readonly Emoji[]>>();

async function load(isGerman: boolean): Promise<readonly Emoji[]> {
  const [{ english }, translated] = await Promise.all([
    import('./generated/english'),
    isGerman ? import('./generated/german') : null,
  ]);
  return emojiTable(english, translated?.german ?? null);
}

/** The emoji with words of the reader's language: German in German, and English otherwise. Each table loads on first use. */
export function loadEmoji(locale: string): Promise<readonly Emoji[]> {
  const isGerman = /^de\b/i.test(locale);
  const known = tables.get(isGerman);
  if (known !== undefined) return known;
  const table = load(isGerman);
  tables.set(isGerman, table);
  // What failed is tried again at the next opening.
  table.catch(() => tables.delete(isGerman));
  return table;
}
