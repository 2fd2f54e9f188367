export interface AccountNameProps {
  /** What the account is signed in to with. */
  address: string;
}

/**
 * Tells password managers whose password a form is about, where no field of it says so. No one sees, hears or reaches
 * it. Renders a hidden `<input>`.
 */
export function AccountName({ address }: AccountNameProps) {
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={address} />;
}
