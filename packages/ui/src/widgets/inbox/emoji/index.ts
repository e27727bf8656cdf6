export { EmojiButton, type EmojiButtonProps } from './EmojiButton';
