export interface AccountNameProps {
  /** The account's email. */
  address: string;
}

/**
 * Tells password managers which account a form belongs to. Hidden from users and assistive technology.
 * Renders a hidden `<input>`.
 */
export function AccountName({ address }: AccountNameProps) {
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={address} />;
}
