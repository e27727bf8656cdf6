export { isTooLongToPaste } from './longestPaste';
export { preloadRichTextArea, RichTextArea, type RichTextAreaProps, type RichTextHandle } from './RichTextArea';
export type { RichText } from './richText';
