/** Removes what an earlier story left in the browser, such as an unsaved draft: stories share its storage. */
export function forgetKept(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('concordia_')) localStorage.removeItem(key);
}
