import { useEffect, useRef, useState } from 'react';
import { FileMedia, isPicture } from '../../shared/parts/FileTile';

export interface LocalMediaProps {
  contentType: string;
  /** `null` if it was attached before this page was opened. */
  source: File | null;
}

/** The thumbnail of a local picture, or the icon of its kind. */
export function LocalMedia({ contentType, source }: LocalMediaProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const { current } = image;
    if (current === null || source === null) return;
    const url = URL.createObjectURL(source);
    current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [source]);
  const isShown = source !== null && isPicture(source.type) && !isBroken;
  return (
    <FileMedia
      layout="row"
      contentType={contentType}
      imageRef={isShown ? image : undefined}
      onBroken={() => setBroken(true)}
    />
  );
}
