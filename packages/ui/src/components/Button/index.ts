export { Button, type ButtonProps } from './Button';
export { ButtonContext, type ButtonDefaults } from './ButtonContext';
export { IconButton, type IconButtonProps } from './IconButton';
export { LinkButton, type LinkButtonProps } from './LinkButton';
