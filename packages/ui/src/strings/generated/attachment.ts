// Written by `npm run generate` from messages/en/attachment.json.
import { section } from '../../locale';

export const attachmentStrings = section('attachment', ({ figure }) => ({
  download: 'Download',
  list: 'Attachments',
  kindAndSize: ({ kind, size }: { kind: string; size: string }) => `${kind}, ${size}`,
  onItsWay: 'Being fetched',
  notHere: {
    too_large: ({ limit }: { limit: string }) => `Larger than ${limit}, so it was not kept`,
    refused: 'The sender’s network does not give it out',
    unreachable: 'The sender’s network could not be reached',
    not_connected: 'The channel was disconnected before it was fetched',
    not_exported: 'Not part of the imported export',
    unknown: 'It could not be fetched',
  },
  open: 'Open',
  heading: ({ name, detail }: { name: string; detail: string }) => `${name}, ${detail}`,
  previous: 'Previous file',
  next: 'Next file',
  position: ({ place, count }: { place: number; count: number }) => `${figure(place)} of ${figure(count)}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to window',
  original: 'Original size',
  noViewer: 'This browser cannot show PDFs: download the file to open it.',
  previewFailed: 'The preview could not be loaded: download the file to open it.',
}));
