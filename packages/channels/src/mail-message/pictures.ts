/** Maximum size of an embedded image, alone and in total per email, in bytes. */
const LARGEST_PICTURE = 256 * 1024;
const ALL_PICTURES = 2 * 1024 * 1024;

const SHOWN = /^image\/(?:png|gif|jpeg|webp)$/;

/** Embeds the inline images of an email as `data:` addresses. Images over the limit stay attachments. */
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
