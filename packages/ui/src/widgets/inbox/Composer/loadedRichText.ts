import { preloadRichTextArea, RichTextArea } from '../../../components/RichTextArea';
import { lazyWithPreload } from '../../../lazyWithPreload';

/** Loaded on demand: only email has formatting. Suspends until the whole editor is there. */
export const LoadedRichText = lazyWithPreload(async () => {
  await preloadRichTextArea();
  return RichTextArea;
});
