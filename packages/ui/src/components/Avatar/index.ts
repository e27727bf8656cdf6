export { Avatar, type AvatarProps } from './Avatar';
export { AvatarButton, type AvatarButtonProps } from './AvatarButton';
