/**
 * The same call with its form as bytes. While Node's fetch writes a form out itself, a connection that ends just then is an error that nobody can
 * catch, and with it the end of the program.
 */
export async function asBytes<Init extends RequestInit>(init: Init): Promise<Init> {
  if (!(init.body instanceof FormData)) return init;
  const form = new Response(init.body);
  const headers = new Headers(init.headers);
  headers.set('content-type', form.headers.get('content-type') ?? 'multipart/form-data');
  return { ...init, headers, body: new Uint8Array(await form.arrayBuffer()) };
}
