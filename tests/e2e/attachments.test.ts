import { expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { columns, openMessage } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';

const { open } = journey();
const address = sharedApp('demo');

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('pictures and PDFs of a message open in the viewer, and a page that calls itself a picture is downloaded', async () => {
  // Somebody whom no other journey on this demo replies to.
  await apiAt(address()).simulate('telegram', { from: '830001', name: 'Noor Haddad', text: 'Is there a plan?' });
  const page = await open(address());
  const detail = await openMessage(page, columns.inbox, 'Noor Haddad');
  const field = detail.getByRole('textbox', { name: 'Reply on Telegram' });
  await field.fill('The plan and the offer.');
  const files = [
    { name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') },
    { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) },
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<script>document.title = "run"</script>') },
  ];
  await detail.locator('input[type=file]').setInputFiles(files);
  for (const { name } of files) await detail.getByRole('button', { name: `Remove ${name}` }).waitFor();
  await expect.poll(() => detail.getByRole('progressbar').count()).toBe(0);
  await field.press('Control+Enter');

  const sent = detail.getByRole('article', { name: 'You' });
  const picture = sent.getByRole('button', { name: /^Open plan\.png/ });
  await picture.locator('img').waitFor();
  await sent.getByRole('link', { name: /^Download page\.png/ }).waitFor();

  await picture.click();
  const viewer = page.getByRole('dialog', { name: /^plan\.png/ });
  await viewer.getByRole('img', { name: 'plan.png' }).waitFor();
  await viewer.getByText('1 of 2').waitFor();
  const preview = page.waitForResponse(
    (answer) => answer.url().endsWith('/preview') && answer.request().resourceType() === 'document',
  );
  await page.keyboard.press('ArrowRight');
  const answer = await preview;
  expect(await answer.allHeaders()).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  await page
    .getByRole('dialog', { name: /^offer\.pdf/ })
    .locator('iframe')
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await picture.evaluate((tile) => tile === document.activeElement)).toBe(true);
});
