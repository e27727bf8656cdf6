import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, by the figures of a fresh clone. Begun last, each of these would be alone on the machine at the end. */
const long = [
  'packages/domain/src/inbox/suggestions/training/model.test.ts',
  'packages/domain/src/insight/scheduling/scheduling.test.ts',
  'apps/api/src/modules/intake/mailboxes/mailboxes.http.test.ts',
  'apps/api/src/modules/intake/imports/imports.test.ts',
  'apps/api/src/main.test.ts',
  'apps/api/src/modules/delivery/marketing/cut-off.test.ts',
  'apps/api/src/modules/delivery/outbox/sender.test.ts',
  'apps/api/src/modules/delivery/marketing/marketing.http.test.ts',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = long.findIndex((file) => moduleId.endsWith(file));
  return at < 0 ? long.length : at;
};

/** The files known to take long first, the others in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, another) => rank(one) - rank(another));
  }
}
