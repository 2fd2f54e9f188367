import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import { createdDialog, fillIn, listingAt, publish } from './support/listingForm.ts';
import { newcomer } from './support/people.ts';
import { phonePhoto } from './support/photos.ts';
import { open, seeHeading } from './support/steps.ts';

describe('the public profile', () => {
  journey('shows a new name and photo everywhere at once', async ({ visit, origin }) => {
    const { page } = await visit({ as: await newcomer('Misspelt Mo') });
    await open(page, '/create-listing');
    await fillIn(page, 'Lamp of somebody with a face');
    await publish(page);
    await createdDialog(page).getByRole('button', { name: 'View Listing' }).click();
    await seeHeading(page, 'Lamp of somebody with a face');
    const { id, user_id: seller } = await listingAt(page, origin);

    await open(page, '/profile');
    await page.locator('input[type="file"]').setInputFiles(await phonePhoto('me.jpg'));
    await page.getByText('Your photo is saved.').waitFor();
    await page.getByLabel('Your name').fill('Well Spelled Mo');
    await page.getByRole('button', { name: 'Change Name' }).click();
    await page.getByText('Your name is changed everywhere.').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Well Spelled Mo' }).waitFor();
    await page.locator('header [data-state="picture"]').first().waitFor();

    const { page: others } = await visit();
    await open(others, `/listings/${id}`);
    const card = others.getByRole('link', { name: 'Well Spelled Mo' });
    await others.locator('main [data-state="picture"] img').waitFor();
    await card.click();
    await seeHeading(others, 'Well Spelled Mo');
    const photo = others.locator('main [data-state="picture"] img');
    await photo.waitFor();
    const bytes = Buffer.from(
      await (await fetch(new URL((await photo.getAttribute('src')) ?? '', origin))).arrayBuffer(),
    );
    expect(bytes.toString('latin1')).not.toMatch(/Exif|SecretPhone/);

    await page.getByRole('button', { name: 'Remove photo' }).click();
    await page.getByText('Your photo is removed.').waitFor();
    await page.getByRole('button', { name: 'Choose a photo' }).waitFor();
    await open(others, `/sellers/${seller}`);
    await others.locator('main [data-state="initials"]').first().waitFor();
  });
});
