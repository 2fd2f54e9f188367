import { createHmac } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { LogFields } from './ports/index.ts';

/** The known subjects of an event. Addresses are logged as keyed hashes, equal for equal addresses. */
export interface Concerned {
  userId?: string | undefined;
  /** The email address that was typed or written to. */
  account?: string | undefined;
  /** The client's IP address, in the form used for limits. */
  from?: string | undefined;
}

/** Events of sign-ins and credentials, for later investigation. */
export interface SecurityLog {
  done(event: 'signed_in' | 'signed_out' | 'registered' | CredentialEvent, who: Concerned): void;
  failed(
    event: 'sign_in_failed' | 'sign_in_deactivated' | 'refresh_token_reused' | 'password_check_failed',
    who: Concerned,
  ): void;
}

type CredentialEvent =
  | 'signed_out_elsewhere'
  | 'account_deleted'
  | 'export_asked'
  | 'password_changed'
  | 'password_reset_asked'
  | 'password_reset'
  | 'email_change_asked'
  | 'email_change_canceled'
  | 'email_changed'
  | 'email_confirmed'
  | 'email_disowned';

export function createSecurityLog({ logger, secret }: Pick<Deps, 'logger' | 'secret'>): SecurityLog {
  const hashed = (kind: string, text: string | undefined): string | undefined =>
    text === undefined
      ? undefined
      : createHmac('sha256', secret)
          .update(`log ${kind}\n${text.toLowerCase()}`)
          .digest('base64url')
          .slice(0, 22);
  const fields = ({ userId, account, from }: Concerned): LogFields => ({
    user: userId,
    account: hashed('account', account),
    from: hashed('from', from),
  });
  return {
    done: (event, who) => logger.info(event, fields(who)),
    failed: (event, who) => logger.warn(event, fields(who)),
  };
}
