/** Maximum response size, in bytes. */
const LARGEST = 2 * 1024 * 1024;

/** The response is larger than any list we request. */
export class LargeAnswer extends Error {
  override readonly name = 'LargeAnswer';
}

export interface ReadAnswer {
  readonly status: number;
  /** Empty unless the status is a success. */
  readonly text: string;
  /** The `Retry-After` header. */
  readonly retryAfter: string | null;
}

/** Reads a response within the size limit. @throws LargeAnswer */
export async function readAnswer(response: Response): Promise<ReadAnswer> {
  const { status } = response;
  const retryAfter = response.headers.get('retry-after');
  if (status === 200) return { status, text: await textOf(response), retryAfter };
  await response.body?.cancel();
  return { status, text: '', retryAfter };
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest of the body.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST) throw new LargeAnswer();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
