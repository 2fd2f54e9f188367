export const title = 'Profile';
export const notSignedIn = 'Please log in to view your profile';
export const verified = 'Verified';
export const unverified = 'Unverified';
export const active = 'Active';
export const inactive = 'Inactive';
export const updateEmail = 'Update Email';
export const changePassword = 'Change Password';
export const emailFailed = 'Failed to update email';
export const passwordFailed = 'Failed to update password';
export const emailUpdated = 'Email updated successfully!';
/** After `emailUpdated`: what has to happen before the change takes effect. */
export const emailPending =
  'We sent a link to the new address. You sign in with the old one until you open it.';
export const passwordUpdated = 'Password updated successfully!';
/** For the whole form. */
export const mismatch = 'New passwords do not match';
/** Next to the confirmation field while typing. */
export const mismatchHint = 'Passwords do not match';
export const currentPassword = 'Current password';
export const newEmail = 'New email';
export const newPassword = 'New password';
export const currentPasswordRequired = `${currentPassword} is required`;
export const newEmailRequired = `${newEmail} is required`;
export const newPasswordRequired = `${newPassword} is required`;
export const newPasswordMin = 'Password must be at least 8 characters';
export const confirmRequired = 'Please confirm the new password';
export const currentPasswordWrong = `${currentPassword} is incorrect`;
