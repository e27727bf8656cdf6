import { StreamableFile } from '@nestjs/common';

type Body = string | Uint8Array | object | null | undefined;

/** The part of Fastify's reply that handlers use; it ends as a `Response`. */
export class PageReply {
  readonly #headers = new Headers();
  readonly #finished = Promise.withResolvers<Response>();
  #status = 200;
  #isSent = false;

  constructor(readonly request: object) {}

  get response(): Promise<Response> {
    return this.#finished.promise;
  }

  get sent(): boolean {
    return this.#isSent;
  }

  /** The part of Node's response that handlers use: whether the headers were sent, and `destroy`. */
  get raw() {
    return {
      headersSent: this.#isSent,
      destroy: () => this.#finished.reject(new TypeError('The connection was closed.')),
    };
  }

  code(status: number): this {
    this.#status = status;
    return this;
  }

  status(status: number): this {
    return this.code(status);
  }

  header(name: string, value: string | number): this {
    this.#headers.set(name, String(value));
    return this;
  }

  headers(all: Readonly<Record<string, string | number>>): this {
    for (const [name, value] of Object.entries(all)) this.header(name, value);
    return this;
  }

  type(contentType: string): this {
    return this.header('content-type', contentType);
  }

  getHeader(name: string): string | undefined {
    return this.#headers.get(name) ?? undefined;
  }

  redirect(url: string, status = 302): this {
    return this.code(status).header('location', url).send();
  }

  send(body?: Body): this {
    this.#isSent = true;
    this.#finished.resolve(this.#responseOf(body));
    return this;
  }

  async #responseOf(body: Body): Promise<Response> {
    const { content, type } = await contentOf(body);
    if (type !== null && !this.#headers.has('content-type')) this.type(type);
    return new Response(content, { status: this.#status, headers: this.#headers });
  }
}

interface Content {
  readonly content: string | Blob | null;
  /** The default content type. */
  readonly type: string | null;
}

const bytes = (part: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(part);

async function contentOf(body: Body): Promise<Content> {
  if (body === undefined || body === null) return { content: null, type: null };
  if (typeof body === 'string') return { content: body, type: 'text/plain; charset=utf-8' };
  if (body instanceof Uint8Array) return { content: new Blob([bytes(body)]), type: 'application/octet-stream' };
  if (body instanceof StreamableFile) return contentOf(body.getStream());
  if (isStream(body)) {
    const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
    for await (const part of body) parts.push(typeof part === 'string' ? part : bytes(part));
    return { content: new Blob(parts), type: null };
  }
  return { content: JSON.stringify(body), type: 'application/json; charset=utf-8' };
}

const isStream = (body: object): body is AsyncIterable<string | Uint8Array> => Symbol.asyncIterator in body;
