import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Who may see every workspace: the database itself, the jobs that serve them all, the log of changes, the commands that open the database
 * themselves, the backend of the stories, and the tests.
 */
const MAY_SEE_ALL =
  /^(browser|commands|database|jobs|testing)\/|^modules\/platform\/stream\/changes\.repository\.ts$|\.test\.ts$|^modules\/(intake\/imports|inbox\/assistant\/questions)\/testing/;

/** Ways around the gateway. */
const WAYS_AROUND = [
  { what: 'the open database', pattern: /database\.tokens\.js|\bENGINE\b/ },
  { what: 'the engine', pattern: /database\/engine\.js/ },
  { what: 'a driver or the ORM', pattern: /from '(@mikro-orm\/|better-sqlite3|pg['/])/ },
  { what: 'SQL as text that names tables', pattern: /sql(<[^>]*>)?`[^`]*\b(from|join|into|update)\s+"?[a-z_]+/i },
  { what: 'another workspace by hand', pattern: /\bworkspace_id\b/ },
] as const;

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !MAY_SEE_ALL.test(file));

describe('outside the database, no file knows', () => {
  test.each(WAYS_AROUND)('$what', ({ pattern }) => {
    const offenders = files.filter((file) => pattern.test(readFileSync(`${root}/${file}`, 'utf8')));
    expect(offenders).toEqual([]);
  });

  test('and the rule looks at the modules', () => {
    expect(files).toContain('modules/inbox/messages/messages.repository.ts');
    expect(files.length).toBeGreaterThan(50);
  });
});
