import { texts, type ConversationAnswer, type Listing, type Message } from '@porchlight/domain';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../apps/web/src/lib/paths.ts';
import { contractApi, dataOf, password, type ContractApi, type TestUser } from '../contract/api.ts';
import { contactDialog, log, replyField } from '../journeys/support/conversations.ts';
import { createdDialog, fillIn, publish, titleField } from '../journeys/support/listingForm.ts';
import { accountMenu, signIn, storedSession } from '../journeys/support/people.ts';
import { open } from '../journeys/support/steps.ts';
import type { LineFault } from './support/badLine.ts';
import { startWeb, type Web } from './support/web.ts';

/** The starting point of every act: another user's listing, and a conversation about it. */
interface Scene {
  api: ContractApi;
  me: TestUser;
  seller: TestUser;
  listing: Listing;
  first: Message;
}

interface Act {
  name: string;
  method: string;
  path: RegExp;
  /** The act starts signed out. */
  isVisitor?: true;
  address(scene: Scene): string;
  /** Fills in and submits. */
  act(page: Page, scene: Scene): Promise<void>;
  /** What tells the user of success. */
  success(page: Page, scene: Scene): Locator;
  /** How many times the act took effect on the server. */
  happened(scene: Scene): Promise<number>;
  /** Typed text that is still on the page. */
  typed?(page: Page): readonly (readonly [field: Locator, text: string])[];
}

const wordsOf = async ({ api, me, seller, listing }: Scene): Promise<string[]> => {
  const path = `/messages/conversations/${listing.id}/${seller.id}`;
  const { messages } = await dataOf<ConversationAnswer>(api.call('GET', path, { token: me.token }));
  return messages.map(({ content }) => content);
};
const timesSaid = async (scene: Scene, text: string): Promise<number> =>
  (await wordsOf(scene)).filter((content) => content === text).length;

const passwordForm = (page: Page): Locator => page.getByRole('form', { name: texts.profile.changePassword });
const dialogText = (page: Page): Locator => contactDialog(page).getByLabel(texts.contactSeller.message);

const acts: readonly Act[] = [
  {
    name: 'signing in',
    method: 'POST',
    path: /\/auth\/login$/,
    isVisitor: true,
    address: () => '/login',
    act: (page, { me }) => signIn(page, me.user.email),
    success: (page, { me }) => accountMenu(page, me.user.name),
    // A session that the page doesn't know of counts for nothing.
    happened: async () => 0,
    typed: (page) => [[page.getByLabel('Password', { exact: true }), password]],
  },
  {
    name: 'saving a listing',
    method: 'POST',
    path: /\/favorites\/[^/]+$/,
    address: ({ listing }) => `/listings/${listing.id}`,
    act: (page) => page.getByRole('button', { name: texts.listing.save, exact: true }).click(),
    success: (page) => page.getByRole('button', { name: texts.listing.saved, exact: true }),
    happened: async ({ api, me, listing }) => {
      const answer = await api.call('GET', `/favorites/${listing.id}/check`, { token: me.token });
      const { is_favorite: isSaved } = (await answer.json()) as { is_favorite: boolean };
      return isSaved ? 1 : 0;
    },
  },
  {
    name: 'writing to a seller',
    method: 'POST',
    path: /\/messages$/,
    address: ({ listing }) => `/listings/${listing.id}`,
    act: async (page) => {
      await page.getByRole('button', { name: texts.listing.messageSeller }).click();
      await dialogText(page).fill('How loud is loud?');
      await contactDialog(page).getByRole('button', { name: texts.contactSeller.send, exact: true }).click();
    },
    success: (page) => page.getByText(texts.contactSeller.sentTitle),
    happened: (scene) => timesSaid(scene, 'How loud is loud?'),
    typed: (page) => [[dialogText(page), 'How loud is loud?']],
  },
  {
    name: 'replying',
    method: 'POST',
    path: /\/reply$/,
    address: ({ listing, seller }) => paths.messages.href({ listingId: listing.id, otherUserId: seller.id }),
    act: async (page) => {
      await replyField(page).fill('Asking for a neighbor.');
      await replyField(page).press('Enter');
    },
    success: (page) => log(page).getByText('Asking for a neighbor.'),
    happened: (scene) => timesSaid(scene, 'Asking for a neighbor.'),
    typed: (page) => [[replyField(page), 'Asking for a neighbor.']],
  },
  {
    name: 'publishing',
    method: 'POST',
    path: /\/listings$/,
    address: () => '/create-listing',
    act: async (page) => {
      await fillIn(page, 'Chest of drawers from a first flat');
      await publish(page);
    },
    success: (page) => createdDialog(page),
    happened: async ({ api, me }) => {
      const answer = api.call('GET', '/user/listings', { token: me.token });
      return (await dataOf<{ listings: Listing[] }>(answer)).listings.length;
    },
    typed: (page) => [[titleField(page), 'Chest of drawers from a first flat']],
  },
  {
    name: 'changing the password',
    method: 'PUT',
    path: /\/auth\/password$/,
    address: () => '/profile',
    act: async (page) => {
      const form = passwordForm(page);
      await form.getByLabel('Current password').fill(password);
      await form.getByLabel('New password', { exact: true }).fill('Evergreen7');
      await form.getByLabel('New password once more').fill('Evergreen7');
      await form.getByRole('button', { name: texts.profile.changePassword }).click();
    },
    success: (page) => page.getByText(texts.profile.passwordUpdated),
    happened: async ({ api, me }) => {
      const json = { email: me.user.email, password: 'Evergreen7' };
      return (await api.call('POST', '/auth/login', { json })).status === 200 ? 1 : 0;
    },
    typed: (page) => [[passwordForm(page).getByLabel('New password', { exact: true }), 'Evergreen7']],
  },
];

/** Faults that prevent the act, and faults that happen after it took effect. */
const lost: readonly LineFault[] = ['portal', 'misrouted'];
const kept: readonly LineFault[] = ['cut', 'twice', 'late'];

describe('a bad connection between browser and server', () => {
  let web: Web;
  beforeAll(async () => {
    web = await startWeb();
  });
  afterAll(() => web.stop());

  async function setTheScene(): Promise<Scene> {
    const api = contractApi(web.address);
    const [me, seller] = [await api.newUser('Bad Line'), await api.newUser('Sam Seller')];
    const listing = await api.listingOf(seller);
    const json = { listing_id: listing.id, subject: 'Desk', content: 'Is it still there?' };
    const first = await dataOf<Message>(api.call('POST', '/messages', { token: me.token, json }));
    return { api, me, seller, listing, first };
  }

  /** Performs an act over the bad connection, then checks the page. */
  async function perform(what: Act, fault: LineFault, then: (page: Page, scene: Scene) => Promise<void>) {
    const scene = await setTheScene();
    const context = await web.browser.newContext({
      baseURL: web.line.origin,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      ...(what.isVisitor ? {} : { storageState: storedSession(scene.me, web.line.origin) }),
    });
    context.setDefaultTimeout(20_000);
    const crashes: string[] = [];
    context.on('weberror', (problem) => crashes.push(String(problem.error())));
    const page = await context.newPage();
    try {
      await open(page, what.address(scene));
      web.line.spoil(fault, what.method, what.path);
      await what.act(page, scene);
      await expect.poll(() => web.line.spoiled()).toBeGreaterThan(0);
      await then(page, scene);
      expect(crashes).toEqual([]);
    } finally {
      web.line.spoil(null);
      await context.close();
    }
  }

  /** The error: an alert, or the first words of the text in its place. */
  const failure = (page: Page): Locator =>
    page
      .getByRole('alert')
      .or(page.getByText(/^(That did not save|Not sent|Something went wrong)\./))
      .filter({ visible: true })
      .first();

  describe.each(acts)('$name', (what) => {
    test.for(lost)('%s: no success is shown, and typed text stays', async (fault, { task }) => {
      await perform(what, fault, async (page, scene) => {
        await expect
          .poll(
            async () => (await failure(page).isVisible()) && !(await what.success(page, scene).isVisible()),
            {
              message: task.name,
              timeout: 20_000,
            },
          )
          .toBe(true);
        expect(await what.happened(scene)).toBe(0);
        for (const [field, text] of what.typed?.(page) ?? []) expect(await field.inputValue()).toBe(text);
      });
    });

    test.for(kept)('%s: it happens once, and typed text stays until success is shown', async (fault) => {
      await perform(what, fault, async (page, scene) => {
        const outcome = async (): Promise<string> => {
          if (await what.success(page, scene).first().isVisible()) return 'success';
          return (await failure(page).isVisible()) ? 'failure' : 'nothing yet';
        };
        // It may look like a failure only when the response itself is lost.
        const seen = fault === 'cut' ? /success|failure/ : /success/;
        await expect.poll(outcome, { timeout: 20_000 }).toMatch(seen);
        if (!what.isVisitor) expect(await what.happened(scene)).toBe(1);
        if ((await outcome()) === 'failure')
          for (const [field, text] of what.typed?.(page) ?? []) expect(await field.inputValue()).toBe(text);
      });
    });
  });
});
