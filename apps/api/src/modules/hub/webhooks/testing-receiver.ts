import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestReceiver {
  readonly origin: string;
  readonly received: ReceivedRequest[];
  /** Responds to each request; with 204 by default. */
  answer: (request: ReceivedRequest, response: Parameters<RequestListener>[1]) => void;
  readonly stop: () => void;
}

export async function startReceiver(): Promise<TestReceiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const got = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
      receiver.received.push(got);
      receiver.answer(got, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  const receiver: TestReceiver = {
    origin: `http://127.0.0.1:${address.port}`,
    received: [],
    answer: (_, response) => response.writeHead(204).end(),
    stop: () => server.close().closeAllConnections(),
  };
  return receiver;
}
