import { expect, it } from 'vitest';
import { fileIcon, isPdf, isPicture } from './fileTypes';

it.each([
  ['image/png', true],
  ['Image/JPEG; name=a', true],
  ['image/avif', true],
  ['image/svg+xml', false],
  ['image/tiff', false],
  ['text/html', false],
  ['', false],
])('%j is a picture to show: %s', (type, isSo) => expect(isPicture(type)).toBe(isSo));

it.each([
  ['application/pdf', true],
  ['application/PDF; x=1', true],
  ['application/pdfx', false],
])('%j is a PDF: %s', (type, isSo) => expect(isPdf(type)).toBe(isSo));

it.each([
  ['image/svg+xml', 'image'],
  ['video/mp4', 'play'],
  ['application/zip', 'archive'],
  ['text/calendar; method=REQUEST', 'calendar'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'file-text'],
  ['text/plain', 'file-text'],
  ['application/octet-stream', 'file'],
  ['', 'file'],
])('%j has the icon %s', (type, icon) => expect(fileIcon(type)).toBe(icon));
