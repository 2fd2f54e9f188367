export { createPasswords, strongPasswords, type PasswordCost } from './password.ts';
export {
  changeEmail,
  changePassword,
  findByEmail,
  findById,
  insertUser,
  toUser,
  updatePasswordHash,
  type UserRow,
} from './store.ts';
