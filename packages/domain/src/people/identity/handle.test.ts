import { describe, expect, it } from 'vitest';
import { readPhone } from '../phone/index.js';
import { linkedinHandle, normalizeHandle } from './handle.js';

describe('normalizeHandle', () => {
  it.each([
    ['email', ' Ada@Example.ORG ', 'ada@example.org'],
    ['email', 'ada', null],
    ['sms', '0046 70 174 06 01', '+46701740601'],
    ['whatsapp', '070 174 06 01', null],
    ['whatsapp', 'US.13491208655302741918', 'US.13491208655302741918'],
    ['telegram', 'Ada_L', '@ada_l'],
    ['telegram', '@Ada_L', '@ada_l'],
    ['telegram', '123456', '123456'],
    ['telegram', '123ada', '@123ada'],
    ['telegram', '-1001234567890', '-1001234567890'],
    ['instagram', '@Bea.Nogueira', 'bea.nogueira'],
    ['linkedin', 'https://www.linkedin.com/in/Ada-Lindqvist/?x=1', 'ada-lindqvist'],
    ['linkedin', 'ada-lindqvist', 'ada-lindqvist'],
    ['linkedin', 'urn:li:person:Ylpq-RobP9', 'urn:li:person:Ylpq-RobP9'],
    ['twitter', '<script>', null],
    ['messenger', '', null],
  ] as const)('of %s %j is %j', (channel, written, kept) => {
    expect(normalizeHandle(channel, written, readPhone)).toBe(kept);
  });

  it('reads no profile where there is none', () => {
    expect([linkedinHandle('https://www.linkedin.com/company/x'), linkedinHandle('linkedin.com/in/%E0%A4%A')]).toEqual([
      null,
      null,
    ]);
  });
});
