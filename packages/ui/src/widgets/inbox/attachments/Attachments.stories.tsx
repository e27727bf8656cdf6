import type { Attachment } from '@concordia/api-client';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { pictureOf, previews } from '../../shared/testing/pictures';
import { AttachmentList } from '.';
import { AttachmentViewer } from './lazy';

const file = (id: string, fileName: string, contentType: string, change: Partial<Attachment> = {}): Attachment => ({
  id,
  fileName,
  contentType,
  sizeBytes: 184_320,
  isInline: false,
  ...change,
});

const counter = file('counter', 'counter.jpg', 'image/jpeg', { sizeBytes: 2_411_724 });
const plan = file('plan', 'plan of the bar.png', 'image/png');
const offer = file('offer', 'offer-2026.pdf', 'application/pdf', { sizeBytes: 91_400 });
const broken = file('broken', 'not a picture.png', 'image/png');
const sheet = file('sheet', 'prices.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
const onItsWay = file('queue', 'queue.jpg', 'image/jpeg', { state: 'waiting' });
const tooLarge = file('film', 'saturday.mp4', 'video/mp4', {
  state: 'failed',
  failure: 'too_large',
  sizeBytes: 61_865_984,
});

const meta = preview.meta({
  component: AttachmentList,
  args: { attachments: [counter, plan, offer, sheet, onItsWay, tooLarge] },
  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space'], does: 'On a tile: opens the viewer, or downloads the file.' },
      {
        keys: ['ArrowLeft', 'ArrowRight'],
        does: 'In the viewer: the previous and the next file. Scrolls an enlarged picture.',
      },
      { keys: ['+', '-'], does: 'In the viewer: zooms.' },
      { keys: ['0'], does: 'In the viewer: fits the picture to the window.' },
      { keys: ['Escape'], does: 'Closes the viewer and returns the focus to the tile.' },
    ],
  },
  beforeEach: async ({ msw }) => {
    msw.use(previews({ counter: () => pictureOf(2400, 1600, 24), plan: () => pictureOf(600, 1800, 200) }));
    await AttachmentViewer.preload();
  },
});

const tile = (name: RegExp) => screen.findByRole('button', { name });
const viewer = (name: RegExp) => screen.findByRole('dialog', { name });
/** Waits until the thumbnails are drawn. */
const drawn = (root: HTMLElement) =>
  waitFor(() => {
    for (const image of root.querySelectorAll('img')) if (image.naturalWidth === 0) throw new Error('not drawn yet');
  });

/** Pictures, a PDF, a file to download, one that is being fetched and one that could not be. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('link', { name: /^Download prices\.xlsx/ })).toHaveAttribute(
      'download',
      'prices.xlsx',
    );
    await expect(canvas.getByText('Being fetched')).toBeVisible();
    await expect(canvas.getByText('Larger than 26 MB, so it was not kept')).toBeVisible();
  },
});

/** There is nothing to show. */
export const Empty = meta.story({
  args: { attachments: [] },
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** What calls itself a picture and is none has the icon of its kind, and is downloaded. */
export const FailedPicture = meta.story({
  args: { attachments: [broken] },
  tags: ['no-pixels'],
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: /^Download not a picture\.png/ });
    await expect(link).toHaveAttribute('href', '/api/attachments/broken');
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

const twelve = Array.from({ length: 12 }, (_, index) => {
  const [first = counter] = [counter, offer, plan, sheet].slice(index % 4);
  return { ...first, id: `${first.id}-${index}`, fileName: `${index + 1} ${first.fileName}` };
});

export const Crowded = meta.story({
  args: { attachments: twelve },
  tags: ['no-pixels'],
  beforeEach: ({ msw }) =>
    msw.use(previews(Object.fromEntries(twelve.map(({ id }, index) => [id, () => pictureOf(300, 200, index * 30)])))),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(await tile(/^Open 1 counter\.jpg/));
    await expect(await screen.findByText('1 of 9')).toBeVisible();
  },
});

/** The extension stays readable, whatever stands before it. */
export const LongNames = meta.story({
  args: {
    attachments: [
      file('long', `the plan of the bar with every measure in it, and the way to the water.docx`, 'application/msword'),
      file('unbroken', `${'unbroken'.repeat(20)}.zip`, 'application/zip'),
      file('none', 'a name without any extension that is long all the same', 'application/octet-stream'),
      file('hebrew', 'הצעת מחיר מפורטת לשנת אלפיים עשרים ושש.pdf', 'application/octet-stream'),
      file('disguised', 'photo\u202Egpj.exe', 'application/octet-stream'),
    ],
  },
  tags: ['rtl'],
  play: async ({ canvas }) => {
    for (const extension of ['.docx', '.zip', '.pdf', '.exe']) {
      await expect(canvas.getByText(extension)).toBeVisible();
    }
  },
});

/** A picture, fitted to the window. */
export const Viewer = meta.story({
  tags: ['dark', 'narrow', 'rtl'],
  play: async () => {
    await userEvent.click(await tile(/^Open counter\.jpg/));
    const dialog = await viewer(/^counter\.jpg, JPG, 2\.4 MB$/);
    await drawn(dialog);
    await expect(within(dialog).getByRole('img', { name: 'counter.jpg' })).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'counter.jpg');
  },
});

/** The picture in its original size scrolls; pressed again, it fits. */
export const Zoomed = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await userEvent.click(await tile(/^Open counter\.jpg/));
    const dialog = await viewer(/^counter\.jpg/);
    const image = within(dialog).getByRole('img', { name: 'counter.jpg' });
    await drawn(dialog);
    await expect(image.clientWidth).toBeLessThan(1200);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Original size' }));
    await waitFor(() => expect(image.clientWidth).toBe(2400));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(image.clientWidth).toBe(4800));
    const [fit = dialog] = within(dialog).getAllByRole('button', { name: 'Fit to window' });
    await userEvent.click(fit);
    await waitFor(() => expect(image.clientWidth).toBeLessThan(1200));
  },
});

const withoutPdfViewer = () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
};

/** The browser has no viewer for PDFs. */
export const NoPdfViewer = meta.story({
  tags: ['no-pixels'],
  beforeEach: withoutPdfViewer,
  play: async () => {
    await userEvent.click(await tile(/^Open offer-2026\.pdf/));
    const dialog = await viewer(/^offer-2026\.pdf/);
    await expect(await within(dialog).findByText(/^This browser cannot show PDFs/)).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: 'Download' })).toBeVisible();
  },
});

/** What calls itself a PDF and is none is refused, and the frame stays away. */
export const FailedPdf = meta.story({
  tags: ['no-pixels'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
  },
  play: async () => {
    await userEvent.click(await tile(/^Open offer-2026\.pdf/));
    const dialog = await viewer(/^offer-2026\.pdf/);
    await expect(await within(dialog).findByText(/^The preview could not be loaded/)).toBeVisible();
    await expect(dialog.querySelector('iframe')).toBeNull();
  },
});

/** From tile to viewer and back by keys alone. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  beforeEach: withoutPdfViewer,
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.tab();
    await expect(await tile(/^Open counter\.jpg/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const image = within(await viewer(/^counter\.jpg/)).getByRole('img', { name: 'counter.jpg' });
    await drawn(await viewer(/^counter\.jpg/));
    await userEvent.keyboard('+');
    await waitFor(() => expect(image.clientWidth).toBe(2400));
    await userEvent.keyboard('{ArrowRight}');
    await viewer(/^counter\.jpg/);
    await userEvent.keyboard('0{ArrowRight}');
    await viewer(/^plan of the bar\.png/);
    await userEvent.keyboard('{ArrowRight}');
    await viewer(/^offer-2026\.pdf/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText('3 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await viewer(/^plan of the bar\.png/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await tile(/^Open counter\.jpg/)).toHaveFocus());
  },
});
