export { Popover, type PopoverProps, PopoverTrigger } from './Popover';
export { PopoverContext } from './PopoverContext';
