import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: string | Buffer;
  /** Unix mode and kind, such as 0o120777 of a symbolic link. */
  readonly mode?: number;
  readonly isEncrypted?: boolean;
  /** What the directory says instead of the true size. */
  readonly statedSize?: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const UTF8 = 0x800;

/** Packs a ZIP archive, also one that no honest program would make. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const packed = deflateRawSync(content);
    const name = Buffer.from(entry.name);
    const common = commonFields(entry, content, packed.length, name.length);
    const local = Buffer.concat([uint32(LOCAL), uint16(20), common, name, packed]);
    const attributes = uint32(((entry.mode ?? 0o100644) << 16) >>> 0);
    const tail = [uint16(0), uint16(0), uint16(0), attributes, uint32(offset), name];
    directory.push(Buffer.concat([uint32(CENTRAL), uint16(0x031e), uint16(20), common, ...tail]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = uint16(entries.length);
  const end = [uint32(END), uint16(0), uint16(0), count, count, uint32(central.length), uint32(offset), uint16(0)];
  return Buffer.concat([...parts, central, ...end]);
}

function commonFields({ isEncrypted, statedSize }: ZipEntry, content: Buffer, packed: number, name: number): Buffer {
  return Buffer.concat([
    uint16(UTF8 | (isEncrypted === true ? 1 : 0)),
    uint16(8),
    uint32(0),
    uint32(crc32(content)),
    uint32(packed),
    uint32(statedSize ?? content.length),
    uint16(name),
    uint16(0),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
