import { Buffer } from 'node:buffer';
import { inferOwnAddresses } from '@concordia/domain';
import { describe, expect, it } from 'vitest';
import { AddressEvidenceTally } from './own-addresses.js';
import { readHeaders } from './read-headers.js';

function tally(...headers: string[]): AddressEvidenceTally {
  const counts = new AddressEvidenceTally();
  for (const header of headers) counts.add(readHeaders(Buffer.from(`${header}\n\n`)));
  return counts;
}
const repeat = (count: number, header: string) => Array.from({ length: count }, () => header);

describe('AddressEvidenceTally', () => {
  it('counts authors, recipients, sent folders and the topmost delivery', () => {
    const counts = tally(
      'From: me@x.example\nTo: bob@y.example, bob@y.example\nX-Gmail-Labels: Sent',
      'From: bob@y.example\nTo: list@z.example\nCc: me@x.example\nDelivered-To: me@x.example\nDelivered-To: list@z.example',
    );
    expect(counts.messages).toBe(2);
    expect(counts.evidence()).toEqual([
      { address: 'me@x.example', sentFolder: 1, deliveredTo: 1, to: 1, from: 1 },
      { address: 'bob@y.example', sentFolder: 0, deliveredTo: 0, to: 1, from: 1 },
      { address: 'list@z.example', sentFolder: 0, deliveredTo: 0, to: 1, from: 0 },
    ]);
  });

  it('gives the rule what it needs to find the owner', () => {
    const counts = tally(
      ...repeat(3, 'From: me@x.example\nTo: bob@y.example'),
      ...repeat(2, 'From: ann@y.example\nTo: me@x.example'),
      'From: carl@y.example\nTo: me@x.example',
    );
    expect(inferOwnAddresses(counts.evidence(), counts.messages)).toEqual({
      addresses: ['me@x.example'],
      confidence: 'likely',
    });
  });

  it('ignores spam', () => {
    expect(
      tally(...repeat(9, 'From: x@y.example\nDelivered-To: z@y.example\nX-Gmail-Labels: Spam')).evidence(),
    ).toEqual([]);
  });
});
