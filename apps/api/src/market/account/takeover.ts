import type { Deps } from '../../deps.ts';
import { endSuspensionOfAdministrator, logModeratorRemoved } from '../moderation/index.ts';
import { removeModeratorsAddedBy } from '../moderators/index.ts';
import type { PublicTransaction } from '../../platform/publicChanges.ts';
import { forgetKnownSignIns, revokeAll } from '../session/index.ts';
import { changePassword, proveEmail, type UserRow } from '../users/index.ts';
import { dropConfirmations } from './confirmations.ts';
import { voidResetTokens } from './resetTokens.ts';

/**
 * Gives an account to the owner of its mailbox, who opened a reset link: sets the new password and confirms
 * the address. Ends what another user could have set up with the old password: sessions, known devices,
 * links, a pending address, moderators they added.
 */
export async function takeOver(
  deps: Pick<Deps, 'clock' | 'ids' | 'settings'>,
  tx: PublicTransaction,
  owner: UserRow,
  passwordHash: string,
): Promise<void> {
  const now = deps.clock.now();
  await changePassword(tx, owner.id, passwordHash, now);
  await revokeAll(tx, owner.id, now);
  await forgetKnownSignIns(tx, owner.id);
  await voidResetTokens(tx, owner.id);
  await dropConfirmations(tx, owner.id);
  for (const id of await removeModeratorsAddedBy(tx, owner.id)) await logModeratorRemoved(deps, tx, id);
  await proveEmail(tx, owner.id, owner.email, now);
  await endSuspensionOfAdministrator(tx, deps.settings, owner.id);
}
