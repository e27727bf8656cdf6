import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = new Map([
  ['.css', 'text/css'],
  ['.html', 'text/html; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
  ['.mjs', 'text/javascript'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
]);

/** The requested file; `undefined` if there is none below the folder. @param {string} folder @param {string} path */
function fileOf(folder, path) {
  const file = join(folder, normalize(decodeURIComponent(path)), path.endsWith('/') ? 'index.html' : '');
  return file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/**
 * Serves a folder's files like a minimal web server, on loopback, a free port, and below a path.
 *
 * @param {string} folder
 * @param {string} path such as `/review/`
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export function serveFolder(folder, path) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback');
    const file = pathname.startsWith(path) ? fileOf(folder, pathname.slice(path.length - 1)) : undefined;
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types.get(extname(file)) ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const close = () => {
        server.closeAllConnections();
        server.close();
      };
      resolve({ address: `http://127.0.0.1:${port}${path}`, close });
    });
  });
}
