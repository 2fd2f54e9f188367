import { afterAll, beforeAll, describe } from 'vitest';
import { contractApi, type ContractApi } from './api.ts';
import { readsContract } from './reads.ts';
import { serverUnderTest, type ServerUnderTest } from './server.ts';

describe('the contract, for everybody', () => {
  let server: ServerUnderTest | undefined;
  let api: ContractApi | undefined;

  beforeAll(async () => {
    server = await serverUnderTest();
    api = contractApi(server.origin);
  });
  afterAll(() => server?.stop());

  readsContract(() => {
    if (api === undefined) throw new Error('The server under test is not ready yet.');
    return api;
  });
});
