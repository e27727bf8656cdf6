import { describe, expect, it } from 'vitest';
import { DEFAULT_DRAFT } from '../channelDraft/draft';
import { browserFile, readSetupFile } from './setupFile';

const exported = {
  product: 'concordia',
  version: 1,
  exportedAt: '2026-03-02T09:00:00.000Z',
  config: { guardrails: { canary: 50 } },
  channels: [],
  checksum: 'abc',
  secrets: null,
};

describe('a chosen file of the setup', () => {
  it('is known as one that the server made', () => {
    const read = readSetupFile(JSON.stringify(exported));
    expect(read).toMatchObject({ is: 'file', hasSecrets: false, draft: { guardrails: { canary: 50, L1: true } } });
    expect(readSetupFile(JSON.stringify({ ...exported, secrets: {} }))).toMatchObject({ hasSecrets: true });
  });

  it('is known as a draft that a browser kept', () => {
    expect(readSetupFile(JSON.stringify(browserFile(DEFAULT_DRAFT)))).toEqual({ is: 'draft', draft: DEFAULT_DRAFT });
    expect(readSetupFile(JSON.stringify(DEFAULT_DRAFT))).toEqual({ is: 'draft', draft: DEFAULT_DRAFT });
  });

  it('is told from one that was cut off, and from one of another version', () => {
    const text = JSON.stringify(exported);
    expect(readSetupFile(text.slice(0, -20))).toEqual({ is: 'broken' });
    expect(readSetupFile(JSON.stringify({ ...exported, version: 2 }))).toEqual({ is: 'version', version: '2' });
  });

  it.each(['', '[]', 'null', '{"a":1}', '"x"'])('is nothing of ours when it holds %s', (text) => {
    expect(readSetupFile(text)).toEqual({ is: 'other' });
  });
});
