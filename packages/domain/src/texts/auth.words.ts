/** Sign in, register, forgotten and new password. */
import { brand } from '../market/porchlight.ts';
import { password } from './fields.words.ts';

export const loginFailed = 'Invalid email or password';
export const registerFailed = 'Registration failed. Please try again.';
export const passwordRequired = `${password} is required`;

export const registerMismatch = 'Passwords do not match';
export const registerPasswordMin = `${password} must be at least 6 characters long`;

export const resetPasswordMin = `${password} must be at least 8 characters`;
export const passwordTooLong = `${password} is too long`;
export const passwordCharacters = `${password} has a character that can't be used`;
export const passwordCommon = `${password} is one that many people use. Please choose another one`;
export const passwordPredictable = `${password} is easy to guess. Choose one that is longer and follows no pattern`;
export const passwordOwn = `${password} is your own name or address. Please choose another one`;
export const resetPasswordClasses =
  'Password must contain at least one lowercase letter, one uppercase letter, and one number';
export const resetMismatch = "Passwords don't match";

export const forgotSentTitle = 'Check your email';
export const forgotAnother = 'Try another email';
export const forgotBack = 'Back to sign in';
export const forgotFailed = 'Something went wrong. Please try again.';
export const resetFailed = 'Failed to reset password. Please try again or request a new reset link.';
export const resetTokenMissing = 'Invalid or missing reset token. Please request a new password reset.';
export const resetDone = 'Your password has been reset. You can sign in now.';
export const deactivated = `This account has been deactivated. Please write to ${brand.supportEmail}.`;
export const confirmDone = 'Your email address is confirmed.';
export const confirmFailed = 'This link was used already, is too old, or is incomplete. Ask for a new one.';
export const disownDone = 'Your address is removed from that account.';
export const confirmSent = 'A new link is on its way.';
export const confirmNeedless = 'Your email address is confirmed already.';
export const sessionEnded = 'Your session has ended. Please sign in again.';

export {
  name,
  email,
  password,
  nameRequired,
  nameTooLong,
  nameNeedsLetter,
  nameIsLink,
  nameHasMark,
  nameIsStaff,
  emailRequired,
  emailInvalid,
  emailTooLong,
} from './fields.words.ts';
