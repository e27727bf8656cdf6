/** Networks and prefix lengths never used on the public internet (RFC 6890, RFC 5737, RFC 6598). */
const RESERVED_V4: readonly (readonly [network: number, bits: number])[] = [
  [0x00_00_00_00, 8],
  [0x0a_00_00_00, 8],
  [0x64_40_00_00, 10],
  [0x7f_00_00_00, 8],
  [0xa9_fe_00_00, 16],
  [0xac_10_00_00, 12],
  [0xc0_00_00_00, 24],
  [0xc0_00_02_00, 24],
  [0xc0_a8_00_00, 16],
  [0xc6_12_00_00, 15],
  [0xc6_33_64_00, 24],
  [0xcb_00_71_00, 24],
  [0xe0_00_00_00, 3],
];
const V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const GROUPS = 8;

/**
 * A public IP address in its shortest form.
 *
 * @param written may have brackets and the `IPv6:` of email headers.
 * @returns `null` for anything else, and for private, local, reserved and documentation addresses.
 */
export function publicAddress(written: string): string | null {
  if (written.length > 64) return null;
  const bare = written.replace(/^\[|\]$/g, '').replace(/^ipv6:/i, '');
  const octets = octetsOf(bare);
  if (octets !== null) return publicV4(octets);
  const groups = groupsOf(bare.toLowerCase());
  return groups === null ? null : publicV6(groups);
}

function octetsOf(text: string): number[] | null {
  const octets = V4.exec(text)?.slice(1).map(Number);
  return octets === undefined || octets.some((octet) => octet > 255) ? null : octets;
}

function publicV4(octets: readonly number[]): string | null {
  const address = octets.reduce((sum, octet) => sum * 256 + octet, 0);
  const isReserved = RESERVED_V4.some(([network, bits]) => {
    const size = 2 ** (32 - bits);
    return address >= network && address < network + size;
  });
  return isReserved ? null : octets.join('.');
}

/** The eight groups of an IPv6 address; an embedded IPv4 address makes the last two. */
function groupsOf(text: string): number[] | null {
  const halves = text.split('::');
  if (halves.length > 2 || !text.includes(':')) return null;
  const [head, tail] = halves.map((half) => (half === '' ? [] : half.split(':').flatMap(groupOf)));
  if (head === undefined || [...head, ...(tail ?? [])].some((group) => Number.isNaN(group))) return null;
  if (tail === undefined) return head.length === GROUPS ? head : null;
  const missing = GROUPS - head.length - tail.length;
  return missing < 1 ? null : [...head, ...Array.from({ length: missing }, () => 0), ...tail];
}

function groupOf(text: string): number[] {
  const octets = octetsOf(text);
  if (octets !== null) {
    const [first = 0, second = 0, third = 0, fourth = 0] = octets;
    return [first * 256 + second, third * 256 + fourth];
  }
  return [/^[0-9a-f]{1,4}$/.test(text) ? Number.parseInt(text, 16) : Number.NaN];
}

/** Public are global unicast addresses (2000::/3) except documentation; a mapped IPv4 address counts as IPv4. */
function publicV6(groups: readonly number[]): string | null {
  const [first = 0, second = 0] = groups;
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return publicV4([high >> 8, high & 255, low >> 8, low & 255]);
  }
  const isGlobal = first >= 0x2000 && first < 0x4000;
  const isDocumentation = (first === 0x2001 && second === 0x0db8) || (first === 0x3fff && second < 0x1000);
  return isGlobal && !isDocumentation ? shortest(groups) : null;
}

/** RFC 5952: omits the longest run of zeros, the first if tied, but not a single zero. */
function shortest(groups: readonly number[]): string {
  let best = { from: 0, length: 1 };
  for (let from = 0; from < groups.length; from += 1) {
    let length = 0;
    while (groups[from + length] === 0) length += 1;
    if (length > best.length) best = { from, length };
  }
  const hex = groups.map((group) => group.toString(16));
  if (best.length === 1) return hex.join(':');
  return `${hex.slice(0, best.from).join(':')}::${hex.slice(best.from + best.length).join(':')}`;
}
