let arriving = 0;
let underWay = 0;

type Load = () => Promise<unknown>;

interface Loader {
  wrapDynamicImport: (load: Load) => Promise<unknown>;
}

const isLoader = (value: unknown): value is Loader =>
  typeof value === 'object' && value !== null && 'wrapDynamicImport' in value;

/** Whether a chunk is being loaded: its place may be empty, and nothing on the page says so. */
export const isChunkArriving = (): boolean => arriving > 0;

/** Counts dynamic imports. Vitest sends each of them through its own function, because some are mocked. */
export function countArrivals(): void {
  const loader: unknown = Reflect.get(globalThis, '__vitest_browser_runner__');
  if (!isLoader(loader)) throw new Error('Vitest no longer sends dynamic imports through __vitest_browser_runner__.');
  const load = loader.wrapDynamicImport;
  loader.wrapDynamicImport = async (factory) => {
    arriving += 1;
    try {
      return await load(factory);
    } finally {
      arriving -= 1;
    }
  };
}

/** How many calls the page has made that have not been answered; calls that a story holds count for ever. */
export const callsUnderWay = (): number => underWay;

/** Counts the page's calls of the API. */
export function countCalls(): void {
  const call = window.fetch.bind(window);
  window.fetch = async (...request) => {
    underWay += 1;
    try {
      return await call(...request);
    } finally {
      underWay -= 1;
    }
  };
}
