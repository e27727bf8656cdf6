import { describe, expect, test } from 'vitest';
import { privateWordsIn } from './glossary.ts';
import { projectFiles, sourceFiles, textOf } from './sources.ts';

/** What `npm run new` writes becomes source: its templates speak like it. */
const templates = () => projectFiles().filter((file) => file.startsWith('scripts/templates/'));

describe('names are the terms of the field', () => {
  test('in every source, and in what `npm run new` writes', () => {
    const sources = sourceFiles().filter(
      (file) => /^(apps|packages)\//.test(file) && !/\/generated\/|\.stories\.tsx$/.test(file),
    );
    const found = [...sources, ...templates()].flatMap((file) =>
      privateWordsIn(textOf(file)).map((name) => `${file} ${name}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ['const run = useTaskDeeds();', ['useTaskDeeds: actions']],
    ['export function RowBones() {}', ['RowBones: skeleton']],
    ['interface Told { readonly at: number }', ['Told: what it is: IncomingEnvelope, MailOutcome']],
    ['this.#courierOf(id);', ['courierOf: delivery worker']],
  ])('%s is not', (text, expected) => {
    expect(privateWordsIn(text)).toEqual(expected);
  });

  test.each(['const indeed = true;', "const text = 'Where is my parcel?';", '// the bones of it', 'const asked = 1;'])(
    '%s is fine',
    (text) => {
      expect(privateWordsIn(text)).toEqual([]);
    },
  );
});
