import { Buffer as StandIn } from '#node-stand-in/buffer';

/* Adds base64url, which the buffer polyfill lacks. */
const { from } = StandIn;
const { toString } = StandIn.prototype;

const toBase64 = (text: string) => text.replaceAll('-', '+').replaceAll('_', '/');
const toBase64Url = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

Object.assign(StandIn, {
  from: (value: unknown, ...rest: unknown[]) =>
    typeof value === 'string' && rest[0] === 'base64url'
      ? Reflect.apply(from, StandIn, [toBase64(value), 'base64'])
      : Reflect.apply(from, StandIn, [value, ...rest]),
});

Object.assign(StandIn.prototype, {
  toString(this: Buffer, encoding?: BufferEncoding, start?: number, end?: number): string {
    if (encoding !== 'base64url') return toString.call(this, encoding, start, end);
    return toBase64Url(toString.call(this, 'base64', start, end));
  },
});

export * from '#node-stand-in/buffer';
