import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';

type Part = string | Uint8Array<ArrayBuffer>;

type Listener = (request: Readable, response: LocalResponse) => void;

/** Servers inside this page by port; nothing leaves the page. */
const servers = new Map<number, LocalServer>();
let lastPort = 40_000;

class LocalServer extends EventEmitter {
  #port: number | null = null;

  constructor(readonly listener: Listener) {
    super();
  }

  listen(port: number, _host: string, ready: () => void): this {
    lastPort += 1;
    this.#port = port || lastPort;
    servers.set(this.#port, this);
    queueMicrotask(ready);
    return this;
  }

  address() {
    return this.#port === null ? null : { address: '127.0.0.1', family: 'IPv4', port: this.#port };
  }

  close(done?: () => void): this {
    if (this.#port !== null) servers.delete(this.#port);
    if (done !== undefined) queueMicrotask(done);
    return this;
  }

  closeAllConnections(): void {}
  closeIdleConnections(): void {}
  unref(): this {
    return this;
  }
}

class LocalResponse extends EventEmitter {
  readonly #headers = new Headers();
  readonly #parts: Part[] = [];
  readonly #answer = Promise.withResolvers<Response>();
  #status = 200;
  headersSent = false;

  get answered(): Promise<Response> {
    return this.#answer.promise;
  }

  setHeader(name: string, value: string | number): this {
    this.#headers.set(name, String(value));
    return this;
  }

  writeHead(status: number, headers: Readonly<Record<string, string | number>> = {}): this {
    this.#status = status;
    this.headersSent = true;
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    return this;
  }

  write(part: Part): boolean {
    this.#parts.push(part);
    return true;
  }

  end(part?: Part | null): this {
    if (part !== undefined && part !== null) this.write(part);
    const hasBody = this.#status !== 204 && this.#status !== 304;
    this.#answer.resolve(
      new Response(hasBody ? new Blob(this.#parts) : null, { status: this.#status, headers: this.#headers }),
    );
    return this;
  }

  destroy(): this {
    this.#answer.reject(new TypeError('The connection was closed.'));
    return this;
  }
}

export const createServer = (listener: Listener) => new LocalServer(listener);

interface Call {
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array | null;
}

/** Calls a server inside this page. @throws TypeError if none listens on the port, like `fetch`. */
export async function callLocal(url: URL, { method, headers, body }: Call): Promise<Response> {
  const server = servers.get(Number(url.port));
  if (server === undefined) throw new TypeError(`Nothing is listening at ${url.host}.`);
  const request = Object.assign(Readable.from(body === null ? [] : [Buffer.from(body)]), {
    method,
    url: `${url.pathname}${url.search}`,
    headers: { host: url.host, ...Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])) },
  });
  const response = new LocalResponse();
  server.listener(request, response);
  return response.answered;
}

/** Empty: nothing in a page shows status texts. */
export const STATUS_CODES: Readonly<Record<number, string>> = {};

export default { createServer, STATUS_CODES };
