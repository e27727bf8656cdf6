import { describe, expect, it } from 'vitest';
import { publicAddress } from './public-address.js';

const dotted = (address: number): string => [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.');

describe('an IPv4 address', () => {
  it.each([
    ['0.0.0.0', '0.255.255.255'],
    ['10.0.0.0', '10.255.255.255'],
    ['100.64.0.0', '100.127.255.255'],
    ['127.0.0.0', '127.255.255.255'],
    ['169.254.0.0', '169.254.255.255'],
    ['172.16.0.0', '172.31.255.255'],
    ['192.0.0.0', '192.0.0.255'],
    ['192.0.2.0', '192.0.2.255'],
    ['192.168.0.0', '192.168.255.255'],
    ['198.18.0.0', '198.19.255.255'],
    ['198.51.100.0', '198.51.100.255'],
    ['203.0.113.0', '203.0.113.255'],
    ['224.0.0.0', '255.255.255.255'],
  ])('is reserved from %s to %s, and not beside that', (first, last) => {
    const number = (text: string) => text.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);
    expect([publicAddress(first), publicAddress(last)]).toEqual([null, null]);
    const beside = [number(first) - 1, number(last) + 1].filter((one) => one >= 0 && one < 2 ** 32).map(dotted);
    expect(beside.map(publicAddress)).toEqual(beside);
  });

  it.each(['1.2.3.256', '1.2.3', '1.2.3.4.5', '1.2.3.x', ''])('is not %j', (written) => {
    expect(publicAddress(written)).toBeNull();
  });

  it('may stand in brackets', () => {
    expect(publicAddress('[8.8.8.8]')).toBe('8.8.8.8');
  });
});

describe('an IPv6 address', () => {
  it.each([
    ['2A00:1:2:3:4:5:6:7', '2a00:1:2:3:4:5:6:7'],
    ['[IPv6:2A00:1450:4001:0000:0000:0000:0000:200e]', '2a00:1450:4001::200e'],
    ['::ffff:8.8.4.4', '8.8.4.4'],
    ['ipv6:2a00::0001', '2a00::1'],
    ['2a00:1:2:3:4:5::7', '2a00:1:2:3:4:5:0:7'],
    ['2a00:0:0:3:0:0:6:7', '2a00::3:0:0:6:7'],
    ['2a00:0:0:3:0:0:0:7', '2a00:0:0:3::7'],
    ['2a00:1:2:3:4:5:0:0', '2a00:1:2:3:4:5::'],
    ['2a00::8.8.8.9', '2a00::808:809'],
    ['2000::', '2000::'],
    ['3fff:1000::', '3fff:1000::'],
    ['3ffe::', '3ffe::'],
    ['2001:db7::1', '2001:db7::1'],
    ['2002:db8::1', '2002:db8::1'],
    ['::ffff:808:809', '8.8.8.9'],
  ])('%s is kept as %s', (written, shortest) => {
    expect(publicAddress(written)).toBe(shortest);
    expect(publicAddress(shortest)).toBe(shortest);
  });

  it.each([
    ['is below the public ones', '1fff:ffff::1'],
    ['is above the public ones', '4000::'],
    ['is documentation', '2001:db8:ffff::1'],
    ['is documentation, too', '3fff:fff::1'],
    ['is a mapped private one', '::ffff:10.0.0.1'],
    ['is nearly a mapped one', '::1:ffff:8.8.8.8'],
    ['is mapped otherwise', '::fffe:8.8.8.8'],
    ['is local', '::1'],
    ['has two gaps', '2a00::1::2'],
    ['has too few groups', '2a00:1:2:3:4:5:6'],
    ['has too many groups', '2a00:1:2:3:4:5:6:7:8'],
    ['has a gap for nothing', '2a00:1:2:3:4:5:6::7'],
    ['has a group of five digits', '2a00::12345'],
    ['has a group that is no number', '2a00::12g4'],
    ['has a wrong group before the gap', '2a00:x::1'],
    ['has an empty group', '2a00:::1'],
    ['has no colon', '2a00'],
  ])('counts for nothing that %s: %s', (_, written) => {
    expect(publicAddress(written)).toBeNull();
  });
});

it('does not look at what is too long for an address', () => {
  expect(publicAddress(`[${'['.repeat(64)}8.8.8.8]`)).toBeNull();
});
