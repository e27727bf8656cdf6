import { createPublicKey, type KeyObject, sign } from 'node:crypto';

/** DER (ITU-T X.690): a tag, the length, the content. */
function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...contents: readonly Uint8Array[]) => der(0x30, ...contents);
const integer = (value: number) => der(0x02, Buffer.from([value]));
const bitString = (bytes: Uint8Array) => der(0x03, Buffer.from([0]), bytes);
/** Four-digit year: `20260101000000Z`. */
const time = (at: number) => der(0x18, Buffer.from(`${new Date(at).toISOString().replace(/[-:T]|\.\d{3}Z/g, '')}Z`));

/** sha256WithRSAEncryption, 1.2.840.113549.1.1.11, and its empty parameters. */
const ALGORITHM = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));
/** commonName, 2.5.4.3. */
const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'));

const YEAR = 365 * 86_400_000;

/**
 * A self-signed certificate (RFC 5280), as PEM.
 *
 * @param now ms since the epoch; valid from a year before to a year after.
 */
export function selfSigned(privateKey: KeyObject, commonName: string, now: number): string {
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(commonName)))));
  const validity = sequence(time(now - YEAR), time(now + YEAR));
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const version = der(0xa0, integer(2));
  const body = sequence(version, integer(1), ALGORITHM, name, validity, name, publicKey);
  const all = sequence(body, ALGORITHM, bitString(sign('sha256', body, privateKey)));
  const lines = all.toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
