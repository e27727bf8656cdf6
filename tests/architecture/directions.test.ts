import { describe, expect, test } from 'vitest';
import { objectionTo } from './directions.ts';
import { importsOf, sourceFiles, textOf } from './sources.ts';

describe('import directions', () => {
  test('every import of every source file is permitted', () => {
    const objections = sourceFiles().flatMap((file) =>
      importsOf(textOf(file)).flatMap((specifier) => {
        const objection = objectionTo(file, specifier);
        return objection === null ? [] : [`${file} imports ${specifier}: ${objection}`];
      }),
    );
    expect(objections).toEqual([]);
  });

  test.each([
    ['packages/domain/src/a.ts', '@concordia/channels'],
    ['packages/channels/src/email/a.ts', '@concordia/fixtures'],
    ['packages/contract/src/inbox/a.ts', '@concordia/channels'],
    ['packages/api-client/src/http.ts', '@concordia/domain'],
    ['packages/fixtures/src/a.ts', '@concordia/ui/components/Board'],
    ['packages/ui/src/widgets/Brief/Brief.tsx', '@concordia/fixtures'],
    ['apps/api/src/modules/inbox/messages/messages.service.ts', '@concordia/fixtures'],
    ['apps/web/src/app/main.tsx', '@concordia/fixtures/network'],
    ['apps/web/src/app/main.tsx', '../../../../packages/ui/src/index'],
    ['packages/domain/src/inbox/a.ts', '../../../fixtures/src/index.js'],
    ['packages/new/src/index.ts', './a.js'],
  ])('%s may not import %s', (file, specifier) => {
    expect(objectionTo(file, specifier)).not.toBeNull();
  });

  test.each([
    ['packages/channels/src/email/a.ts', '@concordia/domain'],
    ['packages/fixtures/src/network/index.ts', '@concordia/api-client/msw'],
    ['apps/api/src/modules/demo/demo.seeder.ts', '@concordia/fixtures'],
    ['packages/ui/src/widgets/Brief/Brief.stories.tsx', '@concordia/fixtures/network'],
    ['apps/web/src/pages/Dashboard.tsx', '@concordia/ui/widgets/Board'],
    ['packages/domain/src/inbox/a.ts', '../time/instant.js'],
    ['packages/ui/src/components/Button/Button.tsx', 'react-aria-components'],
  ])('%s may import %s', (file, specifier) => {
    expect(objectionTo(file, specifier)).toBeNull();
  });

  test('dynamic, type-only and re-exporting imports are seen', () => {
    const text = `
      import type { A } from 'type-only';
      export { b } from 're-export';
      export const c = () => import('dynamic');
      export type D = import('inline-type').D;
    `;
    expect(importsOf(text).toSorted()).toEqual(['dynamic', 'inline-type', 're-export', 'type-only']);
  });
});
