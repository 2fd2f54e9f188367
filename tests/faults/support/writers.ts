import type {
  AuthAnswer,
  ConversationAnswer,
  ConversationsAnswer,
  FavoriteCheckAnswer,
  Listing,
  Message,
} from '@porchlight/domain';
import { contractApi, dataOf, password, type ContractApi } from '../../contract/api.ts';

/** The known state of a listing, or its possible states after a call without a response. */
interface KnownListing {
  key: string;
  /** Possible versions; `null`: possibly deleted. */
  may: Set<number | null>;
  /** Possible photo counts. */
  photos: Set<number>;
}

interface KnownMessage {
  content: string;
  acknowledged: boolean;
  /** The other user of the conversation. */
  other: Writer;
  listing: string;
}

const words = (key: string, version: number) => ({
  title: `${key} version ${version}`,
  description: `All there is to say about ${key} version ${version}.`,
  price: version,
});

/** A simulated user who does everything users do, one act after another, and remembers what was confirmed. */
export class Writer {
  readonly name: string;
  readonly #random: () => number;
  readonly #photo: Uint8Array;
  #api: ContractApi;
  #origin: string;
  #count = 0;
  #login: AuthAnswer | undefined;
  /** The writer's first listing, which is edited and never deleted: others save it and write about it. */
  #first = '';
  readonly #listings = new Map<string, KnownListing>();
  /** Keys of listings that a call without a response may have created. */
  readonly #unanswered = new Set<string>();
  readonly #favorites = new Map<string, Set<boolean>>();
  #messages: KnownMessage[] = [];
  #accounts: { email: string; acknowledged: boolean }[] = [];
  /** Unexpected responses that were not lost connections. */
  readonly odd: string[] = [];
  confirmed = 0;

  constructor(name: string, origin: string, random: () => number, photo: Uint8Array) {
    this.name = name;
    this.#random = random;
    this.#photo = photo;
    this.#api = contractApi(origin);
    this.#origin = origin;
  }

  get id(): string {
    return this.#login?.user.id ?? '';
  }

  get first(): string {
    return this.#first;
  }

  /** Switches to a restarted server. */
  meet(origin: string): void {
    this.#origin = origin;
    this.#api = contractApi(origin);
  }

  /** Sends a request; `null` when the connection broke. */
  async #send(method: string, path: string, json?: unknown, body?: FormData): Promise<unknown> {
    try {
      const answer = await this.#api.call(method, path, {
        ...(this.#login && { token: this.#login.token }),
        ...(json !== undefined && { json }),
        ...(body && { body }),
      });
      const text = await answer.text();
      if (!answer.ok) {
        this.odd.push(`${method} ${path}: ${answer.status} ${text}`);
        return null;
      }
      this.confirmed += 1;
      return text === '' ? {} : JSON.parse(text);
    } catch {
      return null;
    }
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)];
  }

  async begin(): Promise<void> {
    const email = `${this.name}@porchlight.test`;
    await this.#api.call('POST', '/auth/register', { json: { name: this.name, email, password } });
    await this.signIn();
    await this.#create();
    [this.#first = ''] = this.#listings.keys();
  }

  /** Access tokens last 15 minutes, and a run may last longer. */
  async signIn(): Promise<void> {
    const email = `${this.name}@porchlight.test`;
    this.#login = await dataOf<AuthAnswer>(
      this.#api.call('POST', '/auth/login', { json: { email, password } }),
    );
  }

  /** One random act. */
  async step(others: readonly Writer[]): Promise<void> {
    const acts = [
      () => this.#register(),
      () => this.#create(),
      () => this.#create(),
      () => this.#upload(),
      () => this.#upload(),
      () => this.#edit(),
      () => this.#edit(),
      () => this.#remove(),
      () => this.#favorite(others),
      () => this.#favorite(others),
      () => this.#message(others),
      () => this.#message(others),
    ];
    await this.#pick(acts)?.();
  }

  async #register(): Promise<void> {
    const email = `${this.name}-${(this.#count += 1)}@porchlight.test`;
    const known = { email, acknowledged: false };
    this.#accounts.push(known);
    if ((await this.#send('POST', '/auth/register', { name: 'TestUser', email, password })) !== null)
      known.acknowledged = true;
  }

  async #create(): Promise<void> {
    const key = `desk-${this.name}-${(this.#count += 1)}`;
    const json = await this.#api.listingBody(words(key, 1)).catch(() => null);
    if (json === null) return;
    this.#unanswered.add(key);
    const answer = (await this.#send('POST', '/listings', json)) as { data: Listing } | null;
    if (answer === null) return;
    this.#unanswered.delete(key);
    this.#listings.set(answer.data.id, { key, may: new Set([1]), photos: new Set([0]) });
  }

  #standing(): [string, KnownListing][] {
    return [...this.#listings].filter(([, { may }]) => may.size === 1 && !may.has(null));
  }

  async #upload(): Promise<void> {
    const found = this.#pick(this.#standing().filter(([, { photos }]) => Math.max(...photos) < 4));
    if (found === undefined) return;
    const [id, known] = found;
    const form = new FormData();
    for (const name of ['a.jpg', 'b.jpg'])
      form.append('images', new File([new Uint8Array(this.#photo)], name));
    const before = Math.max(...known.photos);
    known.photos.add(before + 2);
    if ((await this.#send('POST', `/listings/${id}/images`, undefined, form)) !== null)
      known.photos = new Set([before + 2]);
  }

  async #edit(): Promise<void> {
    const found = this.#pick(this.#standing());
    if (found === undefined) return;
    const [id, known] = found;
    const [version = 0] = known.may;
    const next = (version ?? 0) + 1;
    const json = await this.#api.listingBody(words(known.key, next)).catch(() => null);
    if (json === null) return;
    known.may.add(next);
    if ((await this.#send('PUT', `/listings/${id}`, json)) !== null) known.may = new Set([next]);
  }

  async #remove(): Promise<void> {
    const found = this.#pick(this.#standing().filter(([id]) => id !== this.#first));
    if (found === undefined) return;
    const [id, known] = found;
    known.may.add(null);
    if ((await this.#send('DELETE', `/listings/${id}`)) !== null) known.may = new Set([null]);
  }

  async #favorite(others: readonly Writer[]): Promise<void> {
    const listing = this.#pick(others.filter((one) => one !== this))?.first;
    if (listing === undefined) return;
    const saved = this.#favorites.get(listing) ?? new Set([false]);
    const wanted = this.#random() < 0.7;
    this.#favorites.set(listing, new Set([...saved, wanted]));
    if ((await this.#send(wanted ? 'POST' : 'DELETE', `/favorites/${listing}`)) !== null)
      this.#favorites.set(listing, new Set([wanted]));
  }

  /** A first message, or a reply to a received one. */
  async #message(others: readonly Writer[]): Promise<void> {
    const other = this.#pick(others.filter((one) => one !== this));
    if (other === undefined) return;
    const content = `${this.name} says ${(this.#count += 1)}`;
    const received = await this.#lastFrom(other);
    const isReply = received !== undefined && this.#random() < 0.5;
    const known: KnownMessage = {
      content,
      acknowledged: false,
      other,
      listing: isReply ? this.#first : other.first,
    };
    this.#messages.push(known);
    const answer = isReply
      ? await this.#send('POST', `/messages/${received}/reply`, { content })
      : await this.#send('POST', '/messages', { listing_id: other.first, subject: 'A desk', content });
    if (answer !== null) known.acknowledged = true;
  }

  async #lastFrom(other: Writer): Promise<string | undefined> {
    const found = await this.#read<ConversationAnswer>(`/messages/conversations/${this.#first}/${other.id}`);
    return found?.messages.find(({ from_user_id: sender }: Message) => sender === other.id)?.id;
  }

  /** Reads a path; `undefined` on failure. */
  async #read<Data>(path: string): Promise<Data | undefined> {
    const token = this.#login?.token ?? '';
    try {
      const answer = await this.#api.call('GET', path, { token });
      return answer.ok ? await dataOf<Data>(answer) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Differences from what was confirmed, and half-done work. Afterwards uncertain states count as known. */
  async faults(): Promise<string[]> {
    const found = [
      ...this.odd.splice(0),
      ...(await this.#faultsOfAccounts()),
      ...(await this.#faultsOfListings()),
      ...(await this.#faultsOfFavorites()),
      ...(await this.#faultsOfMessages()),
    ];
    return found.map((fault) => `${this.name}: ${fault}`);
  }

  async #faultsOfAccounts(): Promise<string[]> {
    const faults: string[] = [];
    for (const { email, acknowledged } of this.#accounts) {
      const answer = await this.#api.call('POST', '/auth/login', { json: { email, password } });
      const isThere = answer.status === 200;
      if (!isThere && (acknowledged || answer.status !== 401))
        faults.push(`${email} is lost: ${answer.status}`);
      if (!isThere) continue;
      const { token } = await dataOf<AuthAnswer>(answer);
      const me = await this.#api.call('GET', '/auth/me', { token });
      if (me.status !== 200) faults.push(`${email} is half an account`);
    }
    this.#accounts = [];
    return faults;
  }

  async #faultsOfListings(): Promise<string[]> {
    const faults: string[] = [];
    const mine: Listing[] = [];
    for (let page = 1, more = true; more; page += 1) {
      const answer = await this.#read<{ listings: Listing[]; pagination: { has_next: boolean } }>(
        `/user/listings?limit=100&page=${page}`,
      );
      if (answer === undefined) return ['their listings cannot be read'];
      mine.push(...answer.listings);
      more = answer.pagination.has_next;
    }
    for (const listing of mine) {
      const key = / version/.test(listing.title) ? listing.title.split(' ')[0] : undefined;
      const version = listing.price ?? 0;
      const { title, description } = words(key ?? '', version);
      if (listing.title !== title || listing.description !== description)
        faults.push(`half an edit: ${listing.title}, ${listing.description}, ${listing.price}`);
      if (!this.#listings.has(listing.id)) {
        if (key === undefined || !this.#unanswered.has(key))
          faults.push(`a listing from nowhere: ${listing.title}`);
        this.#listings.set(listing.id, { key: key ?? '', may: new Set([version]), photos: new Set([0]) });
      }
    }
    this.#unanswered.clear();
    for (const [id, known] of this.#listings) {
      const listing = mine.find((one) => one.id === id);
      if (!known.may.has(listing?.price ?? null))
        faults.push(`${known.key} is ${listing?.price ?? 'gone'}, not one of ${[...known.may].join()}`);
      if (listing === undefined) {
        this.#listings.delete(id);
        continue;
      }
      known.may = new Set([listing.price]);
      faults.push(...(await this.#faultsOfPhotos(listing, known)));
    }
    return faults;
  }

  async #faultsOfPhotos({ images }: Listing, known: KnownListing): Promise<string[]> {
    const faults: string[] = [];
    if (!known.photos.has(images.length))
      faults.push(`${known.key} has ${images.length} photos, not ${[...known.photos].join(' or ')}`);
    if (known.photos.size > 1)
      for (const { original_url: url } of images) {
        const { status } = await fetch(new URL(url, this.#origin));
        if (status !== 200) faults.push(`a photo without its file: ${status} ${url}`);
      }
    known.photos = new Set([images.length]);
    return faults;
  }

  async #faultsOfFavorites(): Promise<string[]> {
    const faults: string[] = [];
    for (const [listing, may] of this.#favorites) {
      const answer = await this.#api.call('GET', `/favorites/${listing}/check`, {
        token: this.#login?.token ?? '',
      });
      const { is_favorite: isSaved } = (await answer.json()) as FavoriteCheckAnswer;
      if (!may.has(isSaved)) faults.push(`saved is ${isSaved}`);
      this.#favorites.set(listing, new Set([isSaved]));
    }
    return faults;
  }

  async #faultsOfMessages(): Promise<string[]> {
    const faults: string[] = [];
    const summaries = await this.#read<ConversationsAnswer>('/messages/conversations?limit=50');
    for (const { content, acknowledged, other, listing } of this.#messages) {
      const read = await this.#read<ConversationAnswer>(
        `/messages/conversations/${listing}/${other.id}?limit=100`,
      );
      const times = read?.messages.filter((message) => message.content === content).length ?? 0;
      if (acknowledged ? times !== 1 : times > 1) faults.push(`'${content}' is there ${times} times`);
      const summary = summaries?.conversations.find(
        (one) => one.listing_id === listing && one.other_user_id === other.id,
      );
      if (times > 0 && summary?.last_message.content !== read?.messages[0]?.content)
        faults.push(`the inbox does not know the last of '${content}'`);
    }
    this.#messages = [];
    return faults;
  }
}
