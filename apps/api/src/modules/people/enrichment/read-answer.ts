/** The largest answer that is read, in bytes. */
const LARGEST = 2 * 1024 * 1024;

/** An answer is larger than any list that we asked for. */
export class LargeAnswer extends Error {
  override readonly name = 'LargeAnswer';
}

/** What a provider answered. */
export interface ReadAnswer {
  readonly status: number;
  /** Empty unless it was a success. */
  readonly text: string;
  /** The header of that name. */
  readonly retryAfter: string | null;
}

/** Reads an answer as far as it is of use. @throws LargeAnswer */
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
  // Leaving the loop cancels the rest.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST) throw new LargeAnswer();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
