/**
 * What can be mutated together: sources, and the tests that should notice.
 *
 * @typedef {{ name: string, project: 'unit' | 'api', sources: string[], tests: string[], sample: number }} Area
 *   `sources` and `tests` are globs from the root; `sample` is how many mutants are tried unless a number is given.
 */

/** A channel's modules that parse provider payloads. */
const READERS =
  '{events,parse,inbound,webhook,updates,content,notifications,posts-in,messages-in,envelopes,incoming,posted,report,form}.ts';

/** Numeric models with simulation tests, which take many minutes once every statement is instrumented. */
const MODELS = '{customers,experiments,influence,maths,scheduling,suggestions}';

/** @type {Area[]} */
const areas = [
  {
    name: 'domain',
    project: 'unit',
    sources: [
      'packages/domain/src/**/*.ts',
      `!packages/domain/src/${MODELS}/**`,
      '!packages/domain/src/**/labelled/**',
    ],
    tests: [`packages/domain/src/!(${MODELS.slice(1, -1).replaceAll(',', '|')})/**/*.test.ts`],
    sample: 300,
  },
  {
    name: 'eligibility',
    project: 'unit',
    sources: ['packages/domain/src/delivery/eligibility/*.ts'],
    tests: ['packages/domain/src/delivery/eligibility/*.test.ts'],
    sample: 0,
  },
  {
    name: 'channels',
    project: 'unit',
    sources: [
      `packages/channels/src/**/${READERS}`,
      'packages/channels/src/email/{parse-mail,read-headers,header-block,header-text,addresses,dates,mime,quotes}.ts',
    ],
    tests: ['packages/channels/src/**/*.test.ts'],
    sample: 300,
  },
  {
    name: 'outbox',
    project: 'api',
    sources: ['apps/api/src/modules/delivery/outbox/*.ts'],
    tests: ['apps/api/src/modules/delivery/outbox/*.test.ts'],
    sample: 60,
  },
  {
    name: 'inbound',
    project: 'api',
    sources: ['apps/api/src/modules/intake/inbound/*.ts'],
    tests: ['apps/api/src/modules/intake/inbound/*.test.ts'],
    sample: 60,
  },
  {
    name: 'jobs',
    project: 'api',
    sources: ['apps/api/src/jobs/*.ts'],
    tests: ['apps/api/src/jobs/*.test.ts'],
    sample: 60,
  },
];

/**
 * Resolves areas by name, or by a file or folder inside one; such paths try every mutant.
 *
 * @param {string[]} words
 * @returns {{ areas: Area[], unknown: string[] }}
 */
export function areasOf(words) {
  if (words.length === 0) return { areas, unknown: [] };
  const found = words.map((word) => areas.find(({ name }) => name === word) ?? within(word));
  return {
    areas: found.filter((area) => area !== undefined),
    unknown: words.filter((_, index) => found[index] === undefined),
  };
}

/** @param {string} path @returns {Area | undefined} */
function within(path) {
  const area = areas.find(({ sources: [first = ''] }) => path.startsWith(first.slice(0, first.indexOf('*'))));
  const sources = [path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*.ts`];
  return area && { ...area, name: path.replaceAll('/', '-'), sources, sample: 0 };
}

export const areaNames = areas.map(({ name }) => name);
