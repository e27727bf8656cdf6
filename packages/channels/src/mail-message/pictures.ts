/** What a picture inside the text may weigh at most, alone and together with the others of its mail, in bytes. */
const LARGEST_PICTURE = 256 * 1024;
const ALL_PICTURES = 2 * 1024 * 1024;

const SHOWN = /^image\/(?:png|gif|jpeg|webp)$/;

/** Pictures that stand in the text of a mail, as `data:` addresses. What is too heavy stays a file beside it. */
export function embeddedPictures() {
  let left = ALL_PICTURES;
  return {
    take(contentType: string, content: Uint8Array): string | null {
      const size = content.byteLength;
      if (!SHOWN.test(contentType) || size > LARGEST_PICTURE || size > left) return null;
      left -= size;
      return `data:${contentType};base64,${Buffer.from(content).toString('base64')}`;
    },
  };
}
