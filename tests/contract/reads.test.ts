import { afterAll, beforeAll, describe } from 'vitest';
import { contractApi, type ContractApi } from './api.ts';
import { readsContract } from './reads.ts';
import { kindsUnderTest, serverUnderTest, type ServerUnderTest } from './server.ts';

describe.each(kindsUnderTest)('the contract, for everybody (%s database)', (kind) => {
  let server: ServerUnderTest | undefined;
  let api: ContractApi | undefined;

  beforeAll(async () => {
    server = await serverUnderTest(kind);
    api = contractApi(server.origin);
  });
  afterAll(() => server?.stop());

  readsContract(() => {
    if (api === undefined) throw new Error('The server under test is not ready yet.');
    return api;
  });
});
