import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { inRoot } from '../support/paths.ts';
import { type BareApp, bareApp, built } from './app.ts';

/*
 * The package as its users get it: packed, in an app of its own, without our sources and without a plugin.
 */

const run = promisify(execFile);
const jsonOf = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

let app: BareApp;

beforeAll(() => {
  app = bareApp(jsonOf(join(built, 'package.json')));
});
afterAll(() => app.remove());

const components = () =>
  globSync('components/*/index.js', { cwd: built })
    .map((file) => file.split('/')[1] ?? '')
    .toSorted();

/** A color token as browsers write it. */
const rgb = ({ $value }: { $value: { components: number[] } }) =>
  `rgb(${$value.components.map((channel) => Math.round(channel * 255)).join(', ')})`;

/** Bundles a file of the app with Vite. */
async function bundle(input: string, config: InlineConfig = {}) {
  const result = await build({
    root: app.path,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...config,
    build: {
      write: false,
      target: 'es2022',
      ...config.build,
      rolldownOptions: { input, ...config.build?.rolldownOptions },
    },
  });
  if (!('output' in result)) throw new Error('Vite made no bundle.');
  return result.output;
}

const PAGE = `
import { createElement as h } from 'react';
import { Button } from '@concordia/ui/components/Button';
import { ButtonGroup } from '@concordia/ui/components/ButtonGroup';
import { TextField } from '@concordia/ui/components/TextField';
import { Select } from '@concordia/ui/components/Select';
export const page = (onPress) =>
  h('main', null,
    h(ButtonGroup, { label: 'Message' }, h(Button, { tone: 'primary', icon: 'send', onPress }, 'Send')),
    h(TextField, { label: 'Name' }),
    h(Select, { label: 'Channel', options: [{ id: 'sms', name: 'SMS' }] }));
`;

test('every component loads on a server, without a bundler and without a DOM', async () => {
  const names = components();
  expect(names.length).toBeGreaterThan(70);
  const script = app.write(
    'load-all.js',
    `for (const name of ${JSON.stringify(names)}) {
       const module = await import('@concordia/ui/components/' + name);
       if (Object.keys(module).length === 0) throw new Error(name + ' exports nothing');
     }
     await import('@concordia/ui/theme');
     await import('@concordia/ui/locale');
     await import('@concordia/ui/languages/de');`,
  );
  await run(process.execPath, [script], { cwd: app.path });
});

test('a page with a button weighs at most 12 kB gzip of ours', async () => {
  const input = app.write('one-button.js', `export { Button } from '@concordia/ui/components/Button';`);
  const output = await bundle(input, {
    build: {
      rolldownOptions: {
        external: /^(react|react-dom|react-aria|react-aria-components|react-stately|@internationalized)(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const js = output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : [])).join('');
  const sheets: Record<string, string[]> = jsonOf(join(built, 'styles.json'));
  const needed = [...(sheets['components/Button.css'] ?? []), 'components/Button.css'];
  const css = needed.map((file) => readFileSync(join(built, file), 'utf8')).join('');
  expect(gzipSync(js).length + gzipSync(css).length).toBeLessThanOrEqual(12_000);
  // No screen's words come along.
  expect(js).not.toContain('@concordia/api-client');
});

test.each(['react', 'react-18'])('is rendered on a server by %s', async (react) => {
  const input = app.write(
    `server-${react}.js`,
    `${PAGE}
     import { renderToString } from 'react-dom/server';
     process.stdout.write(renderToString(page(() => {})));`,
  );
  const dom = react.replace('react', 'react-dom');
  const [chunk] = await bundle(input, {
    ssr: { noExternal: true },
    resolve: {
      alias: [
        { find: /^react(?=\/|$)/, replacement: react },
        { find: /^react-dom(?=\/|$)/, replacement: dom },
      ],
    },
    build: { ssr: true },
  });
  const script = app.write(`${react}-built.mjs`, chunk.code);
  const { stdout } = await run(process.execPath, [script], { cwd: app.path });
  expect(stdout).toContain('Send</');
  expect(stdout).toMatch(/<label[^>]*>.*Name/);
});

test('its declarations satisfy the compiler, by both kinds of module resolution', async () => {
  app.write(
    'uses.tsx',
    `import { Button } from '@concordia/ui/components/Button';
     import { Table } from '@concordia/ui/components/Table';
     import { vars } from '@concordia/ui/theme';
     export const ok = <Button tone="primary" onPress={() => undefined}>{vars.space.md}</Button>;
     // @ts-expect-error there is no such tone
     export const wrong = <Button tone="loud">Send</Button>;
     export const table = Table;`,
  );
  for (const [module, moduleResolution] of [
    ['esnext', 'bundler'],
    ['nodenext', 'nodenext'],
  ]) {
    const compilerOptions = {
      module,
      moduleResolution,
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      lib: ['es2024', 'dom', 'dom.iterable'],
      target: 'es2023',
      types: [],
      skipLibCheck: true,
    };
    const file = app.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['uses.tsx'] }));
    const compiled = await run(process.execPath, [inRoot('node_modules/typescript-7/bin/tsc'), '-p', file]).catch(
      (reason: { stdout: string }) => reason,
    );
    expect(compiled.stdout).toBe('');
  }
});

test('server-rendered HTML hydrates in the browser, with the styles of the theme', async () => {
  const server = app.write(
    'hydrated-server.js',
    `${PAGE}
     import { renderToString } from 'react-dom/server';
     process.stdout.write(renderToString(page(() => {})));`,
  );
  const { stdout: html } = await run(process.execPath, [server], { cwd: app.path });
  const input = app.write(
    'client.js',
    `import '@concordia/ui/styles.css';
     ${PAGE}
     import { hydrateRoot } from 'react-dom/client';
     hydrateRoot(document.getElementById('app'), page(() => { document.title = 'pressed'; }));`,
  );
  const output = await bundle(input);
  const js = output.flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? [chunk.code] : [])).join('');
  const css = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  const document = `<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8"><title>bare</title><style>${css.join('')}</style>
    <div id="app">${html}</div><script type="module">${js.replaceAll('</script', '<\\/script')}</script></html>`;
  const http = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(document));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (line) => ['error', 'warning'].includes(line.type()) && complaints.push(line.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await page.goto(`http://127.0.0.1:${address.port}`);
    const button = page.getByRole('button', { name: 'Send' });
    await expect
      .poll(async () => {
        await button.click();
        return page.title();
      })
      .toBe('pressed');
    const tokens = jsonOf(join(built, 'tokens.json'));
    await page.mouse.move(0, 0);
    const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(background).toBe(rgb(tokens.theme.light.color.accent));
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    http.close();
  }
});
