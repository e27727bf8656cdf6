import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import stdlib from 'node-stdlib-browser';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/*
 * The API as one script for a worker of the browser, where the stories ask it (docs/decisions/0032-the-api-answers-stories.md). What it needs of
 * Node is in src/browser/node, or in a stand-in of node-stdlib-browser; what a page has nothing of is absent, and fails when it is called.
 */

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const own = (name: string) => here(`./src/browser/node/${name}.ts`);

/** Modules that we stand in for ourselves. */
const OWN: Readonly<Record<string, string>> = {
  async_hooks: 'async-hooks',
  '@resvg/resvg-js': 'resvg',
  'better-sqlite3': 'better-sqlite3',
  buffer: 'buffer',
  crypto: 'crypto',
  fs: 'fs',
  'fs/promises': 'fs-promises',
  http: 'http',
  module: 'module',
  net: 'net',
  os: 'os',
  perf_hooks: 'perf-hooks',
  'stream/consumers': 'stream-consumers',
  'stream/promises': 'stream-promises',
  'timers/promises': 'timers-promises',
  undici: 'undici',
  url: 'url',
  worker_threads: 'worker-threads',
};

/** What no story reaches: sockets, other databases, mail servers, the web server. */
const ABSENT =
  /^(child_process|cluster|dgram|diagnostics_channel|dns(\/promises)?|http2|https|inspector|readline|repl|tls|tty|v8|vm|zlib|fastify|imapflow|nodemailer(\/.*)?|pg|pino|@fastify\/static|@mikro-orm\/.*|@nestjs\/(platform-fastify|websockets.*|microservices.*))$/;

const STAND_INS = new Map(
  Object.entries(stdlib).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
);

const insteadOfNode: Plugin = {
  name: 'instead-of-node',
  enforce: 'pre',
  resolveId(source, importer) {
    const name = source.replace(/^node:/, '').replace(/\/$/, '');
    const file = OWN[name];
    if (file !== undefined) return own(file);
    if (ABSENT.test(name)) return own('absent');
    if (name === 'stream') return this.resolve('readable-stream', here('./package.json'), { skipSelf: true });
    const standIn = STAND_INS.get(name.replace(/^#node-stand-in\//, ''));
    return standIn === undefined ? null : this.resolve(standIn, importer, { skipSelf: true });
  },
};

const IMPORT = /^import [^;]*;$/gm;

/** A thread's file is a function of its port and of what it is given: see src/browser/node/worker-threads.ts. */
const threadsAsFunctions: Plugin = {
  name: 'threads-as-functions',
  enforce: 'pre',
  transform: {
    filter: { id: /-worker\.ts$/, code: /parentPort/ },
    handler(code) {
      const imports = (code.match(IMPORT) ?? []).filter((statement) => !statement.includes('worker_threads'));
      // Where a package's file lies does not matter: its stand-in fetches it from beside the worker.
      const body = code.replace(IMPORT, '').replaceAll('import.meta.resolve(', "('file:///' + ");
      return `${imports.join('\n')}\nexport default (parentPort, workerData) => {\n${body}\n};\n`;
    },
  },
};

/** Where a thread is started, its file is a name, not something to bring along. */
const threadsByName: Plugin = {
  name: 'threads-by-name',
  enforce: 'pre',
  transform: {
    filter: { id: /-thread\.ts$/, code: /-worker\.js', import\.meta\.url/ },
    handler: (code) => code.replaceAll('new URL(', 'new URL(/* @vite-ignore */ '),
  },
};

const TIMERS = ['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate'];
const fromProcess = ['process', ...TIMERS].map((name): [string, [string, string]] => [name, [own('process'), name]]);
const globals = {
  Buffer: [own('buffer'), 'Buffer'] satisfies [string, string],
  performance: [own('perf-hooks'), 'performance'] satisfies [string, string],
  ...Object.fromEntries(fromProcess),
};

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [insteadOfNode, threadsAsFunctions, threadsByName],
  define: { global: 'globalThis', API_MANIFEST: readFileSync(here('./package.json'), 'utf8') },
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  resolve: { conditions: ['@concordia/source', ...defaultClientConditions] },
  build: {
    outDir: here('./dist/backend'),
    emptyOutDir: true,
    target: 'esnext',
    lib: { entry: here('./src/browser/worker.ts'), formats: ['es'], fileName: () => 'worker.js' },
    chunkSizeWarningLimit: 12_000,
    rolldownOptions: {
      shimMissingExports: true,
      onLog: (level, log, report) => {
        // What is absent has no exports. What stands in for a module must have all that is asked of it.
        if (log.code === 'SHIMMED_EXPORT') {
          if (!log.message.includes('node/absent.ts')) throw new Error(log.message);
        } else report(level, log);
      },
      output: { codeSplitting: false },
      transform: { inject: globals },
    },
  },
});
