import type { Attachment } from '@concordia/api-client';
import { expect, it } from 'vitest';
import { previewOf } from './previewOf';

const file: Attachment = { id: '1', fileName: 'a', contentType: 'image/png', sizeBytes: 1, isInline: false };

it('shows pictures and PDFs that are here', () => {
  expect(previewOf(file)).toBe('picture');
  expect(previewOf({ ...file, contentType: 'application/pdf' })).toBe('pdf');
});

it('shows nothing else', () => {
  expect(previewOf({ ...file, contentType: 'image/svg+xml' })).toBeNull();
  expect(previewOf({ ...file, contentType: 'text/html', fileName: 'a.png' })).toBeNull();
  expect(previewOf({ ...file, state: 'waiting' })).toBeNull();
  expect(previewOf({ ...file, state: 'failed' })).toBeNull();
});
