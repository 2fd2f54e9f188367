import { limits } from '@porchlight/domain';
import type { StoredDraft } from '@porchlight/flows/listingEditor';
import { emptyDraft } from '@porchlight/flows/listingEditor';
import { set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { refuseStorage } from '../../../../../tests/support/refuseStorage.ts';
import { forgetDrafts } from '../../testing/forgetDrafts.ts';
import { noteSignIn, noteSignOut } from '../../lib/leavers.ts';
import { createDraftStore } from './draftStore.ts';
import { findUnsentListings, forgetPhotos } from './ofPerson.ts';
import type { KeptPhotos } from './readKept.ts';
import { onShelf } from './photoShelf.ts';

const dayMs = 86_400_000;
const start = Date.parse('2026-06-15T16:00:00Z');
let now = start;
const storeOf = (user: string) => createDraftStore(user, () => now);
const ana = storeOf('ana');

const stored = (title: string): StoredDraft => ({
  draft: {
    ...emptyDraft('ana@porchlight.test'),
    title,
    contact_phone: '(512) 555-0142',
    show_phone: true,
  },
  rememberedPrice: '12',
  draftId: 'first',
  revision: 3,
  basedOn: null,
});

const photos = (...names: string[]): KeptPhotos => ({
  known: [],
  photos: names.map((name) => ({
    name,
    blob: new Blob([`bytes of ${name}`], { type: 'image/png' }),
    turn: 90,
  })),
});

/** Photos of the listing by id, files by name. */
const namesOf = (kept: KeptPhotos | null | undefined): string[] =>
  (kept?.photos ?? []).map((photo) => ('id' in photo ? photo.id : photo.name));

/** Title and photo names of a stored draft. */
async function seen(store = ana, key = 'create') {
  const kept = await store.read(key);
  return kept === null ? null : [kept.stored?.draft.title, ...namesOf(kept.kept)];
}

const keepRaw = (value: unknown): void => localStorage.setItem('draft/ana/create', JSON.stringify(value));
const shelve = (value: unknown, name = 'ana/create') =>
  onShelf((shelf) => set(name, value, shelf), undefined);

beforeEach(async () => {
  now = start;
  localStorage.clear();
  await forgetDrafts();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('storing', () => {
  test('text and photos are restored unchanged, in order', async () => {
    ana.write('create', stored('Oak desk'));
    await ana.writePhotos('create', photos('b.png', 'a.png'));
    const kept = await ana.read('create');
    expect(kept?.stored).toEqual(stored('Oak desk'));
    const [first] = kept?.kept?.photos ?? [];
    if (first === undefined || 'id' in first) throw new Error('no file was kept');
    expect([first.name, first.blob.type, await first.blob.text()]).toEqual([
      'b.png',
      'image/png',
      'bytes of b.png',
    ]);
    expect(await seen()).toEqual(['Oak desk', 'b.png', 'a.png']);
    expect(await seen(ana, 'desk')).toBeNull();
  });

  test('is per user: no other user can read or delete it', async () => {
    const ben = storeOf('ben');
    ana.write('create', stored('Ana’s'));
    await ana.writePhotos('create', photos('ana.png'));
    expect(await seen(ben)).toBeNull();
    ben.write('create', stored('Ben’s'));
    await ben.remove('create');
    expect(await seen(ben)).toBeNull();
    expect(await seen()).toEqual(['Ana’s', 'ana.png']);
  });

  test('happens in the order of calls, across forms', async () => {
    const otherForm = storeOf('ana');
    void ana.writePhotos('create', photos('a.png'));
    void otherForm.writePhotos('create', photos('b.png'));
    expect(await seen()).toEqual([undefined, 'b.png']);
    void ana.writePhotos('create', photos('c.png'));
    void otherForm.remove('create');
    expect(await seen()).toBeNull();
    void ana.writePhotos('create', photos('d.png'));
    await ana.writePhotos('create', null);
    expect(await seen()).toBeNull();
  });
});

describe('a stored item', () => {
  test.each([null, 'words', [], {}, { draft: 'none' }, { draft: {}, draftId: 7, revision: 1 }])(
    'is no draft: %j',
    async (value) => {
      keepRaw(value);
      expect(await seen()).toBeNull();
    },
  );

  test('that is cut off is no draft, and is deleted', async () => {
    localStorage.setItem('draft/ana/create', '{"draft":{"title":"Oak d');
    expect(await seen()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test('of an older form restores known fields and leaves the rest empty', async () => {
    keepRaw({
      draft: {
        title: 'Oak desk',
        price: 12,
        price_type: 'barter',
        location: { city: 'Austin' },
        color: 'red',
        show_phone: 'yes',
      },
      draftId: 'first',
      revision: 3,
    });
    expect((await ana.read('create'))?.stored).toEqual({
      draft: { ...emptyDraft(), title: 'Oak desk', price_type: '' },
      rememberedPrice: '',
      draftId: 'first',
      revision: 3,
      basedOn: null,
    });
  });

  test('restores only valid photos', async () => {
    await shelve({ photos: ['a.png', { name: 'b.png' }, ...photos('c.png').photos, null] });
    expect(await seen()).toEqual([undefined, 'c.png']);
    await shelve('photos');
    expect(await seen()).toBeNull();
  });
});

describe('a browser with blocked or full storage', () => {
  test('fails silently: no draft outlives the page', async () => {
    refuseStorage();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    ana.write('create', stored('Oak desk'));
    await ana.writePhotos('create', photos('a.png'));
    expect(await seen()).toBeNull();
    await ana.remove('create');
  });

  test('deletes the text when only text can be stored', async () => {
    vi.stubGlobal('indexedDB', undefined);
    ana.write('create', stored('Oak desk'));
    await ana.writePhotos('create', photos('a.png'));
    expect(await seen()).toEqual(['Oak desk']);
  });

  test('keeps what was stored before, and later calls work', async () => {
    ana.write('create', stored('Oak desk'));
    await ana.writePhotos('create', photos('a.png'));
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const words = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    // The database accepts the photos, but aborts the transaction.
    const shelf = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
    ) {
      const request: IDBRequest<IDBValidKey> = this.get('ana/create');
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    ana.write('create', stored('Oak desk, one drawer'));
    await ana.writePhotos('create', photos('a.png', 'b.png'));
    expect(await seen()).toEqual(['Oak desk', 'a.png']);
    shelf.mockImplementation(full);
    await ana.writePhotos('create', photos('c.png'));
    expect(await seen()).toEqual(['Oak desk', 'a.png']);
    words.mockRestore();
    shelf.mockRestore();
    ana.write('create', stored('Oak desk, no drawer'));
    await ana.writePhotos('create', photos('d.png'));
    expect(await seen()).toEqual(['Oak desk, no drawer', 'd.png']);
  });
});

describe('signing out', () => {
  test('finds a user’s unsent items: drafts by title, and photos without a draft', async () => {
    ana.write('create', stored('Oak desk '));
    await ana.writePhotos('create', photos('a.png'));
    await ana.writePhotos('lamp', photos('lamp.png'));
    storeOf('anabel').write('create', stored('Anabel’s'));
    storeOf('ben').write('create', stored('Ben’s'));
    expect(await findUnsentListings('ana', now)).toEqual([
      { kind: 'draft', title: 'Oak desk' },
      { kind: 'photos', title: '' },
    ]);
    now += (limits.draftDays + 1) * dayMs;
    expect(await findUnsentListings('ana', now)).toEqual([]);
  });

  test('deletes a user’s photos, including pending writes', async () => {
    void ana.writePhotos('create', photos('a.png'));
    void storeOf('ben').writePhotos('create', photos('ben.png'));
    await forgetPhotos('ana');
    expect(await seen()).toBeNull();
    expect(await seen(storeOf('ben'))).toEqual([undefined, 'ben.png']);
  });

  test('stores nothing more for a user who has left, until they return', async () => {
    noteSignOut('ana');
    ana.write('create', stored('Oak desk'));
    await ana.writePhotos('create', photos('a.png'));
    expect(await seen()).toBeNull();
    noteSignIn('ana');
    ana.write('create', stored('Oak desk'));
    expect(await seen()).toEqual(['Oak desk']);
  });
});

describe('age', () => {
  const pass = (days: number): void => void (now += days * dayMs);

  test('a draft goes when nobody changed it for long, with its photos', async () => {
    ana.write('create', stored('Oak desk'));
    await ana.writePhotos('create', photos('a.png'));
    pass(limits.draftDays);
    expect(await seen()).toEqual(['Oak desk', 'a.png']);
    now += 1;
    expect(await seen()).toBeNull();
    now = start;
    expect(await seen()).toBeNull();
  });

  test.each(['words', 'photos'] as const)('counts from the last change: of the %s', async (last) => {
    ana.write('create', stored('Oak desk'));
    await ana.writePhotos('create', photos('a.png'));
    pass(limits.draftDays - 1);
    if (last === 'words') ana.write('create', stored('Oak desk'));
    else await ana.writePhotos('create', photos('a.png'));
    pass(limits.draftDays - 1);
    expect(await seen()).toEqual(['Oak desk', 'a.png']);
    pass(2);
    expect(await seen()).toBeNull();
  });

  test('applies to all users’ drafts, and to nothing else', async () => {
    ana.write('desk', stored('Oak desk'));
    await ana.writePhotos('lamp', photos('lamp.png'));
    localStorage.setItem('token', 'mine');
    pass(limits.draftDays + 1);
    await storeOf('ben').read('create');
    expect(Object.keys(localStorage)).toEqual(['token']);
    now = start;
    expect(await seen(ana, 'lamp')).toBeNull();
  });

  test.each([{}, { keptAt: start + 400 * dayMs }, { keptAt: 'yesterday' }])(
    'counts from now when the time is missing or invalid: %j',
    async (when) => {
      keepRaw({ ...stored('Oak desk'), ...when });
      await shelve({ ...photos('a.png'), ...when });
      expect(await seen()).toEqual(['Oak desk', 'a.png']);
      pass(limits.draftDays);
      expect(await seen()).toEqual(['Oak desk', 'a.png']);
      pass(1);
      expect(await seen()).toBeNull();
    },
  );
});
