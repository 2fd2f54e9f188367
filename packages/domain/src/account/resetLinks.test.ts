import { expect, test } from 'vitest';
import { readResetLink, resetLinkPath } from './resetLinks.ts';

const read = (href: string) => readResetLink(new URL(href, 'https://porchlight.test'));

test.each(['ana@porchlight.test', "o'brien+a&b=c#d@porchlight.test"])(
  "a link contains its token and the account's email: %s",
  (email) => {
    const path = resetLinkPath('a-token_1', email);
    expect(path).toMatch(/^\/reset-password#token=a-token_1&for=/);
    expect(read(path)).toEqual({ token: 'a-token_1', email });
  },
);

test.each([
  ['/reset-password', null, null],
  ['/reset-password#token=t', 't', null],
  ['/reset-password?token=old#token=t&for=ana@porchlight.test', 't', 'ana@porchlight.test'],
  ['/reset-password?token=t#for=ana@porchlight.test', 't', 'ana@porchlight.test'],
  ['/reset-password?token=t', 't', null],
  ['/reset-password?token=t#for=', 't', null],
  ['/reset-password?token=t#for=Call+555-0100', 't', null],
  ['/reset-password?token=t#for=<b>ana@porchlight.test</b>', 't', null],
  ['/reset-password?token=t&for=ana@porchlight.test', 't', null],
  ['/reset-password#for=ana@porchlight.test', null, 'ana@porchlight.test'],
])('%s contains the token %j and the email %j', (href, token, email) => {
  expect(read(href)).toEqual({ token, email });
});
