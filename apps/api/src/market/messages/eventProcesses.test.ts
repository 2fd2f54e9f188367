import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Message } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/testApi.ts';
import { testDatabases } from '../../testing/database.ts';
import { dataOf, person, postListing } from '../../testing/people.ts';
import { startSecondProcess } from '../../testing/process.ts';
import { listenTo } from '../../testing/eventStream.ts';

test.runIf(testDatabases.includes('server'))(
  'with two processes on one database, a message sent through one reaches clients of the other',
  async () => {
    const folders = [await mkdtemp(join(tmpdir(), 'one-')), await mkdtemp(join(tmpdir(), 'two-'))];
    const shared = await testApi({ database: 'server' });
    // Started one after the other, so that only the first fills the empty database.
    const one = await startSecondProcess(shared, folders[0] ?? '');
    const two = await startSecondProcess(shared, folders[1] ?? '');

    const [{ token: seller }, { token: buyer }] = [await person(one), await person(one)];
    const { id: listing_id } = await postListing(one, { token: seller });
    // Both processes accept the same token.
    const events = '/api/v1/messages/events';
    const sellerHears = listenTo((await one.request('GET', events, { token: seller })).body);
    const buyerHears = listenTo((await two.request('GET', events, { token: buyer })).body);
    expect((await sellerHears.next())?.event).toBe('ready');
    expect((await buyerHears.next())?.event).toBe('ready');

    const question = await dataOf<Message>(
      two.request('POST', '/api/v1/messages', {
        token: buyer,
        json: { listing_id, subject: '', content: 'Is it there?' },
      }),
    );
    const heard = { type: 'message.created', listing_id };
    expect((await sellerHears.next())?.data).toMatchObject({ ...heard, message_id: question.id });
    expect((await buyerHears.next())?.data).toMatchObject({ ...heard, message_id: question.id });
    const answer = await dataOf<Message>(
      one.request('POST', `/api/v1/messages/${question.id}/reply`, {
        token: seller,
        json: { content: 'It is.' },
      }),
    );
    expect((await buyerHears.next())?.data).toMatchObject({ ...heard, message_id: answer.id });

    await Promise.all([sellerHears.stop(), buyerHears.stop()]);
    await Promise.all([one.kill(), two.kill()]);
    await shared.close();
    for (const folder of folders) await rm(folder, { recursive: true });
  },
  120_000,
);
