import { createLucideIcon } from 'lucide-react';

/*
 * Channel icons missing from Lucide, drawn in its style (24 units, round caps, no fill). They only suggest the brand: the name is always beside them
 * or in their label.
 */

export const Whatsapp = createLucideIcon('whatsapp', [
  ['path', { d: 'M3 21l1.7-4.6A8.6 8.6 0 1 1 8 19.5z', key: 'bubble' }],
  ['path', { d: 'M9 8.6c0 3.6 2.8 6.4 6.4 6.4l.6-2-2-.9-.9.8c-.9-.4-1.6-1.1-2-2l.8-.9-.9-2z', key: 'handset' }],
]);

export const Linkedin = createLucideIcon('linkedin', [
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '3', key: 'frame' }],
  ['path', { d: 'M8 11v5.5', key: 'i' }],
  ['path', { d: 'M8 7.5v.01', key: 'dot' }],
  ['path', { d: 'M12 16.5V11', key: 'n-stem' }],
  ['path', { d: 'M12 13.4a2.2 2.2 0 0 1 4.4 0v3.1', key: 'n-arch' }],
]);

export const Instagram = createLucideIcon('instagram', [
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '5', key: 'body' }],
  ['circle', { cx: '12', cy: '12', r: '4', key: 'lens' }],
  ['path', { d: 'M17 7v.01', key: 'flash' }],
]);

export const Messenger = createLucideIcon('messenger', [
  [
    'path',
    {
      d: 'M12 3c5 0 9 3.6 9 8.3s-4 8.3-9 8.3c-1 0-2-.1-2.9-.4L5.5 21v-3.4A8 8 0 0 1 3 11.3C3 6.6 7 3 12 3z',
      key: 'bubble',
    },
  ],
  ['path', { d: 'M7.5 13l3-3 3 2.5 3-3', key: 'bolt' }],
]);

export const Twitter = createLucideIcon('twitter', [
  ['path', { d: 'M4.5 4h3.8L19.5 20h-3.8z', key: 'stroke' }],
  ['path', { d: 'M19 4l-6.3 7.2', key: 'upper' }],
  ['path', { d: 'M11 13.2L5 20', key: 'lower' }],
]);
