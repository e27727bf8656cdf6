import { describe, expect, it } from 'vitest';
import { viewerAction } from './viewerKeys';

const plain = { metaKey: false, ctrlKey: false, altKey: false };
const fitted = { isZoomed: false, isReversed: false };

describe('keys of the viewer', () => {
  it.each([
    ['ArrowLeft', 'previous'],
    ['ArrowRight', 'next'],
    ['+', 'zoomIn'],
    ['=', 'zoomIn'],
    ['-', 'zoomOut'],
    ['0', 'fit'],
    ['Escape', null],
    ['Enter', null],
  ])('%s: %s', (key, action) => expect(viewerAction({ key, ...plain }, fitted)).toBe(action));

  it('turn with the text', () => {
    const reversed = { ...fitted, isReversed: true };
    expect(viewerAction({ key: 'ArrowLeft', ...plain }, reversed)).toBe('next');
    expect(viewerAction({ key: 'ArrowRight', ...plain }, reversed)).toBe('previous');
  });

  it('leave the arrows to an enlarged picture', () => {
    const zoomed = { ...fitted, isZoomed: true };
    expect(viewerAction({ key: 'ArrowLeft', ...plain }, zoomed)).toBeNull();
    expect(viewerAction({ key: '-', ...plain }, zoomed)).toBe('zoomOut');
  });

  it('leave shortcuts to the browser', () => {
    expect(viewerAction({ key: '+', ...plain, ctrlKey: true }, fitted)).toBeNull();
    expect(viewerAction({ key: 'ArrowLeft', ...plain, altKey: true }, fitted)).toBeNull();
    expect(viewerAction({ key: '0', ...plain, metaKey: true }, fitted)).toBeNull();
  });
});
