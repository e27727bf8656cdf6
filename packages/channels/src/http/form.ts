/**
 * Serializes a form body to bytes before the call. While Node's fetch streams a form itself, a closing connection raises an error that cannot be
 * caught and ends the process.
 */
export async function asBytes<Init extends RequestInit>(init: Init): Promise<Init> {
  if (!(init.body instanceof FormData)) return init;
  const form = new Response(init.body);
  const headers = new Headers(init.headers);
  headers.set('content-type', form.headers.get('content-type') ?? 'multipart/form-data');
  return { ...init, headers, body: new Uint8Array(await form.arrayBuffer()) };
}
