export { createPasswords, strongPasswords, type PasswordCost } from './password.ts';
export {
  changePassword,
  findByEmail,
  findById,
  insertUser,
  proveEmail,
  respellEmail,
  setPendingEmail,
  toUser,
  unprovenEmail,
  updatePasswordHash,
  type UserRow,
} from './store.ts';
