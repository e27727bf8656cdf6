import { AbstractHttpAdapter } from '@nestjs/core';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import { runRequest } from '../database/request-context.js';
import { PageReply } from './page-reply.js';
import { type PageRequest, pageRequest } from './page-request.js';

type Handler = (request: PageRequest, reply: PageReply, next: () => void) => unknown;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const satisfies HTTPMethod[];

const isMethod = (text: string): text is (typeof METHODS)[number] => METHODS.some((method) => method === text);

interface Found {
  readonly path: string;
  readonly handler: Handler;
}

const NOT_FOUND = {
  statusCode: 404,
  code: 'ROUTE_NOT_FOUND',
  message: 'This address does not exist. See /docs for the API.',
};

/** Dispatches a page's requests to Nest's handlers without a server. */
export class RequestAdapter extends AbstractHttpAdapter<object, PageRequest, PageReply> {
  readonly #router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 200 });
  readonly #routes = new Map<string, Found>();

  constructor() {
    super();
    this.instance = { inject: (webhook: Injected) => this.#inject(webhook) };
    // Nest registers a route by calling the method named after its verb.
    for (const method of METHODS) {
      Reflect.set(this, method.toLowerCase(), (path: string, handler: Handler) => this.#add(method, path, handler));
    }
  }

  #add(method: HTTPMethod, path: string, handler: Handler): void {
    const name = `${method} ${path}`;
    if (this.#routes.has(name)) return;
    this.#routes.set(name, { path, handler });
    this.#router.on(method, path, () => undefined, name);
  }

  async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const way = isMethod(request.method) ? this.#router.find(request.method, pathname) : null;
    const found = way === null ? undefined : this.#routes.get(String(way.store));
    if (way === null || found === undefined) return Response.json(NOT_FOUND, { status: 404 });
    const whole = await pageRequest(request, { path: found.path, params: way.params });
    const reply = new PageReply(whole);
    return runRequest(async () => {
      await found.handler(whole, reply, () => undefined);
      return reply.response;
    });
  }

  /** Delivers a simulated peer's webhook as an HTTP request. */
  async #inject({ method, url, headers, payload }: Injected) {
    const address = new URL(url, 'http://127.0.0.1:4600');
    const response = await this.answer(new Request(address, { method, headers, body: payload ?? null }));
    return { statusCode: response.status, body: await response.text() };
  }

  initHttpServer(): void {
    this.httpServer = {};
  }

  getRequestHostname(): string {
    return '127.0.0.1';
  }

  getRequestMethod({ method }: PageRequest): string {
    return method;
  }

  getRequestUrl({ url }: PageRequest): string {
    return url;
  }

  status(reply: PageReply, status: number): PageReply {
    return reply.code(status);
  }

  reply(reply: PageReply, body: string | object | null | undefined, status?: number): PageReply {
    if (status !== undefined) reply.code(status);
    return reply.send(body);
  }

  end(reply: PageReply, message?: string): PageReply {
    return reply.send(message);
  }

  redirect(reply: PageReply, status: number, url: string): PageReply {
    return reply.redirect(url, status);
  }

  isHeadersSent({ sent }: PageReply): boolean {
    return sent;
  }

  getHeader(reply: PageReply, name: string): string | undefined {
    return reply.getHeader(name);
  }

  setHeader(reply: PageReply, name: string, value: string): PageReply {
    return reply.header(name, value);
  }

  appendHeader(reply: PageReply, name: string, value: string): PageReply {
    return reply.header(name, value);
  }

  getType(): string {
    return 'page';
  }

  createMiddlewareFactory() {
    return () => undefined;
  }

  applyVersionFilter<Filtered>(handler: Filtered): () => Filtered {
    return () => handler;
  }

  async close(): Promise<void> {}
  enableCors(): void {}
  registerParserMiddleware(): void {}
  render(): void {}
  setErrorHandler(): void {}
  setNotFoundHandler(): void {}
  setViewEngine(): void {}
  useStaticAssets(): void {}
}

interface Injected {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: Uint8Array<ArrayBuffer>;
}
