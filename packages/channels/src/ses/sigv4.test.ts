import { expect, it } from 'vitest';
import { signAws } from './sigv4.js';

/** Of the test suite that AWS publishes for Signature Version 4. */
const CREDENTIALS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const AT = Date.UTC(2015, 7, 30, 12, 36);
const SCOPE = { region: 'us-east-1', service: 'service', at: AT };

const signatureOf = async (method: string, path: string, headers: Record<string, string>, body: string) =>
  (await signAws({ method, url: `https://example.amazonaws.com${path}`, headers, body }, CREDENTIALS, SCOPE))
    .authorization;

it.each([
  ['get-vanilla', 'GET', '/', {}, '', '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
  [
    'get-vanilla-query-order-key-case',
    'GET',
    '/?Param2=value2&Param1=value1',
    {},
    '',
    'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
  ],
  ['post-vanilla', 'POST', '/', {}, '', '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
  [
    'post-header-key-sort',
    'POST',
    '/',
    { 'My-Header1': 'value1' },
    '',
    'c5410059b04c1ee005303aed430f6e6645f61f4dc9e1461ec8f8916fdf18852c',
  ],
  [
    'post-x-www-form-urlencoded',
    'POST',
    '/',
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    'Param1=value1',
    'ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a',
  ],
])('signs %s as AWS does', async (_name, method, path, headers, body, signature) => {
  expect(await signatureOf(method, path, headers, body)).toContain(`Signature=${signature}`);
});

it('signs the example of the documentation as AWS does', async () => {
  const url = 'https://iam.amazonaws.com/?Action=ListUsers&Version=2010-05-08';
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' };
  const scope = { region: 'us-east-1', service: 'iam', at: AT };
  expect((await signAws({ method: 'GET', url, headers, body: '' }, CREDENTIALS, scope)).authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/iam/aws4_request, SignedHeaders=content-type;host;x-amz-date, ' +
      'Signature=5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7',
  );
});
