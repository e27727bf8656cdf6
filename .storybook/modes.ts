/**
 * The modes in which a story can be seen besides the default (light, left to right, 1200 px).
 *
 * A mode is a set of Storybook globals, so the toolbar and the tests mean the same thing by it. A story asks to be tested in a
 * mode with the tag of that name: `tags: ['dark', 'narrow']`.
 */
export const viewports = {
  w320: { name: 'Small phone (320)', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  w390: { name: 'Phone (390)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  w768: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  w1440: { name: 'Desktop (1440)', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

export const modes = {
  dark: { theme: 'dark' },
  rtl: { direction: 'rtl' },
  narrow: { viewport: { value: 'w390', isRotated: false } },
} as const;

export type Mode = keyof typeof modes;

export const modeNames = ['dark', 'rtl', 'narrow'] as const satisfies readonly Mode[];

/** The instant of every story, which is also the default `now` of the fixtures' world. */
export const storyNow = new Date('2026-03-02T09:00:00.000Z');
