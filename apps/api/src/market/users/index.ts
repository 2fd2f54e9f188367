export { createPasswords, strongPasswords, type PasswordCost } from './password.ts';
export {
  changePassword,
  findByEmail,
  findById,
  holdByEmail,
  insertUser,
  lockById,
  proveEmail,
  rename,
  respellEmail,
  setAvatar,
  setPendingEmail,
  toUser,
  unprovenEmail,
  updatePasswordHash,
  withSuspension,
  type UserRow,
} from './store.ts';
