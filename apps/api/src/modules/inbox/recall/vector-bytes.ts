/* Vectors are signed bytes in memory and plain bytes in the database. */

export const signedBytes = ({ buffer, byteOffset, byteLength }: Uint8Array): Int8Array =>
  new Int8Array(buffer, byteOffset, byteLength);

export const plainBytes = ({ buffer, byteOffset, byteLength }: Int8Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength).slice();
