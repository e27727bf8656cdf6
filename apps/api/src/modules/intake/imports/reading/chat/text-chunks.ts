/** Decodes UTF-8. @param onBytes told how many bytes each chunk had. */
export async function* textChunks(
  bytes: AsyncIterable<Uint8Array>,
  onBytes: (count: number) => void = () => undefined,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of bytes) {
    yield decoder.decode(chunk, { stream: true });
    onBytes(chunk.length);
  }
  yield decoder.decode();
}
