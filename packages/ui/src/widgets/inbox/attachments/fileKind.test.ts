import { expect, it } from 'vitest';
import { fileKind } from './fileKind';

it.each([
  ['Offer 2026.pdf', 'application/octet-stream', 'PDF'],
  ['photo.JPeG', 'image/jpeg', 'JPEG'],
  ['README', 'text/plain; charset=utf-8', 'TEXT'],
  ['invite', 'text/calendar', 'CALENDAR'],
  ['archive', 'application/x-tar', 'TAR'],
  ['unknown', 'application/octet-stream', null],
  ['', '', null],
])('%j of type %j is %s', (name, type, kind) => expect(fileKind(name, type)).toBe(kind));
