import { useImperativeHandle, useRef, useState } from 'react';
import { lazyWithPreload } from '../../lazyWithPreload';
import { Box } from './Box';
import type { Format } from './commands';
import { FormatBar } from './FormatBar';
import type { RichTextAreaProps } from './RichTextArea';
import type { SurfaceHandle } from './Surface';

/** Loaded after the rest, so that neither is too large to wait for. */
export const Surface = lazyWithPreload(async () => (await import('./Surface')).Surface);

const NO_FORMATS: ReadonlySet<Format> = new Set();

/** The text and its format bar. */
export function Editor(props: RichTextAreaProps) {
  const { isCollapsed = false, isReadOnly = false, ref } = props;
  const surface = useRef<SurfaceHandle>(null);
  const [formats, setFormats] = useState(NO_FORMATS);
  useImperativeHandle(ref, () => ({
    focus: () => surface.current?.focus(),
    blur: () => surface.current?.blur(),
    insert: (text, before) => surface.current?.insert(text, before),
    append: (added) => surface.current?.append(added),
  }));
  return (
    <Box {...props} bar={!isCollapsed && <FormatBar surface={surface} formats={formats} isDisabled={isReadOnly} />}>
      <Surface {...props} ref={surface} onFormats={setFormats} />
    </Box>
  );
}
