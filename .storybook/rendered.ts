const quietFrames = 2;
const mostFrames = 12;

/**
 * Waits until what a first render left for later is on the page, such as the rows of a collection: two frames in which nothing changes. Answers of the
 * server are not waited for.
 */
export async function rendered(): Promise<void> {
  if (document.hidden) return;
  let isChanged = false;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let frame = 0, quiet = 0; frame < mostFrames && quiet < quietFrames; frame += 1) {
    isChanged = false;
    await new Promise(requestAnimationFrame);
    quiet = isChanged ? 0 : quiet + 1;
  }
  observer.disconnect();
}
