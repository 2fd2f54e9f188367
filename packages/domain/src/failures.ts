import { truncateChars } from './characters.ts';
import * as limits from './limits/index.ts';
import { isRecord } from './records.ts';

/**
 * The text that a failing answer carries for people: `message`, else `error.message`, else
 * `error` itself. At most 300 characters; show it as text, never as markup.
 */
export function errorMessageFrom(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const nested = isRecord(body['error']) ? body['error']['message'] : body['error'];
  const message = [body['message'], nested].find((text) => typeof text === 'string' && text.trim());
  return typeof message === 'string' ? truncateChars(message.trim(), limits.serverMessageMax) : undefined;
}

/** Texts by field name, as a 422 carries them: a field that says nothing is none, and one text counts as a list of it. */
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

/** What a refusal says of itself, whoever worded it; nothing of what is not understood. */
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

/** Whether an answer says that what was asked for does not exist: no more, or not for this person. */
export const isMissingStatus = (status: number | undefined): boolean => status === 404 || status === 410;
