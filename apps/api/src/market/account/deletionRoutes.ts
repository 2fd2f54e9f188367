import { passwordProofSchema } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import {
  noContent,
  readJson,
  requireUser,
  unauthorized,
  validate,
  type ApiApp,
  type ApiEnv,
} from '../../platform/http/index.ts';
import { addressSubject } from '../../platform/limits/index.ts';
import { createSecurityLog } from '../../platform/securityLog.ts';
import { deleteAccount } from './deletion.ts';
import { createPasswordProof } from './passwordProof.ts';

/** Deleting one's account, confirmed with the current password. */
export function deletionRoutes(deps: Deps): ApiApp {
  const { toProve, provePassword } = createPasswordProof(deps);
  const log = createSecurityLog(deps);
  const routes = new Hono<ApiEnv>();

  routes.delete('/auth/account', async (c) => {
    const viewer = await requireUser(c);
    const { password } = validate(passwordProofSchema, await readJson(c));
    const user = await toProve(viewer);
    await provePassword(c, user, password, 'password');
    const isDone = await deps.changes
      .of('person_deleted')
      .transaction((tx) => deleteAccount(deps, tx, user.id));
    if (!isDone) throw unauthorized();
    log.done('account_deleted', {
      userId: user.id,
      account: user.email,
      from: addressSubject(c.get('clientAddress')),
    });
    return noContent(c);
  });

  return routes;
}
