import { afterAll, beforeAll, describe } from 'vitest';
import { contractApi, type ContractApi } from './api.ts';
import { authContract } from './auth.ts';
import { favoritesContract } from './favorites.ts';
import { imagesContract } from './images.ts';
import { listingsWriteContract } from './listingsWrite.ts';
import { messagesContract } from './messages.ts';
import { kindsUnderTest, serverUnderTest, type ServerUnderTest } from './server.ts';
import { supportContract } from './support.ts';

describe.each(kindsUnderTest)('the contract, for people with an account (%s database)', (kind) => {
  let server: ServerUnderTest | undefined;
  let api: ContractApi | undefined;

  beforeAll(async () => {
    server = await serverUnderTest(kind);
    api = contractApi(server.origin);
  });
  afterAll(() => server?.stop());

  const ready = (): ContractApi => {
    if (api === undefined) throw new Error('The server under test is not ready yet.');
    return api;
  };
  authContract(ready);
  listingsWriteContract(ready);
  imagesContract(ready);
  favoritesContract(ready);
  messagesContract(ready);
  supportContract(ready);
});
