/** Whether a text is the https address of a page of LinkedIn, as the server takes it. */
export function isLinkedin(text: string): boolean {
  const url = URL.parse(text.trim());
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return url.hostname === 'linkedin.com' || url.hostname.endsWith('.linkedin.com');
}
