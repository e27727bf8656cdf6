import type { FetchLike } from '@modelcontextprotocol/sdk/shared/transport.js';

/**
 * Limits the total size of all responses; exceeding it is an error.
 *
 * The MCP client reads a response whole, and an event stream for as long as it lasts.
 */
export function boundedFetch(fetch: FetchLike, maxBytes: number): FetchLike {
  let left = maxBytes;
  return async (url, init) => {
    const response = await fetch(url, init);
    if (response.body === null) return response;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          left -= chunk.byteLength;
          if (left < 0) controller.error(new Error(`The responses are larger than ${maxBytes} bytes.`));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
}
