export { endSuspensionOfAdministrator } from './authority.ts';
export { caseRoutes } from './caseRoutes.ts';
export { deskRoutes } from './deskRoutes.ts';
export { logModeratorRemoved } from './log.ts';
export { forgetPersonInCases } from './forget.ts';
export { findDecided } from './emails.ts';
export { keepSuspendedAddress, suspendedUntil } from './suspendedAddresses.ts';
export { endSuspensions } from './suspensions.ts';
export { openCase, reopenAfterEdit } from './openCase.ts';
