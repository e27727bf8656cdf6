import { defineConfig } from 'vitest/config';
import everything from '../../../vitest.config.ts';

/** One test project, limited to one area's tests, for `npm run mutation`. */
const { MUTATION_PROJECT = '', MUTATION_TESTS = '' } = process.env;

const { projects = [], ...shared } = everything.test ?? {};
const { sequence: _order, ...test } = shared;

export default defineConfig({
  ...everything,
  test: {
    ...test,
    projects: projects.flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project) || project.test?.name !== MUTATION_PROJECT) return [];
      return [
        {
          ...project,
          test: {
            ...project.test,
            include: MUTATION_TESTS.split(' '),
            maxWorkers: 1,
            fileParallelism: false,
            // Every statement is instrumented, so tests are slow; Stryker ends infinite mutants itself.
            testTimeout: 300_000,
          },
        },
      ];
    }),
  },
});
