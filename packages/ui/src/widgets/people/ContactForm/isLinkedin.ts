/** Whether a text is an https URL of a LinkedIn page; the same rule as on the server. */
export function isLinkedin(text: string): boolean {
  const url = URL.parse(text.trim());
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return url.hostname === 'linkedin.com' || url.hostname.endsWith('.linkedin.com');
}
