import { truncateChars } from '../text/characters.ts';
import * as limits from '../limits/index.ts';
import { isRecord } from './records.ts';

/**
 * The error text of a response for users: `message`, else `error.message`, else `error` itself. At most 300
 * characters; show it as text, never as markup.
 */
export function errorMessageFrom(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const nested = isRecord(body['error']) ? body['error']['message'] : body['error'];
  const message = [body['message'], nested].find((text) => typeof text === 'string' && text.trim());
  return typeof message === 'string' ? truncateChars(message.trim(), limits.serverMessageMax) : undefined;
}

/** Error texts by field name, from a 422: fields without a text are dropped, and a single text becomes a list. */
export function textsByField(errors: unknown): Record<string, string[]> {
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors)
      .map(([field, said]): [string, string[]] => [
        field,
        (Array.isArray(said) ? said : [said]).filter(
          (text) => typeof text === 'string' && text.trim() !== '',
        ),
      ])
      .filter(([, said]) => said.length > 0),
  );
}

/** The parsed fields of an error response from any server; unknown ones are dropped. */
export function refusalFrom(body: unknown): {
  serverMessage: string | undefined;
  code: string | undefined;
  fieldErrors: Record<string, string[]>;
} {
  const { code, errors } = isRecord(body) ? body : {};
  return {
    serverMessage: errorMessageFrom(body),
    code: typeof code === 'string' ? code : undefined,
    fieldErrors: textsByField(errors),
  };
}

/** Whether a status means that the resource does not exist, anymore or for this user. */
export const isMissingStatus = (status: number | undefined): boolean => status === 404 || status === 410;
