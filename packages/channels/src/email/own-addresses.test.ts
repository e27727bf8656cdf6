import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { OwnAddressTally } from './own-addresses.js';
import { readHeaders } from './read-headers.js';

function own(...headers: string[]): string[] {
  const tally = new OwnAddressTally();
  for (const header of headers) tally.add(readHeaders(Buffer.from(`${header}\n\n`)));
  return tally.own();
}
const repeat = (count: number, header: string) => Array.from({ length: count }, () => header);

describe('OwnAddressTally', () => {
  it('believes sent folders and the topmost Delivered-To', () => {
    expect(
      own(
        ...repeat(3, 'From: me@x.example\nTo: bob@y.example\nX-Gmail-Labels: Sent'),
        ...repeat(5, 'From: bob@y.example\nTo: me.too@x.example\nDelivered-To: me@x.example'),
        ...repeat(
          4,
          'From: bob@y.example\nTo: me.too@x.example\nDelivered-To: me.too@x.example\nDelivered-To: list@z.example',
        ),
      ),
    ).toEqual(['me@x.example', 'me.too@x.example']);
  });

  it('finds the one who takes part in everything where exports say nothing', () => {
    expect(
      own(
        'From: me@x.example\nTo: a@y.example',
        'From: b@y.example\nTo: me@x.example',
        'From: c@y.example\nTo: d@y.example\nCc: me@x.example',
        'From: me@x.example\nTo: e@y.example',
      ),
    ).toEqual(['me@x.example']);
  });

  it('claims nothing between two people', () => {
    expect(own(...repeat(9, 'From: a@y.example\nTo: b@y.example'))).toEqual([]);
    expect(own()).toEqual([]);
  });

  it('ignores spam', () => {
    expect(own(...repeat(9, 'From: x@y.example\nDelivered-To: z@y.example\nX-Gmail-Labels: Spam'))).toEqual([]);
  });
});
