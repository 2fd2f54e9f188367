import { expect, it } from 'vitest';
import { describeOnDatabases } from './testing.ts';

describeOnDatabases('the server as a whole', (test) => {
  it('says that it is up and ready', async () => {
    expect((await test().request('GET', '/healthz')).status).toBe(200);
    expect((await test().request('GET', '/readyz')).status).toBe(200);
  });

  it('answers an unknown path with the error body and the request id', async () => {
    const response = await test().request('GET', '/api/v1/nothing');
    expect(response.status).toBe(404);
    const body = await response.json();
    expect(body).toEqual({
      message: 'Not found.',
      code: 'not_found',
      request_id: response.headers.get('x-request-id'),
    });
  });

  it('keeps browsers on the safe side', async () => {
    const { headers } = await test().request('GET', '/healthz');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
