/** Has the browser fetch a file of ours to where it keeps what is downloaded. The page stays. */
export function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
