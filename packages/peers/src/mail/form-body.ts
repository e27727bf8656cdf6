export interface PostedField {
  readonly name: string;
  readonly value: string | Uint8Array;
  readonly fileName?: string;
  readonly contentType?: string;
}

const BOUNDARY = 'xYzZY';

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const quoted = (text: string): string => text.replace(/["\r\n]/g, (sign) => encodeURIComponent(sign));

/** `multipart/form-data` (RFC 7578) with the bytes unchanged. */
export function formBody(fields: readonly PostedField[]): Uint8Array {
  const parts = fields.flatMap(({ name, value, fileName, contentType }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(name)}"${fileName === undefined ? '' : `; filename="${quoted(fileName)}"`}\r\n${contentType === undefined ? '' : `Content-Type: ${contentType}\r\n`}\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]));
}
